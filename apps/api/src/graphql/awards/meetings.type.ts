import { Field, Int, ObjectType } from 'type-graphql'
import type { MeetingRow } from '../../domain/registry/companions.repo.js'
import { PersonResultType } from '../registry/person.type.js'

@ObjectType('MeetingGame', { description: 'A game, match or session of two people against each other at one table.' })
export class MeetingGameType {
  row!: MeetingRow

  @Field(() => Int, { description: 'The session it was played in, from 1.' })
  session!: number

  @Field(() => Int, { description: 'The place of the person at the table.' })
  rank!: number

  @Field(() => Int, { description: 'The place of the other.' })
  theirs!: number
}

@ObjectType('CommonResult', {
  simpleResolvers: true,
  description: 'What two people reached in one stage, each for another side.',
})
export class CommonResultType {
  @Field(() => PersonResultType, { description: 'The result of the person.' })
  own!: PersonResultType

  @Field(() => PersonResultType, { description: 'The result of the other.' })
  theirs!: PersonResultType
}

@ObjectType('PersonMeetings', { description: 'Where two people met: in one entry, at one table, in one stage.' })
export class PersonMeetingsType {
  personId!: string
  otherId!: string
}
