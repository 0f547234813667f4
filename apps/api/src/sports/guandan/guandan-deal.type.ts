import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('GuandanReading', { simpleResolvers: true, description: 'What a player called his cards.' })
export class GuandanReadingType {
  @Field(() => String)
  type!: string

  @Field(() => Int)
  size!: number

  @Field(() => Int, { description: 'Comparison number within the type.' })
  key!: number
}

@ObjectType('GuandanPlay', { simpleResolvers: true })
export class GuandanPlayType {
  @Field(() => Int)
  seat!: number

  @Field(() => [String], { description: '`HQ`, `ST`, `BJ`, `RJ`; none for a pass.' })
  cards!: readonly string[]

  @Field(() => GuandanReadingType, { nullable: true })
  as?: GuandanReadingType

  @Field(() => Boolean, { nullable: true })
  reported?: boolean
}

@ObjectType('GuandanGift', { simpleResolvers: true, description: 'A card paid as tribute or returned.' })
export class GuandanGiftType {
  @Field(() => Int)
  from!: number

  @Field(() => Int)
  to!: number

  @Field(() => String)
  card!: string
}

@ObjectType('GuandanDealRecord', { simpleResolvers: true, description: 'A deal card by card.' })
export class GuandanDealRecordType {
  @Field(() => String)
  level!: string

  @Field(() => [[String]], { description: 'Four hands of 27 by seat, as drawn.' })
  hands!: readonly (readonly string[])[]

  @Field(() => Int, { nullable: true })
  leader?: number

  @Field(() => [Int], { nullable: true })
  previousFinish?: readonly number[]

  @Field(() => [GuandanGiftType])
  tributes!: readonly GuandanGiftType[]

  @Field(() => [GuandanGiftType])
  returns!: readonly GuandanGiftType[]

  @Field(() => [GuandanPlayType])
  plays!: readonly GuandanPlayType[]
}

@ObjectType('GuandanDeal', {
  simpleResolvers: true,
  description: 'One deal: its finishing order, or who lost it by penalty.',
})
export class GuandanDealType {
  @Field(() => [Int], { nullable: true, description: 'Seats 0–3 (N, E, S, W) in the order they went out.' })
  finish?: readonly number[]

  @Field(() => Int, { nullable: true, description: 'Side 0 (seats 0 and 2) or 1 that the deal was taken from.' })
  lostBy?: number

  @Field(() => Int, { nullable: true, description: 'Seat whose hand was void for a wrong tribute.' })
  voidHand?: number

  @Field(() => GuandanDealRecordType, { nullable: true })
  record?: GuandanDealRecordType
}

@ObjectType('GuandanLadderStep', {
  simpleResolvers: true,
  description: 'One line of the score sheet’s record of levels.',
})
export class GuandanLadderStepType {
  @Field(() => String)
  level!: string

  @Field(() => Int)
  winner!: number

  @Field(() => Int)
  upgrade!: number

  @Field(() => [String])
  before!: readonly string[]

  @Field(() => [String], { description: 'Levels of both sides after the deal; `A+` is A passed.' })
  after!: readonly string[]

  @Field(() => [String])
  events!: readonly string[]

  @Field(() => Boolean)
  extra!: boolean
}
