import { Field, ObjectType } from 'type-graphql'

@ObjectType('Clause', { simpleResolvers: true, description: 'An article of a rulebook edition.' })
export class ClauseType {
  @Field(() => String, { description: 'The id of the edition: bridge/laws-2017.' })
  edition!: string

  @Field(() => String, { description: 'The article as the edition numbers it: 12C1(b).' })
  article!: string
}
