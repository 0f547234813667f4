import { Field, Int, ObjectType } from 'type-graphql'
import type { HandType, LadderEvent } from '@paiji/rules/guandan'
import { GuandanHandTypeEnum, GuandanLadderEventEnum } from './guandan.enums.js'

@ObjectType('GuandanReading', { simpleResolvers: true, description: 'What a player called his cards.' })
export class GuandanReadingType {
  @Field(() => GuandanHandTypeEnum, { description: 'The type of hand.' })
  type!: HandType

  @Field(() => Int, { description: 'Cards of the combination.' })
  size!: number

  @Field(() => Int, { description: 'Comparison number within the type.' })
  key!: number
}

@ObjectType('GuandanPlay', { description: 'Cards played by one seat.', simpleResolvers: true })
export class GuandanPlayType {
  @Field(() => Int, { description: 'The seat, 0 to 3.' })
  seat!: number

  @Field(() => [String], { description: '`HQ`, `ST`, `BJ`, `RJ`; none for a pass.' })
  cards!: readonly string[]

  @Field(() => GuandanReadingType, {
    description: 'What the wild cards stand for, where it can be several things.',
    nullable: true,
  })
  as?: GuandanReadingType

  @Field(() => Boolean, { description: 'Whether the seat announced the cards it had left.', nullable: true })
  reported?: boolean
}

@ObjectType('GuandanGift', { simpleResolvers: true, description: 'A card paid as tribute or returned.' })
export class GuandanGiftType {
  @Field(() => Int, { description: 'The seat that gave it, 0 to 3.' })
  from!: number

  @Field(() => Int, { description: 'The seat that received it, 0 to 3.' })
  to!: number

  @Field(() => String, { description: 'The card.' })
  card!: string
}

@ObjectType('GuandanDealRecord', { simpleResolvers: true, description: 'A deal card by card.' })
export class GuandanDealRecordType {
  @Field(() => String, { description: 'The level that was played.' })
  level!: string

  @Field(() => [[String]], { description: 'Four hands of 27 by seat, as drawn.' })
  hands!: readonly (readonly string[])[]

  @Field(() => Int, { description: 'The seat that led first, 0 to 3.', nullable: true })
  leader?: number

  @Field(() => [Int], { description: 'The order in which the seats finished the deal before.', nullable: true })
  previousFinish?: readonly number[]

  @Field(() => [GuandanGiftType], { description: 'Cards paid as tribute.' })
  tributes!: readonly GuandanGiftType[]

  @Field(() => [GuandanGiftType], { description: 'Cards given back for tribute.' })
  returns!: readonly GuandanGiftType[]

  @Field(() => [GuandanPlayType], { description: 'The plays in order, passes left out.' })
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

  @Field(() => GuandanDealRecordType, {
    description: 'The cards of the deal, where they were recorded.',
    nullable: true,
  })
  record?: GuandanDealRecordType
}

@ObjectType('GuandanLadderStep', {
  simpleResolvers: true,
  description: 'One line of the score sheet’s record of levels.',
})
export class GuandanLadderStepType {
  @Field(() => String, { description: 'The level that was played.' })
  level!: string

  @Field(() => Int, { description: 'The side (0 or 1) that won the deal.' })
  winner!: number

  @Field(() => Int, { description: 'Levels gained by the winner.' })
  upgrade!: number

  @Field(() => [String], { description: 'The levels of both sides before the deal.' })
  before!: readonly string[]

  @Field(() => [String], { description: 'Levels of both sides after the deal; `A+` is A passed.' })
  after!: readonly string[]

  @Field(() => [GuandanLadderEventEnum], { description: 'What happened on the ladder.' })
  events!: readonly LadderEvent[]

  @Field(() => Boolean, { description: 'Whether it was an extra deal.' })
  extra!: boolean
}
