import { Field, ObjectType } from 'type-graphql'

@ObjectType('Param', { simpleResolvers: true })
export class ParamType {
  @Field(() => String)
  name!: string

  @Field(() => String)
  value!: string
}

/** Named values as a list, in the order given; absent ones are left out. */
export const toParams = (values: Readonly<Record<string, unknown>> | undefined): ParamType[] =>
  Object.entries(values ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ({ name, value: typeof value === 'object' ? JSON.stringify(value) : String(value) }))
