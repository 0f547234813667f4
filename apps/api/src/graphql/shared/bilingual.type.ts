import { Field, ObjectType } from 'type-graphql'

@ObjectType('Bilingual', { simpleResolvers: true, description: 'A text in both languages of the office.' })
export class BilingualType {
  @Field(() => String, { description: 'In Chinese.' })
  zh!: string

  @Field(() => String, { description: 'In English.' })
  en!: string
}
