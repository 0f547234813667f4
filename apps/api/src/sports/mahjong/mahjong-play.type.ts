import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { HandActKind } from '@paiji/rules/played-hand'
import { MahjongActEnum } from './mahjong.enums.js'

const SEAT = 'By the seat of this hand: 0 East (the dealer), 1 South, 2 West, 3 North.'
const TILE = 'The tile, as `3m`, `E`, or `H1` to `H8` for a flower; the lowest of a chow; none of a win.'

@ObjectType('MahjongAct', { simpleResolvers: true, description: 'One act of a hand.' })
@InputType('MahjongActInput', { description: 'One act of a hand.' })
export class MahjongActType {
  @Field(() => Int, { description: SEAT })
  seat!: number

  @Field(() => MahjongActEnum, { description: 'What was done.' })
  act!: HandActKind

  @Field(() => String, { nullable: true, description: TILE })
  tile?: string

  @Field(() => String, { nullable: true, description: 'What came for a flower.' })
  gets?: string

  @Field(() => Boolean, { nullable: true, description: 'True if another claim went before it: it changed nothing.' })
  failed?: true
}

@ObjectType('MahjongPlayedSeat', { simpleResolvers: true, description: 'What a seat has when a hand is over.' })
export class MahjongPlayedSeatType {
  @Field(() => [String], { nullable: true, description: 'Tiles behind the table; null where the deal is not known.' })
  held?: readonly string[]

  @Field(() => [String], { description: 'Sets on the table: `c123m`, `p999s`, `k1111p`, `aEEEE`.' })
  melds!: readonly string[]

  @Field(() => [String], { description: 'Discards that nobody claimed, in order.' })
  discards!: readonly string[]

  @Field(() => Int, { description: 'Flowers laid out.' })
  flowers!: number
}

// What is answered begins with what was sent: the fields are inherited by an object type too.
@ObjectType()
@InputType('MahjongPlayInput', { description: 'A hand tile by tile.' })
export class MahjongPlayInput {
  @Field(() => Int, { description: 'Tiles in play: 144 with flowers, 136 without.' })
  tiles!: number

  @Field(() => [[String]], { nullable: true, description: 'The four hands as dealt, the dealer first.' })
  dealt?: readonly (readonly string[])[]

  @Field(() => [String], { nullable: true, description: 'What was left after the deal, in the order of drawing.' })
  wall?: readonly string[]

  @Field(() => Int, { nullable: true, description: 'Tiles of each wall, where each seat draws from one of its own.' })
  ownWalls?: number

  @Field(() => [MahjongActType], { description: 'What was done, in order.' })
  acts!: readonly MahjongActType[]
}

@ObjectType('MahjongPlay', { simpleResolvers: true, description: 'A hand tile by tile, as it was recorded.' })
export class MahjongPlayType extends MahjongPlayInput {
  @Field(() => [MahjongPlayedSeatType], { description: 'The four seats when it was over, the dealer first.' })
  seats!: readonly MahjongPlayedSeatType[]
}
