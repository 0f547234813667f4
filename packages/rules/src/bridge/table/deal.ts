import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { type BySeat, bySeat, nextSeat, type Seat, seats } from '../../core/seat.js'

export const suits = ['S', 'H', 'D', 'C'] as const
export type Suit = (typeof suits)[number]
/** Highest first. */
export const ranks = 'AKQJT98765432'

/** Suit and rank: `SA`, `HT`, `C2`. */
export type Card = string

/** The four hands; every card once, thirteen to each. */
export type Deal = BySeat<readonly Card[]>

const refuse = (code: string, params?: Record<string, string | number>): Result<never, readonly Problem[]> =>
  err([problem(code, params ? { params } : {})])

export const suitOf = (card: Card): Suit => card.charAt(0) as Suit
/** 0 for a two … 12 for an ace. */
export const rankOf = (card: Card): number => ranks.length - 1 - ranks.indexOf(card.charAt(1))

/** The whole pack, spades first, aces first. */
export const pack: readonly Card[] = suits.flatMap(suit => [...ranks].map(rank => `${suit}${rank}`))

const normal = (text: string): string => text.toUpperCase().replaceAll('10', 'T')

/** Law 1 and 6: 52 cards, 13 to each, none twice. */
export const checkDeal = (deal: Deal): Result<Deal, readonly Problem[]> => {
  const seen = new Set<Card>()
  for (const seat of seats) {
    if (deal[seat].length !== 13) return refuse('HAND_NOT_THIRTEEN', { seat, cards: deal[seat].length })
    for (const card of deal[seat]) {
      if (!pack.includes(card)) return refuse('CARD_UNREADABLE', { card: card.slice(0, 8) })
      if (seen.has(card)) return refuse('CARD_TWICE', { card })
      seen.add(card)
    }
  }
  return ok(deal)
}

const pbnHand = (text: string): readonly Card[] =>
  text.split('.').flatMap((ranksHeld, i) => [...ranksHeld].map(rank => `${suits[i] ?? '?'}${rank}`))

/** PBN: `N:AKQ.432.… …`, hands clockwise from the named seat, suits from spades down. */
export const parsePbnDeal = (text: string): Result<Deal, readonly Problem[]> => {
  const [, first, rest] = /^\s*([NESW])\s*:\s*(.+?)\s*$/i.exec(normal(text)) ?? []
  const start = seats.find(seat => seat.charAt(0).toUpperCase() === first)
  const hands = rest?.split(/\s+/) ?? []
  if (!start || hands.length !== 4) return refuse('DEAL_UNREADABLE')
  return checkDeal(bySeat(seat => pbnHand(hands[(seats.indexOf(seat) - seats.indexOf(start) + 4) % 4] ?? '')))
}

const handText = (hand: readonly Card[]): string =>
  suits
    .map(suit =>
      hand
        .filter(card => suitOf(card) === suit)
        .sort((a, b) => rankOf(b) - rankOf(a))
        .map(card => card.charAt(1))
        .join(''),
    )
    .join('.')

export const pbnDeal = (deal: Deal, first: Seat = 'north'): string =>
  `${first.charAt(0).toUpperCase()}:${[0, 1, 2, 3].map(i => handText(deal[nextSeat(first, i)])).join(' ')}`

/** 26 hexadecimal digits: two bits for each card of the pack in order, its seat counted clockwise from north. */
export const parseHexDeal = (text: string): Result<Deal, readonly Problem[]> => {
  if (!/^[0-9a-f]{26}$/i.test(text)) return refuse('DEAL_UNREADABLE')
  const bits = BigInt(`0x${text}`)
  const seatOfCard = (i: number): Seat => seats[Number((bits >> BigInt(2 * (51 - i))) & 3n)] as Seat
  return checkDeal(bySeat(seat => pack.filter((_, i) => seatOfCard(i) === seat)))
}

export const hexDeal = (deal: Deal): string => {
  const bits = pack.reduce((sum, card) => {
    const seat = seats.findIndex(name => deal[name].includes(card))
    return (sum << 2n) | BigInt(Math.max(seat, 0))
  }, 0n)
  return bits.toString(16).padStart(26, '0')
}
