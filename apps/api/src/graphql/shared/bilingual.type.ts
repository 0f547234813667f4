import { Field, ObjectType } from 'type-graphql'

@ObjectType('Bilingual', { simpleResolvers: true })
export class BilingualType {
  @Field(() => String)
  zh!: string

  @Field(() => String)
  en!: string
}
