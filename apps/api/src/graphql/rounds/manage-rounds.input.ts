import { Field, ID, InputType, Int } from 'type-graphql'
import { KeyedInput } from '../shared/keyed.input.js'
import { DateTime } from '../shared/scalars.js'

@InputType('ChangeSettingsInput', { description: 'What is left out stays as it is.' })
export class ChangeSettingsInputType extends KeyedInput {
  @Field(() => ID)
  stage!: string

  @Field(() => String, {
    nullable: true,
    description: 'All conditions of contest as the edition reads them, as JSON text.',
  })
  settings?: string

  @Field(() => String, {
    nullable: true,
    description: 'The stage of the stage graph as JSON text, earlier stages by ordinal; the text null takes it away.',
  })
  plan?: string

  @Field(() => Int, { description: "The stage's version the editor has seen." })
  expectedVersion!: number
}

@InputType('OpenSessionInput')
export class OpenSessionInputType extends KeyedInput {
  @Field(() => ID)
  stage!: string

  @Field(() => String, { nullable: true })
  nameZh?: string

  @Field(() => String, { nullable: true })
  nameEn?: string

  @Field(() => DateTime, { nullable: true })
  startsAt?: Date
}

@InputType('EndStageInput')
export class EndStageInputType extends KeyedInput {
  @Field(() => ID)
  stage!: string

  @Field(() => String)
  reason!: string
}

@InputType('AdvanceStageInput')
export class AdvanceStageInputType extends KeyedInput {
  @Field(() => ID, { description: 'The stage to be filled; its plan says from where.' })
  stage!: string
}

@InputType('ManualRoundInput', { description: 'Pairings made by hand.' })
export class ManualRoundInputType {
  @Field(() => [[ID]], { description: 'Two entries each.' })
  pairs!: string[][]

  @Field(() => ID, { nullable: true })
  bye?: string

  @Field(() => String)
  reason!: string
}

@InputType('DrawRoundInput')
export class DrawRoundInputType extends KeyedInput {
  @Field(() => ID)
  stage!: string

  @Field(() => String, { nullable: true, description: 'oldestRematch or secondBye, where no legal pairing is left.' })
  choice?: string

  @Field(() => ManualRoundInputType, { nullable: true })
  manual?: ManualRoundInputType
}

@InputType('SwapSidesInput')
export class SwapSidesInputType extends KeyedInput {
  @Field(() => ID)
  round!: string

  @Field(() => ID)
  first!: string

  @Field(() => ID)
  second!: string

  @Field(() => String, { nullable: true, description: 'Needed where something speaks against it.' })
  reason?: string

  @Field(() => Boolean, {
    nullable: true,
    description: 'The same in the rounds after it: later drafts, draw numbers of a round robin.',
  })
  following?: boolean

  @Field(() => Int)
  expectedVersion!: number
}

@InputType('UndoRoundInput')
export class UndoRoundInputType extends KeyedInput {
  @Field(() => ID)
  round!: string
}

@InputType('PublishRoundInput')
export class PublishRoundInputType extends KeyedInput {
  @Field(() => ID)
  round!: string

  @Field(() => Boolean, { nullable: true, description: 'The later drafts of the session with it.' })
  following?: boolean

  @Field(() => DateTime, { nullable: true })
  startsAt?: Date

  @Field(() => Int, { nullable: true })
  minutes?: number
}

@InputType('CloseRoundInput')
export class CloseRoundInputType extends KeyedInput {
  @Field(() => ID)
  round!: string

  @Field(() => String, { nullable: true, description: 'Needed while there are tables without a sheet.' })
  reason?: string
}

@InputType('SetRoundClockInput')
export class SetRoundClockInputType extends KeyedInput {
  @Field(() => ID)
  round!: string

  @Field(() => String, { description: 'START, PAUSE, RESUME, END or LENGTH.' })
  action!: string

  @Field(() => Int, { nullable: true, description: 'The length that stands where none is given.' })
  minutes?: number
}

@InputType('ApplyMovementInput')
export class ApplyMovementInputType extends KeyedInput {
  @Field(() => ID)
  session!: string

  @Field(() => String, { description: 'mitchell, howell or card.' })
  kind!: string

  @Field(() => Int)
  boardsARound!: number

  @Field(() => Int, { nullable: true })
  rounds?: number

  @Field(() => String, { nullable: true, description: 'Even Mitchell: skip, or shareAndRelay.' })
  even?: string

  @Field(() => Int, {
    nullable: true,
    description: 'Last rounds in which directions change, for one winner; absent: two winners.',
  })
  arrowSwitched?: number

  @Field(() => String, { nullable: true, description: 'Id of a published card.' })
  card?: string
}

@InputType('ApplySeatingInput')
export class ApplySeatingInputType extends KeyedInput {
  @Field(() => ID)
  session!: string

  @Field(() => String, { description: 'perfect, roller or search; ranking adds the next round by the standings.' })
  kind!: string

  @Field(() => Int, { nullable: true })
  rounds?: number

  @Field(() => Int, { nullable: true, description: 'The number a search is repeatable by.' })
  seed?: number
}
