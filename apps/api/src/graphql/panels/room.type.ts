import { Field, ID, ObjectType } from 'type-graphql'
import type { PollResult } from '../../domain/panels/answer-poll.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { ProblemType } from '../shared/problem.type.js'

@ObjectType('PollAnswer', { description: "A player's answer to a poll.", simpleResolvers: true })
export class PollAnswerType {
  @Field(() => String, { description: 'What the player chose.' })
  option!: string

  @Field(() => String, { description: 'The level of the player.' })
  level!: string

  @Field(() => String, { description: 'What the player said about it.', nullable: true })
  comment?: string | null
}

@ObjectType('PlayerPoll', { simpleResolvers: true, description: 'A question to players, without names.' })
export class PlayerPollType {
  @Field(() => ID)
  id!: string

  @Field(() => String, { description: 'What is asked.' })
  question!: string

  @Field(() => [String], { description: 'What may be chosen.' })
  options!: string[]

  @Field(() => Boolean, { description: 'Whether it is closed.' })
  closed!: boolean

  @Field(() => [PollAnswerType], { nullable: true, description: 'Sealed while it is open.' })
  answers?: PollAnswerType[]
}

export const toPoll = ({ poll, answers }: PollResult): PlayerPollType => ({
  id: toGlobalId('Poll', poll.id),
  question: poll.question,
  options: poll.options,
  closed: poll.closedAt !== null,
  ...(answers ? { answers: [...answers] } : {}),
})

@ObjectType('PollInvitation', { simpleResolvers: true, description: 'A question as those asked read it.' })
export class PollInvitationType {
  @Field(() => ID)
  id!: string

  @Field(() => String, { description: 'What is asked.' })
  question!: string

  @Field(() => [String], { description: 'What may be chosen.' })
  options!: string[]

  @Field(() => Boolean, { description: 'Whether it is closed.' })
  closed!: boolean

  @Field(() => Boolean, { description: 'Whether the viewer has answered.' })
  answered!: boolean
}

@ObjectType('PollPayload', { simpleResolvers: true })
export class PollPayload {
  @Field(() => PollInvitationType, { description: 'The poll as those asked read it.', nullable: true })
  poll?: PollInvitationType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

export const toPollInvitation = (about: { poll: PollResult['poll']; answered: boolean }): PollInvitationType => ({
  id: toGlobalId('Poll', about.poll.id),
  question: about.poll.question,
  options: about.poll.options,
  closed: about.poll.closedAt !== null,
  answered: about.answered,
})
