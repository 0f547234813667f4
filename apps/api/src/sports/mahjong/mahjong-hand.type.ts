import { Field, Int, ObjectType } from 'type-graphql'
import type { FalseWinKind, HandResultKind, WinFlag } from '@paiji/rules/mahjong'
import { type CompassPoint, CompassPointEnum } from '../../schema-kit/compass-point.js'
import { MahjongPlayType } from './mahjong-play.type.js'
import { MahjongFalseWinKindEnum, MahjongFlagEnum, MahjongResultKindEnum } from './mahjong.enums.js'

const PLAYER = 'The player by the seat at the start of the session: 0 East, 1 South, 2 West, 3 North.'

@ObjectType('MahjongHandResult', { simpleResolvers: true, description: 'How a hand ended.' })
export class MahjongHandResultType {
  @Field(() => MahjongResultKindEnum, { description: 'How it ended.' })
  kind!: HandResultKind

  @Field(() => Int, { nullable: true, description: PLAYER })
  winner?: number

  @Field(() => Int, { nullable: true, description: PLAYER })
  discarder?: number

  @Field(() => Int, { nullable: true, description: 'Points of the hand as announced and confirmed, flowers included.' })
  fan?: number

  @Field(() => Int, { description: 'Flowers, counted apart from the minimum.', nullable: true })
  flowers?: number
}

@ObjectType('MahjongFalseWin', { description: 'A win that was declared and did not stand.', simpleResolvers: true })
export class MahjongFalseWinType {
  @Field(() => Int, { description: PLAYER })
  player!: number

  @Field(() => MahjongFalseWinKindEnum, { description: 'What was wrong.' })
  kind!: FalseWinKind
}

@ObjectType('MahjongFine', { description: 'A fine in points.', simpleResolvers: true })
export class MahjongFineType {
  @Field(() => Int, { description: PLAYER })
  player!: number

  @Field(() => Int, { description: 'Points.' })
  amount!: number

  @Field(() => Int, { nullable: true, description: 'Who receives it; nobody when absent.' })
  to?: number
}

@ObjectType('MahjongPenaltyNote', { description: 'An act that was noted without points.', simpleResolvers: true })
export class MahjongPenaltyNoteType {
  @Field(() => Int, { description: PLAYER })
  player!: number

  @Field(() => String, { description: 'An act of the catalogue of penalties.' })
  code!: string
}

@ObjectType('MahjongFanCount', { description: 'A scoring element and how often it occurs.', simpleResolvers: true })
export class MahjongFanCountType {
  @Field(() => String, { description: 'Number of the fan in the rulebook.' })
  fan!: string

  @Field(() => Int, { description: 'How often it occurs.' })
  count!: number
}

@ObjectType('MahjongSlip', { simpleResolvers: true, description: 'The winning hand, where it was kept.' })
export class MahjongSlipType {
  @Field(() => [String], { description: '`c234m`, `p999s`, `k1111p`, `aEEEE`.' })
  melds!: string[]

  @Field(() => String, { description: 'Concealed tiles without the winning one, e.g. `123m55pEE`.' })
  hand!: string

  @Field(() => String, { description: 'The winning tile.' })
  win!: string

  @Field(() => [MahjongFlagEnum], { description: 'Circumstances of the win.' })
  flags!: WinFlag[]

  @Field(() => CompassPointEnum, { description: 'The prevalent wind.' })
  round!: CompassPoint

  @Field(() => CompassPointEnum, { description: 'Wind of the winner’s seat.' })
  seat!: CompassPoint

  @Field(() => Int, { description: 'Flowers.' })
  flowers!: number

  @Field(() => [MahjongFanCountType], { description: 'The fans that were announced.' })
  claimed!: MahjongFanCountType[]
}

@ObjectType('MahjongHand', { simpleResolvers: true, description: 'One hand of a session.' })
export class MahjongHandType {
  @Field(() => Int, { description: 'Which hand, 1 to 16.' })
  number!: number

  @Field(() => MahjongHandResultType, { description: 'How it ended.' })
  result!: MahjongHandResultType

  @Field(() => [MahjongFalseWinType], { description: 'False wins of the hand.' })
  falseWins!: readonly MahjongFalseWinType[]

  @Field(() => [MahjongFineType], { description: 'Fines of the hand.' })
  fines!: readonly MahjongFineType[]

  @Field(() => [MahjongPenaltyNoteType], { description: 'Acts that were noted without points.' })
  penalties!: readonly MahjongPenaltyNoteType[]

  @Field(() => Int, { nullable: true, description: 'The dealer as written on the sheet.' })
  dealer?: number

  @Field(() => [Int], { nullable: true, description: 'Points of the four players as written on the sheet.' })
  points?: readonly number[]

  @Field(() => MahjongSlipType, { description: 'The winning hand, where it was kept.', nullable: true })
  slip?: MahjongSlipType

  @Field(() => MahjongPlayType, { description: 'The hand tile by tile, where it was recorded.', nullable: true })
  play?: MahjongPlayType

  @Field(() => [Int], { description: 'What the hand moved, by the settlement.' })
  settled!: readonly number[]

  @Field(() => [Int], { description: 'Session points after this hand.' })
  running!: readonly number[]

  @Field(() => [Int], { description: 'Who sits East, South, West and North in this hand, the dealer first.' })
  seats!: readonly number[]
}

@ObjectType('MahjongStandIn', { simpleResolvers: true, description: 'Another person in a player’s seat.' })
export class MahjongStandInType {
  @Field(() => Int, { description: PLAYER })
  player!: number

  @Field(() => String, { description: 'The name of who sat in.' })
  name!: string
}
