import { Field, InputType, Int } from 'type-graphql'

@InputType('GuandanReadingInput')
export class GuandanReadingInput {
  @Field(() => String)
  type!: string

  @Field(() => Int)
  size!: number

  @Field(() => Int)
  key!: number
}

@InputType('GuandanPlayInput')
export class GuandanPlayInput {
  @Field(() => Int)
  seat!: number

  @Field(() => [String])
  cards!: string[]

  @Field(() => GuandanReadingInput, { nullable: true })
  as?: GuandanReadingInput

  @Field(() => Boolean, { nullable: true })
  reported?: boolean
}

@InputType('GuandanGiftInput')
export class GuandanGiftInput {
  @Field(() => Int)
  from!: number

  @Field(() => Int)
  to!: number

  @Field(() => String)
  card!: string
}

@InputType('GuandanDealRecordInput')
export class GuandanDealRecordInput {
  @Field(() => String)
  level!: string

  @Field(() => [[String]])
  hands!: string[][]

  @Field(() => Int, { nullable: true })
  leader?: number

  @Field(() => [Int], { nullable: true })
  previousFinish?: number[]

  @Field(() => [GuandanGiftInput], { nullable: true })
  tributes?: GuandanGiftInput[]

  @Field(() => [GuandanGiftInput], { nullable: true })
  returns?: GuandanGiftInput[]

  @Field(() => [GuandanPlayInput], { nullable: true })
  plays?: GuandanPlayInput[]
}

@InputType('GuandanDealInput', { description: 'A finishing order, or the side that lost the deal by penalty.' })
export class GuandanDealInput {
  @Field(() => [Int], { nullable: true, description: 'Seats 0–3 (N, E, S, W); two after a double win.' })
  finish?: number[]

  @Field(() => Int, { nullable: true })
  lostBy?: number

  @Field(() => Int, { nullable: true })
  voidHand?: number

  @Field(() => GuandanDealRecordInput, { nullable: true })
  record?: GuandanDealRecordInput
}

@InputType('GuandanSheetInput')
export class GuandanSheetInput {
  @Field(() => String, {
    nullable: true,
    description: '`game` where nothing is given, `points`, `bye` or `duplicateDeal`.',
  })
  kind?: string

  @Field(() => [GuandanDealInput], { nullable: true })
  deals?: GuandanDealInput[]

  @Field(() => [GuandanDealInput], { nullable: true })
  extraDeals?: GuandanDealInput[]

  @Field(() => GuandanDealInput, { nullable: true })
  deal?: GuandanDealInput

  @Field(() => String, { nullable: true })
  ended?: string

  @Field(() => String, { nullable: true, description: '`0`, `1` or `both`.' })
  endedBy?: string

  @Field(() => [String], { nullable: true })
  startLevels?: string[]

  @Field(() => [String], { nullable: true })
  finalLevels?: string[]

  @Field(() => Int, { nullable: true })
  decidedFor?: number

  @Field(() => [Int], { nullable: true })
  fouls?: number[]

  @Field(() => [String], { nullable: true })
  matchPoints?: string[]

  @Field(() => [String], { nullable: true })
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
