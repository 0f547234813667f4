import { fuOf } from './fu.js'
import { allTiles, isClosed, type RiichiHand } from './hand.js'
import { type Reading, readingsOf } from './readings.js'
import { doraOf, type Kind } from './tiles.js'
import { hanOf, type Yaku, yakuIn, type Yakuman, yakumanIn } from './yaku.js'

/** From the discarder; or from the dealer and each other; or from each when the dealer draws. Counters included. */
export type Payment =
  | { readonly ron: number }
  | { readonly dealer: number; readonly other: number }
  | { readonly each: number }

export interface RiichiScore {
  /** With dora; null for a limit hand of its own name. */
  readonly han: number | null
  /** Rounded up; null for such a limit hand and for a hand that may not be won. */
  readonly fu: number | null
  readonly yakuman: number
  /** Sorted; empty where the hand has none and may not be won. */
  readonly yaku: readonly (Yaku | Yakuman)[]
  readonly dora: number
  readonly ura: number
  readonly payment: Payment | null
  /** Where several limit hands come together: what is paid by rules that add them. */
  readonly paymentStacked?: Payment
}

const LIMIT = 2000
const YAKUMAN = 8000

/** Base points: 5 han mangan, 6 haneman, 8 baiman, 11 and more sanbaiman; below fu × 2^(2 + han), at most mangan. */
const basePoints = (han: number, fu: number): number => {
  if (han >= 11) return 3 * LIMIT
  if (han >= 8) return 2 * LIMIT
  if (han >= 6) return (3 * LIMIT) / 2
  if (han >= 5) return LIMIT
  return Math.min(fu * 2 ** (2 + han), LIMIT)
}

const upToHundred = (points: number): number => Math.ceil(points / 100) * 100

const paymentOf = ({ by, seat, honba }: Pick<RiichiHand, 'by' | 'seat' | 'honba'>, base: number): Payment => {
  const isDealer = seat === 'E'
  if (by === 'ron') return { ron: upToHundred(base * (isDealer ? 6 : 4)) + 300 * honba }
  const double = upToHundred(2 * base) + 100 * honba
  return isDealer ? { each: double } : { dealer: double, other: upToHundred(base) + 100 * honba }
}

/** What a hand of so many han and fu, or one limit hand, is paid: the tables of the rules, for a sheet that has no tiles. */
export const paymentFor = (
  won: Pick<RiichiHand, 'by' | 'seat' | 'honba'>,
  value: { readonly han: number; readonly fu: number } | 'yakuman',
): Payment => paymentOf(won, value === 'yakuman' ? YAKUMAN : basePoints(value.han, value.fu))

/** All that the winner is paid. */
const totalOf = (payment: Payment | null): number => {
  if (payment === null) return 0
  if ('ron' in payment) return payment.ron
  return 'each' in payment ? 3 * payment.each : payment.dealer + 2 * payment.other
}

const countDora = (hand: RiichiHand, indicators: readonly Kind[]): number => {
  const tiles = allTiles(hand)
  return indicators.reduce((sum, indicator) => sum + tiles.filter(tile => tile === doraOf(indicator)).length, 0)
}

const NO_YAKU: RiichiScore = { han: 0, fu: null, yakuman: 0, yaku: [], dora: 0, ura: 0, payment: null }

const scoreReading = (hand: RiichiHand, reading: Reading): RiichiScore => {
  const limits = yakumanIn(hand, reading)
  if (limits.length > 0) {
    const stacked = limits.length > 1 ? { paymentStacked: paymentOf(hand, limits.length * YAKUMAN) } : {}
    const about = { han: null, fu: null, yakuman: limits.length, yaku: limits.toSorted(), dora: 0, ura: 0 }
    return { ...about, payment: paymentOf(hand, YAKUMAN), ...stacked }
  }
  const yaku = yakuIn(hand, reading)
  if (yaku.length === 0) return NO_YAKU
  const [dora, ura] = [countDora(hand, hand.doraIndicators), countDora(hand, hand.uraIndicators)]
  const closed = isClosed(hand)
  const han = yaku.reduce((sum, one) => sum + hanOf(one, closed), dora + ura)
  const fu = fuOf(hand, reading)
  return { han, fu, yakuman: 0, yaku: yaku.toSorted(), dora, ura, payment: paymentOf(hand, basePoints(han, fu)) }
}

/** Better first: by what is paid, then by limit hands, han and fu. */
const compare = (a: RiichiScore, b: RiichiScore): number =>
  totalOf(b.payment) - totalOf(a.payment) ||
  b.yakuman - a.yakuman ||
  (b.han ?? 0) - (a.han ?? 0) ||
  (b.fu ?? 0) - (a.fu ?? 0)

/**
 * Han, fu and payment of a complete hand by its best reading (European rules of 2016: no red fives, open tanyao, 13 han and more are
 * sanbaiman, limit hands counted once and one of them paid); undefined where the hand is not complete. A hand without yaku has 0 han
 * and no payment: it may not be won.
 */
export const scoreRiichiHand = (hand: RiichiHand): RiichiScore | undefined =>
  readingsOf(hand)
    .map(reading => scoreReading(hand, reading))
    .toSorted(compare)[0]
