import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('TeamPlace', { description: 'A team’s place by what its members scored for themselves.' })
export class TeamPlaceType {
  memberIds!: readonly string[]

  @Field(() => String, { description: 'The name of the team.' })
  team!: string

  @Field(() => Int, { description: 'The place; shared places count like 1, 1, 3.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others take the same place.' })
  shared!: boolean

  @Field(() => String, { description: 'The sum of its members, as printed.' })
  total!: string

  @Field(() => String, { description: 'What separates equal sums, as printed.' })
  second!: string

  @Field(() => Int, {
    description: 'Sessions its members are short of those they have to play; taken off once every round is closed.',
  })
  missing!: number
}
