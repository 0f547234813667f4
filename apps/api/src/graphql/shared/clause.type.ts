import { Field, ObjectType } from 'type-graphql'

@ObjectType('Clause', { simpleResolvers: true, description: 'An article of a rulebook edition.' })
export class ClauseType {
  @Field(() => String)
  edition!: string

  @Field(() => String)
  article!: string
}
