import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { TableRecordView } from '@paiji/rules'
import { SeatEnum } from './standings.enums.js'

@ObjectType('RecordedCall', { description: 'A call of a recorded auction.', simpleResolvers: true })
export class RecordedCallType {
  @Field(() => SeatEnum, { description: 'Who called.' })
  seat!: string

  @Field(() => String, { description: '`Pass`, `X`, `XX`, `1C` … `7NT`, or what stood there instead.' })
  call!: string

  @Field(() => Boolean, { description: 'Whether it was alerted.' })
  alert!: boolean

  @Field(() => String, { description: 'The explanation given.', nullable: true })
  explanation?: string

  @Field(() => String, { nullable: true, description: 'Why the call is not legal.' })
  fault?: string

  @Field(() => String, { description: 'The article it offends, where it does.', nullable: true })
  article?: string
}

@ObjectType('PlayedCard', { description: 'A card of a recorded play.', simpleResolvers: true })
export class PlayedCardType {
  @Field(() => SeatEnum, { description: 'Who played it.' })
  seat!: string

  @Field(() => String, { description: 'Suit and rank: `SA`, `HT`.' })
  card!: string
}

@ObjectType('PlayedTrick', { description: 'A trick of a recorded play.', simpleResolvers: true })
export class PlayedTrickType {
  @Field(() => Int, { description: 'Which trick, from 1.' })
  number!: number

  @Field(() => SeatEnum, { description: 'Who led to it.' })
  leader!: string

  @Field(() => SeatEnum, { nullable: true, description: 'Absent while the trick is not complete.' })
  winner?: string

  @Field(() => [PlayedCardType], { description: 'In the order played.' })
  cards!: readonly PlayedCardType[]
}

@ObjectType('RecordDisagreement', {
  description: "Where a table's record and its score sheet disagree.",
  simpleResolvers: true,
})
export class RecordDisagreementType {
  @Field(() => String, { description: 'What disagrees.' })
  code!: string

  @Field(() => String, { description: 'What the auction or the play comes to.' })
  record!: string

  @Field(() => String, { description: 'What the sheet says.' })
  sheet!: string
}

@ObjectType('FoundRevoke', { description: 'A revoke found in a recorded play.', simpleResolvers: true })
export class FoundRevokeType {
  @Field(() => SeatEnum, { description: 'Who revoked.' })
  seat!: string

  @Field(() => Int, { description: 'In which trick, from 1.' })
  trick!: number

  @Field(() => Int, { description: 'Tricks the edition of the event transfers for it.' })
  transferred!: number

  @Field(() => String, { description: 'How it shows.' })
  reason!: string
}

@ObjectType('CardFault', {
  description: 'A card of a recorded play that the laws do not allow.',
  simpleResolvers: true,
})
export class CardFaultType {
  @Field(() => SeatEnum, { description: 'Who played it.' })
  seat!: string

  @Field(() => String, { description: 'The card that was played.' })
  card!: string

  @Field(() => Int, { description: 'In which trick, from 1.' })
  trick!: number

  @Field(() => String, { description: 'What is wrong with it.' })
  code!: string

  @Field(() => String, { description: 'The article it offends.' })
  article!: string
}

/** What the play shows that somebody has to rule on. */
@ObjectType('PlayFaults', {
  description: 'What a recorded play shows that the laws do not allow.',
  simpleResolvers: true,
})
export class PlayFaultsType {
  @Field(() => [FoundRevokeType], { description: 'Revokes that the cards show.' })
  revokes!: readonly FoundRevokeType[]

  @Field(() => [CardFaultType], { description: 'Cards that the laws do not allow.' })
  cards!: readonly CardFaultType[]
}

@ObjectType('TableRecord', { description: 'The cards of a table: auction and play, as recorded.' })
export class TableRecordType {
  view!: TableRecordView
  stageId!: string

  @Field(() => ID, { description: 'The score sheet it belongs to.' })
  sheetId!: string

  @Field(() => SeatEnum, { description: 'Who dealt.' })
  dealer!: string

  @Field(() => [RecordedCallType], { description: 'In rotation from the dealer.' })
  calls!: readonly RecordedCallType[]

  @Field(() => Boolean, { description: 'Whether all four passed.' })
  passedOut!: boolean

  @Field(() => String, { nullable: true, description: 'What the auction leads to: `4SX`.' })
  contract?: string

  @Field(() => SeatEnum, { description: 'Who declared.', nullable: true })
  declarer?: string

  @Field(() => [PlayedTrickType], { description: 'The tricks in the order of play.' })
  tricks!: readonly PlayedTrickType[]

  @Field(() => Int, { description: 'Tricks counted so far.' })
  wonNs!: number

  @Field(() => Int, { description: 'Tricks won by East–West.' })
  wonEw!: number

  @Field(() => Int, { nullable: true, description: 'Declarer’s tricks in all, as agreed when play stopped.' })
  claimed?: number

  @Field(() => Int, { nullable: true, description: 'Counted over thirteen tricks, else as claimed.' })
  declarerTricks?: number

  @Field(() => [RecordDisagreementType], { description: 'Where it disagrees with the score sheet.' })
  disagreements!: readonly RecordDisagreementType[]
}

const toCall = ({ seat, call, alert, explanation, fault }: TableRecordView['calls'][number]): RecordedCallType => ({
  seat,
  call,
  alert: alert ?? false,
  explanation,
  fault: fault?.code,
  article: fault?.article,
})

export const toTableRecord = (view: TableRecordView, at: { sheetId: string; stageId: string }): TableRecordType => ({
  ...at,
  view,
  dealer: view.dealer,
  calls: view.calls.map(toCall),
  passedOut: view.passedOut,
  contract: view.contract,
  declarer: view.declarer,
  tricks: view.tricks.map((trick, index) => ({ number: index + 1, ...trick })),
  wonNs: view.won.ns,
  wonEw: view.won.ew,
  claimed: view.claimed,
  declarerTricks: view.declarerTricks,
  disagreements: view.disagreements,
})

export const toPlayFaults = ({ revokes, cardFaults }: TableRecordView): PlayFaultsType => ({
  revokes,
  cards: cardFaults.map(({ seat, card, index, code, article }) => ({
    seat,
    card,
    code,
    article,
    trick: Math.floor(index / 4) + 1,
  })),
})
