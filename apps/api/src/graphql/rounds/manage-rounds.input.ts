import { Field, ID, InputType, Int } from 'type-graphql'
import { JSONObject } from '../shared/scalars.js'
import { KeyedInput } from '../shared/keyed.input.js'
import type { DrawChoice } from '../../domain/rounds/draw-round.js'
import type { NamedGround } from '../../domain/rounds/name-winner.js'
import type { ClockAction } from '../../domain/rounds/set-clock.js'
import { DateTime } from '../shared/scalars.js'
import { ClockActionEnum, DrawChoiceEnum, NamedGroundEnum, type SeatingKind, SeatingKindEnum } from './rounds.enums.js'
import { OneOfInput } from '../shared/one-of-input.js'

@InputType('ChangeSettingsInput', { description: 'What is left out stays as it is.' })
export class ChangeSettingsInputType extends KeyedInput {
  @Field(() => ID, { description: 'The stage.' })
  stage!: string

  @Field(() => JSONObject, {
    nullable: true,
    description:
      'All conditions of contest by their keys, as the settings of the edition describe them; left as they are where absent.',
  })
  settings?: Readonly<Record<string, unknown>>

  @Field(() => JSONObject, {
    nullable: true,
    description:
      'How rounds are made, by the keys of planSettings, earlier stages by ordinal; left as it is where absent.',
  })
  plan?: Readonly<Record<string, unknown>>

  @Field(() => Boolean, {
    nullable: true,
    description: 'Takes the plan away: rounds are laid out by hand. A plan given beside it is not read.',
  })
  removePlan?: boolean

  @Field(() => Int, { description: "The stage's version the editor has seen." })
  expectedVersion!: number
}

@InputType('OpenSessionInput', { description: 'Another session of a stage.' })
export class OpenSessionInputType extends KeyedInput {
  @Field(() => ID, { description: 'The stage it belongs to.' })
  stage!: string

  @Field(() => String, { nullable: true, description: 'Its Chinese name, where it has one.' })
  nameZh?: string

  @Field(() => String, { nullable: true, description: 'Its English name, where it has one.' })
  nameEn?: string

  @Field(() => DateTime, { nullable: true, description: 'When play begins.' })
  startsAt?: Date
}

@InputType('EndStageInput', { description: 'A stage to be ended before its plan is played out.' })
export class EndStageInputType extends KeyedInput {
  @Field(() => ID, { description: 'The stage.' })
  stage!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('AdvanceStageInput', { description: 'A stage to be filled from those before it.' })
export class AdvanceStageInputType extends KeyedInput {
  @Field(() => ID, { description: 'The stage to be filled; its plan says from where.' })
  stage!: string
}

@InputType('ManualRoundInput', { description: 'Pairings made by hand.' })
export class ManualRoundInputType {
  @Field(() => [[ID]], { description: 'Two entries each.' })
  pairs!: string[][]

  @Field(() => ID, { nullable: true, description: 'Who has no opponent, in an odd field.' })
  bye?: string

  @Field(() => String, { description: 'Why it is paired by hand.' })
  reason!: string
}

@OneOfInput('RoundWayInput', { description: 'Another way to the next round than the plan of the stage.' })
export class RoundWayInput {
  @Field(() => DrawChoiceEnum, { nullable: true, description: 'What is relaxed, where no legal pairing is left.' })
  relaxing?: DrawChoice

  @Field(() => ManualRoundInputType, { nullable: true, description: 'Pairings made by hand.' })
  manual?: ManualRoundInputType
}

@InputType('DrawRoundInput', { description: 'The next round of a stage.' })
export class DrawRoundInputType extends KeyedInput {
  @Field(() => ID, { description: 'The stage.' })
  stage!: string

  @Field(() => RoundWayInput, { nullable: true, description: 'How; as its plan says where nothing is given.' })
  way?: RoundWayInput
}

@InputType('SwapSidesInput', { description: 'Two sides that change places in a round.' })
export class SwapSidesInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round.' })
  round!: string

  @Field(() => ID, { description: 'One entry.' })
  first!: string

  @Field(() => ID, { description: 'The other entry.' })
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

@InputType('UndoRoundInput', { description: 'A draft to be thrown away, or an announced round without results.' })
export class UndoRoundInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round.' })
  round!: string

  @Field(() => String, { nullable: true, description: 'Why; needed where the round is announced already.' })
  reason?: string
}

@InputType('PublishRoundInput', { description: 'A draft to be announced.' })
export class PublishRoundInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round.' })
  round!: string

  @Field(() => Boolean, { nullable: true, description: 'The later drafts of the session with it.' })
  following?: boolean

  @Field(() => DateTime, { nullable: true, description: 'When its clock starts.' })
  startsAt?: Date

  @Field(() => Int, { nullable: true, description: 'The length of its clock in minutes.' })
  minutes?: number

  @Field(() => [ID], {
    nullable: true,
    description:
      'Contestants with a suspended player that play all the same, as whoever announces it says; it stays in the log.',
  })
  suspended?: string[]
}

@InputType('NameWinnerInput', { description: 'Who goes on from a match of a bracket that its games leave open.' })
export class NameWinnerInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round the match is played in.' })
  round!: string

  @Field(() => String, { description: 'Its name in the bracket, as the table has it, e.g. w/r2/m1.' })
  match!: string

  @Field(() => ID, { description: 'The entry that goes on.' })
  winner!: string

  @Field(() => NamedGroundEnum, { description: 'On what ground.' })
  ground!: NamedGround

  @Field(() => String, { description: 'The reason in words, with the article.' })
  reason!: string
}

@InputType('CloseRoundInput', { description: 'A round to be closed.' })
export class CloseRoundInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round.' })
  round!: string

  @Field(() => String, { nullable: true, description: 'Needed while there are tables without a sheet.' })
  reason?: string

  @Field(() => [ID], {
    nullable: true,
    description:
      'Contestants with a player suspended since it was announced whose results stand, as whoever ends it says; it stays in the log.',
  })
  suspended?: string[]
}

@InputType('ReopenRoundInput', { description: 'A closed round that is to take results again.' })
export class ReopenRoundInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round.' })
  round!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('GiveExtraTimeInput', { description: 'Time that one table gets beyond the clock of its round.' })
export class GiveExtraTimeInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round.' })
  round!: string

  @Field(() => String, { description: 'Section and label as on the table.' })
  table!: string

  @Field(() => Int, { description: 'Minutes, added to those given before; less than nothing takes back.' })
  minutes!: number
}

@InputType('SetRoundClockInput', { description: 'What is done to the clock of a round.' })
export class SetRoundClockInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round.' })
  round!: string

  @Field(() => ClockActionEnum, { description: 'What is done.' })
  action!: ClockAction

  @Field(() => Int, { nullable: true, description: 'Its length in minutes; the one that stands where none is given.' })
  minutes?: number
}

@InputType('ApplySeatingInput', { description: 'A seating for a whole session, or for its next round.' })
export class ApplySeatingInputType extends KeyedInput {
  @Field(() => ID, { description: 'The session.' })
  session!: string

  @Field(() => SeatingKindEnum, { description: 'How seats are given out.' })
  kind!: SeatingKind

  @Field(() => Int, { nullable: true, description: 'How many rounds; as many as the seating has where none is given.' })
  rounds?: number

  @Field(() => Int, { nullable: true, description: 'The number a search is repeatable by.' })
  seed?: number

  @Field(() => Int, { nullable: true, description: 'How many searches are made, the best of which is taken: 1 to 30.' })
  tries?: number

  @Field(() => Boolean, {
    nullable: true,
    description: 'In the place of the drafts of the session, and only if it is better than they are.',
  })
  better?: boolean

  @Field(() => [ID], {
    nullable: true,
    description: 'Of the next round by the standings: contestants who are not there.',
  })
  absent?: string[]

  @Field(() => [String], {
    nullable: true,
    description: 'Draws the draft of the next round again; the tables with these labels stay as they are.',
  })
  keep?: string[]
}
