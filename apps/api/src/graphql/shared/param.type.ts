import { Field, ObjectType } from 'type-graphql'

@ObjectType('Param', { simpleResolvers: true, description: 'A named value that a sentence is filled in with.' })
export class ParamType {
  @Field(() => String, { description: 'The name as the sentence has it.' })
  name!: string

  @Field(() => String, { description: 'The value as text.' })
  value!: string
}

/** Named values as a list, in the order given; absent ones are left out. */
export const toParams = (values: Readonly<Record<string, unknown>> | undefined): ParamType[] =>
  Object.entries(values ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ({ name, value: typeof value === 'object' ? JSON.stringify(value) : String(value) }))
