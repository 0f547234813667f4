import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { TableRecordView } from '@paiji/rules'

@ObjectType('RecordedCall', { simpleResolvers: true })
export class RecordedCallType {
  @Field(() => String)
  seat!: string

  @Field(() => String, { description: '`Pass`, `X`, `XX`, `1C` … `7NT`, or what stood there instead.' })
  call!: string

  @Field(() => Boolean)
  alert!: boolean

  @Field(() => String, { nullable: true })
  explanation?: string

  @Field(() => String, { nullable: true, description: 'Why the call is not legal.' })
  fault?: string

  @Field(() => String, { nullable: true })
  article?: string
}

@ObjectType('PlayedCard', { simpleResolvers: true })
export class PlayedCardType {
  @Field(() => String)
  seat!: string

  @Field(() => String, { description: 'Suit and rank: `SA`, `HT`.' })
  card!: string
}

@ObjectType('PlayedTrick', { simpleResolvers: true })
export class PlayedTrickType {
  @Field(() => Int)
  number!: number

  @Field(() => String)
  leader!: string

  @Field(() => String, { nullable: true, description: 'Absent while the trick is not complete.' })
  winner?: string

  @Field(() => [PlayedCardType], { description: 'In the order played.' })
  cards!: readonly PlayedCardType[]
}

@ObjectType('RecordDisagreement', { simpleResolvers: true })
export class RecordDisagreementType {
  @Field(() => String)
  code!: string

  @Field(() => String, { description: 'What the auction or the play comes to.' })
  record!: string

  @Field(() => String)
  sheet!: string
}

@ObjectType('FoundRevoke', { simpleResolvers: true })
export class FoundRevokeType {
  @Field(() => String)
  seat!: string

  @Field(() => Int)
  trick!: number

  @Field(() => Int, { description: 'Tricks the edition of the event transfers for it.' })
  transferred!: number

  @Field(() => String)
  reason!: string
}

@ObjectType('CardFault', { simpleResolvers: true })
export class CardFaultType {
  @Field(() => String)
  seat!: string

  @Field(() => String)
  card!: string

  @Field(() => Int)
  trick!: number

  @Field(() => String)
  code!: string

  @Field(() => String)
  article!: string
}

/** What the play shows that somebody has to rule on. */
@ObjectType('PlayFaults', { simpleResolvers: true })
export class PlayFaultsType {
  @Field(() => [FoundRevokeType])
  revokes!: readonly FoundRevokeType[]

  @Field(() => [CardFaultType])
  cards!: readonly CardFaultType[]
}

@ObjectType('TableRecord')
export class TableRecordType {
  view!: TableRecordView
  stageId!: string

  @Field(() => ID)
  sheetId!: string

  @Field(() => String)
  dealer!: string

  @Field(() => [RecordedCallType], { description: 'In rotation from the dealer.' })
  calls!: readonly RecordedCallType[]

  @Field(() => Boolean)
  passedOut!: boolean

  @Field(() => String, { nullable: true, description: 'What the auction leads to: `4SX`.' })
  contract?: string

  @Field(() => String, { nullable: true })
  declarer?: string

  @Field(() => [PlayedTrickType])
  tricks!: readonly PlayedTrickType[]

  @Field(() => Int, { description: 'Tricks counted so far.' })
  wonNs!: number

  @Field(() => Int)
  wonEw!: number

  @Field(() => Int, { nullable: true, description: 'Declarer’s tricks in all, as agreed when play stopped.' })
  claimed?: number

  @Field(() => Int, { nullable: true, description: 'Counted over thirteen tricks, else as claimed.' })
  declarerTricks?: number

  @Field(() => [RecordDisagreementType])
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
