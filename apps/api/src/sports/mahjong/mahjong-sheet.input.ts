import { Field, InputType, Int } from 'type-graphql'
import type { FalseWinKind, HandResultKind, MahjongSheet, SessionEnd, WinFlag } from '@paiji/rules/mahjong'
import { type CompassPoint, CompassPointEnum } from '../../schema-kit/compass-point.js'
import { MahjongPlayInput } from './mahjong-play.type.js'
import {
  MahjongFalseWinKindEnum,
  MahjongFlagEnum,
  MahjongResultKindEnum,
  MahjongSessionEndEnum,
  MahjongSheetKindEnum,
} from './mahjong.enums.js'

@InputType('MahjongHandResultInput', { description: 'How a hand ended.' })
export class MahjongHandResultInput {
  @Field(() => MahjongResultKindEnum, { description: 'Whether it was won or drawn.' })
  kind!: HandResultKind

  @Field(() => Int, { description: 'The winner, 1 to 4.', nullable: true })
  winner?: number

  @Field(() => Int, { description: 'Who discarded the winning tile, 1 to 4; unset, self-drawn.', nullable: true })
  discarder?: number

  @Field(() => Int, { description: 'Points of the hand without flowers.', nullable: true })
  fan?: number

  @Field(() => Int, { description: 'Flowers.', nullable: true })
  flowers?: number
}

@InputType('MahjongFalseWinInput', { description: 'A win that was declared and did not stand.' })
export class MahjongFalseWinInput {
  @Field(() => Int, { description: 'The player, 1 to 4.' })
  player!: number

  @Field(() => MahjongFalseWinKindEnum, { description: 'What was wrong with it.' })
  kind!: FalseWinKind
}

@InputType('MahjongFineInput', { description: 'A fine in points.' })
export class MahjongFineInput {
  @Field(() => Int, { description: 'The player who is fined, 1 to 4.' })
  player!: number

  @Field(() => Int, { description: 'Points.' })
  amount!: number

  @Field(() => Int, { description: 'The player who receives it, 1 to 4; unset, nobody.', nullable: true })
  to?: number
}

@InputType('MahjongPenaltyNoteInput', { description: 'An act that is noted without points.' })
export class MahjongPenaltyNoteInput {
  @Field(() => Int, { description: 'The player, 1 to 4.' })
  player!: number

  @Field(() => String, { description: 'What was done.' })
  code!: string
}

@InputType('MahjongFanCountInput', { description: 'A scoring element and how often it is claimed.' })
export class MahjongFanCountInput {
  @Field(() => String, { description: 'The scoring element.' })
  fan!: string

  @Field(() => Int, { description: 'How often it is claimed.' })
  count!: number
}

@InputType('MahjongSlipInput', { description: 'A winning hand as it was kept.' })
export class MahjongSlipInput {
  @Field(() => [String], { description: 'The exposed and concealed sets.', nullable: true })
  melds?: string[]

  @Field(() => String, { description: 'The concealed tiles.' })
  hand!: string

  @Field(() => String, { description: 'The winning tile.' })
  win!: string

  @Field(() => [MahjongFlagEnum], {
    description: 'Circumstances of the win: last tile, robbing the kong …',
    nullable: true,
  })
  flags?: WinFlag[]

  @Field(() => CompassPointEnum, { description: 'The prevalent wind.' })
  round!: CompassPoint

  @Field(() => CompassPointEnum, { description: 'The seat wind.' })
  seat!: CompassPoint

  @Field(() => Int, { description: 'Flowers.', nullable: true })
  flowers?: number

  @Field(() => [MahjongFanCountInput], { description: 'The scoring elements that were claimed.', nullable: true })
  claimed?: MahjongFanCountInput[]
}

@InputType('MahjongHandInput', { description: 'A hand of the session.' })
export class MahjongHandInput {
  @Field(() => Int, { description: 'Which hand, 1 to 16.' })
  number!: number

  @Field(() => MahjongHandResultInput, { description: 'How it ended.' })
  result!: MahjongHandResultInput

  @Field(() => [MahjongFalseWinInput], { description: 'False wins of the hand.', nullable: true })
  falseWins?: MahjongFalseWinInput[]

  @Field(() => [MahjongFineInput], { description: 'Fines of the hand.', nullable: true })
  fines?: MahjongFineInput[]

  @Field(() => [MahjongPenaltyNoteInput], { description: 'Acts that are noted without points.', nullable: true })
  penalties?: MahjongPenaltyNoteInput[]

  @Field(() => Int, { description: 'The dealer, 1 to 4.', nullable: true })
  dealer?: number

  @Field(() => [Int], { description: 'The points of the four, where only they are known.', nullable: true })
  points?: number[]

  @Field(() => MahjongSlipInput, { description: 'The winning hand.', nullable: true })
  slip?: MahjongSlipInput

  @Field(() => MahjongPlayInput, { description: 'The hand tile by tile.', nullable: true })
  play?: MahjongPlayInput
}

@InputType('MahjongStandInInput', { description: 'Who sat in for a player.' })
export class MahjongStandInInput {
  @Field(() => Int, { description: 'The player, 1 to 4.' })
  player!: number

  @Field(() => String, { description: 'The name of who sat in.' })
  name!: string
}

@InputType('MahjongSheetInput', { description: 'A session at mahjong.' })
export class MahjongSheetInput {
  @Field(() => MahjongSheetKindEnum, { description: 'Whether hands are given or only totals.' })
  kind!: MahjongSheet['kind']

  @Field(() => MahjongSessionEndEnum, { description: 'How the session ended.', nullable: true })
  ended?: SessionEnd

  @Field(() => [MahjongHandInput], { description: 'The hands in order.', nullable: true })
  hands?: MahjongHandInput[]

  @Field(() => [Int], { description: 'The totals of the four, where only they are known.', nullable: true })
  totals?: number[]

  @Field(() => [MahjongFineInput], { description: 'Fines that belong to no hand.', nullable: true })
  fines?: MahjongFineInput[]

  @Field(() => [MahjongStandInInput], { description: 'Who sat in for a player.', nullable: true })
  standIns?: MahjongStandInInput[]
}
