import { Field, InputType, Int } from 'type-graphql'
import type { Ending, GuandanSheet, HandType } from '@paiji/rules/guandan'
import { GuandanEndingEnum, GuandanHandTypeEnum, GuandanSheetKindEnum } from './guandan.enums.js'

@InputType('GuandanReadingInput', { description: 'How a combination with wild cards is read.' })
export class GuandanReadingInput {
  @Field(() => GuandanHandTypeEnum, { description: 'The type of hand.' })
  type!: HandType

  @Field(() => Int, { description: 'Cards of the combination.' })
  size!: number

  @Field(() => Int, { description: 'The rank that compares it.' })
  key!: number
}

@InputType('GuandanPlayInput', { description: 'Cards played by one seat.' })
export class GuandanPlayInput {
  @Field(() => Int, { description: 'The seat, 0 to 3.' })
  seat!: number

  @Field(() => [String], { description: 'The cards.' })
  cards!: string[]

  @Field(() => GuandanReadingInput, {
    description: 'What the wild cards stand for, where it can be several things.',
    nullable: true,
  })
  as?: GuandanReadingInput

  @Field(() => Boolean, { description: 'Whether the seat announced the cards it had left.', nullable: true })
  reported?: boolean
}

@InputType('GuandanGiftInput', { description: 'A card of tribute, or one given back.' })
export class GuandanGiftInput {
  @Field(() => Int, { description: 'The seat that gave it, 0 to 3.' })
  from!: number

  @Field(() => Int, { description: 'The seat that received it, 0 to 3.' })
  to!: number

  @Field(() => String, { description: 'The card.' })
  card!: string
}

@InputType('GuandanDealRecordInput', { description: 'The cards of a deal.' })
export class GuandanDealRecordInput {
  @Field(() => String, { description: 'The level that was played.' })
  level!: string

  @Field(() => [[String]], { description: 'The four hands, 27 cards each, by seat.' })
  hands!: string[][]

  @Field(() => Int, { description: 'The seat that led first, 0 to 3.', nullable: true })
  leader?: number

  @Field(() => [Int], { description: 'The order in which the seats finished the deal before.', nullable: true })
  previousFinish?: number[]

  @Field(() => [GuandanGiftInput], { description: 'Cards paid as tribute.', nullable: true })
  tributes?: GuandanGiftInput[]

  @Field(() => [GuandanGiftInput], { description: 'Cards given back for tribute.', nullable: true })
  returns?: GuandanGiftInput[]

  @Field(() => [GuandanPlayInput], { description: 'The plays in order, passes left out.', nullable: true })
  plays?: GuandanPlayInput[]
}

@InputType('GuandanDealInput', { description: 'A finishing order, or the side that lost the deal by penalty.' })
export class GuandanDealInput {
  @Field(() => [Int], { nullable: true, description: 'Seats 0–3 (N, E, S, W); two after a double win.' })
  finish?: number[]

  @Field(() => Int, { description: 'The side (0 or 1) that lost the deal by a ruling.', nullable: true })
  lostBy?: number

  @Field(() => Int, { description: 'The side (0 or 1) whose hand was void.', nullable: true })
  voidHand?: number

  @Field(() => GuandanDealRecordInput, { description: 'The cards of the deal.', nullable: true })
  record?: GuandanDealRecordInput
}

@InputType('GuandanSheetInput', { description: 'A match at guandan.' })
export class GuandanSheetInput {
  @Field(() => GuandanSheetKindEnum, {
    nullable: true,
    description: 'What stands on it; a game where nothing is given.',
  })
  kind?: GuandanSheet['kind']

  @Field(() => [GuandanDealInput], { description: 'The deals in order.', nullable: true })
  deals?: GuandanDealInput[]

  @Field(() => [GuandanDealInput], { description: 'Deals played to part level sides.', nullable: true })
  extraDeals?: GuandanDealInput[]

  @Field(() => GuandanDealInput, { description: 'The one deal of a duplicate board.', nullable: true })
  deal?: GuandanDealInput

  @Field(() => GuandanEndingEnum, { description: 'How the match ended.', nullable: true })
  ended?: Ending

  @Field(() => String, { nullable: true, description: '`0`, `1` or `both`.' })
  endedBy?: string

  @Field(() => [String], { description: 'The levels at which the sides began.', nullable: true })
  startLevels?: string[]

  @Field(() => [String], { description: 'The levels reached by both sides.', nullable: true })
  finalLevels?: string[]

  @Field(() => Int, { description: 'The side (0 or 1) for which it was decided.', nullable: true })
  decidedFor?: number

  @Field(() => [Int], { description: 'Fouls by side.', nullable: true })
  fouls?: number[]

  @Field(() => [String], { description: 'Match points by side, where only they are known.', nullable: true })
  matchPoints?: string[]

  @Field(() => [String], { description: 'Level points by side, where only they are known.', nullable: true })
  levelPoints?: string[]
}

const isGiven = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined

const given = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(given)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(isGiven)
      .map(([name, inner]) => [name, given(inner)]),
  )
}

/** What was given, in the shape the guandan sheet parser reads. */
export const fromGuandanInput = (input: GuandanSheetInput): unknown => given(input)
