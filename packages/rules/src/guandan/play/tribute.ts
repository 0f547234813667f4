import { type Card, isWild, type LevelRank, levelValue, naturalRank, redJoker } from '../cards/cards.js'
import { completeOrder } from '../ladder/finish-order.js'
import { type FinishingOrder, nextSeatNo, partnerNo, type SeatNo, seatNos, sideOf } from '../types.js'
import type { ReturnRule } from '../settings/settings.js'

/** The card a payer owes: its rank is forced, which copy is free (art. 10.1). */
export interface TributeCard {
  /** Level value, 2..17; 0 when the hand holds nothing but wild cards. */
  readonly key: number
  readonly eligible: readonly Card[]
}

export const tributeCard = (hand: readonly Card[], level: LevelRank): TributeCard => {
  const payable = hand.filter(card => !isWild(card, level))
  const key = payable.reduce((best, card) => Math.max(best, levelValue(card, level)), 0)
  return { key, eligible: [...new Set(payable.filter(card => levelValue(card, level) === key))] }
}

export type ReturnTo = 'partner' | 'opponent'

const atMostTen = (card: Card, level: LevelRank, rule: ReturnRule): boolean =>
  (rule.tenBy === 'face' ? (naturalRank[card] as number) : levelValue(card, level)) <= 10

const smallest = (hand: readonly Card[], level: LevelRank): readonly Card[] => {
  const least = hand.reduce((best, card) => Math.min(best, levelValue(card, level)), 99)
  return hand.filter(card => levelValue(card, level) === least)
}

/** Distinct faces that may be given back (arts. 10.1, 18.2). */
export const returnCards = (
  hand: readonly Card[],
  level: LevelRank,
  to: ReturnTo,
  rule: ReturnRule,
): readonly Card[] => {
  const limited = to === 'partner' || rule.limitTo === 'always'
  const allowed = limited ? hand.filter(card => atMostTen(card, level, rule)) : hand
  const cards = allowed.length === 0 && rule.whenNone === 'smallest' ? smallest(hand, level) : allowed
  return [...new Set(cards)]
}

export interface TributeTransfer {
  readonly from: SeatNo
  readonly to: SeatNo
  readonly key: number
  readonly eligible: readonly Card[]
}

export interface TributeFlow {
  /** Both red jokers are with the payers: nothing is paid (art. 10.3). */
  readonly resist: boolean
  /** Ascending seats. */
  readonly payers: readonly SeatNo[]
  /** The payment to 上游 first; each return goes the other way. */
  readonly transfers: readonly TributeTransfer[]
  readonly leader: SeatNo
  /** Only after a double win: both owe cards of equal rank, so they are paid clockwise (art. 10.2). */
  readonly equal?: boolean
}

/** Who owes tribute after a deal that finished in this order: last place, or both losers of a double win. */
export const tributePayers = (finish: FinishingOrder): readonly SeatNo[] => {
  const first = finish[0] as SeatNo
  const losers = seatNos.filter(seat => sideOf(seat) !== sideOf(first))
  return finish[1] === partnerNo(first) ? losers : [completeOrder(finish)[3] as SeatNo]
}

const doubleTransfers = (
  first: SeatNo,
  payers: readonly SeatNo[],
  owed: (seat: SeatNo) => TributeCard,
): { transfers: TributeTransfer[]; equal: boolean } => {
  const [a, b] = payers as readonly [SeatNo, SeatNo]
  const equal = owed(a).key === owed(b).key
  const clockwiseToFirst = nextSeatNo(first)
  const larger = equal ? clockwiseToFirst : owed(a).key > owed(b).key ? a : b
  const smaller = larger === a ? b : a
  return {
    equal,
    transfers: [
      { from: larger, to: first, ...owed(larger) },
      { from: smaller, to: partnerNo(first), ...owed(smaller) },
    ],
  }
}

/**
 * Tribute before the next deal (art. 10). `hands` by seat as dealt, `level` of the deal about to be played.
 * The payer to 上游 leads; after resistance 上游 himself does.
 */
export const tributeFlow = (
  finish: FinishingOrder,
  hands: readonly (readonly Card[])[],
  level: LevelRank,
): TributeFlow => {
  const first = finish[0] as SeatNo
  const payers = tributePayers(finish)
  const handOf = (seat: SeatNo): readonly Card[] => hands[seat] ?? []
  const redJokers = payers.flatMap(seat => handOf(seat).filter(card => card === redJoker)).length
  if (redJokers === 2) return { resist: true, payers, transfers: [], leader: first }
  const owed = (seat: SeatNo): TributeCard => tributeCard(handOf(seat), level)
  if (payers.length === 1) {
    const from = payers[0] as SeatNo
    return { resist: false, payers, transfers: [{ from, to: first, ...owed(from) }], leader: from }
  }
  const { transfers, equal } = doubleTransfers(first, payers, owed)
  return { resist: false, payers, transfers, leader: transfers[0]?.from as SeatNo, equal }
}
