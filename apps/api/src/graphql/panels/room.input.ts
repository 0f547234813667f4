import { Field, ID, InputType } from 'type-graphql'
import { DateTime } from '../shared/scalars.js'
import { CaseInputType } from '../appeals/appeal.input.js'

@InputType('ScheduleHearingInput')
export class ScheduleHearingInputType extends CaseInputType {
  @Field(() => DateTime, { description: 'When it begins.' })
  at!: Date

  @Field(() => String, { description: 'Where it is held, or how.' })
  where!: string
}

@InputType('RecordHearingInput')
export class RecordHearingInputType extends CaseInputType {
  @Field(() => String, { description: 'The minutes.' })
  minutes!: string
}

@InputType('OpenPollInput')
export class OpenPollInputType extends CaseInputType {
  @Field(() => String, { description: 'What is asked.' })
  question!: string

  @Field(() => [String], { description: 'What may be chosen.' })
  options!: string[]

  @Field(() => [ID], { description: 'Accounts of those asked.' })
  invited!: string[]

  @Field(() => [ID], { nullable: true, description: 'The same by their place in the register.' })
  players?: string[]
}

@InputType('ClosePollInput')
export class ClosePollInputType extends CaseInputType {
  @Field(() => ID, { description: 'The poll.' })
  poll!: string
}

@InputType('AnswerPollInput')
export class AnswerPollInputType {
  @Field(() => ID, { description: 'The poll.' })
  poll!: string

  @Field(() => String, { description: 'The choice the player would have made.' })
  option!: string

  @Field(() => String, { description: 'The level of the player who was asked.' })
  level!: string

  @Field(() => String, { description: 'What the player said about it.', nullable: true })
  comment?: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}
