import { Field, ID, InputType } from 'type-graphql'
import { DateTime } from '../shared/scalars.js'
import { CaseInputType } from '../appeals/appeal.input.js'

@InputType('ScheduleHearingInput')
export class ScheduleHearingInputType extends CaseInputType {
  @Field(() => DateTime)
  at!: Date

  @Field(() => String)
  where!: string
}

@InputType('RecordHearingInput')
export class RecordHearingInputType extends CaseInputType {
  @Field(() => String)
  minutes!: string
}

@InputType('OpenPollInput')
export class OpenPollInputType extends CaseInputType {
  @Field(() => String)
  question!: string

  @Field(() => [String])
  options!: string[]

  @Field(() => [ID], { description: 'Accounts of those asked.' })
  invited!: string[]

  @Field(() => [ID], { nullable: true, description: 'The same by their place in the register.' })
  players?: string[]
}

@InputType('ClosePollInput')
export class ClosePollInputType extends CaseInputType {
  @Field(() => ID)
  poll!: string
}

@InputType('AnswerPollInput')
export class AnswerPollInputType {
  @Field(() => ID)
  poll!: string

  @Field(() => String)
  option!: string

  @Field(() => String)
  level!: string

  @Field(() => String, { nullable: true })
  comment?: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}
