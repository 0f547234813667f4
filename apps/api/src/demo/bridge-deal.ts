import type { Random } from './random.js'

/** Seats in playing order from north. */
export type Hand = readonly string[]
export interface Deal {
  readonly hands: readonly [Hand, Hand, Hand, Hand]
}

const SUITS = ['S', 'H', 'D', 'C'] as const
type Suit = (typeof SUITS)[number]
const RANKS = 'AKQJT98765432'
const POINTS: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 }

export const dealCards = (random: Random): Deal => {
  const deck = random.shuffled(SUITS.flatMap(suit => [...RANKS].map(rank => suit + rank)))
  const hand = (at: number): Hand => deck.slice(at * 13, at * 13 + 13)
  return { hands: [hand(0), hand(1), hand(2), hand(3)] }
}

const suitOf = (hand: Hand, suit: string): string => [...RANKS].filter(rank => hand.includes(suit + rank)).join('')

/** `N:AKQ.JT9.876.5432 …`, as PBN writes a deal. */
export const dealText = ({ hands }: Deal): string =>
  `N:${hands.map(hand => SUITS.map(suit => suitOf(hand, suit)).join('.')).join(' ')}`

const highCards = (hand: Hand): number => hand.reduce((sum, card) => sum + (POINTS[card[1] ?? ''] ?? 0), 0)
const lengthOf = (hand: Hand, suit: string): number => hand.filter(card => card[0] === suit).length

export interface TableResult {
  readonly contract: string
  readonly declarer: 'N' | 'E' | 'S' | 'W'
  readonly tricks: number
  readonly lead: string
}

const SEATS = ['N', 'E', 'S', 'W'] as const

interface Side {
  readonly seats: readonly [number, number]
  readonly points: number
  readonly suit: Suit
  readonly fit: number
}

const sideOf = (deal: Deal, seats: readonly [number, number]): Side => {
  const hands = seats.map(seat => deal.hands[seat] as Hand)
  const fits = SUITS.map(suit => ({ suit, fit: hands.reduce((sum, hand) => sum + lengthOf(hand, suit), 0) }))
  const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a))
  return { seats, points: hands.reduce((sum, hand) => sum + highCards(hand), 0), ...best }
}

const strainOf = ({ suit, fit, points }: Side): Suit | 'NT' => {
  const major = suit === 'S' || suit === 'H'
  if (major && fit >= 8) return suit
  return fit >= 9 && (points < 24 || points > 31) ? suit : 'NT'
}

/** Rough level for the combined strength: part score, game from 25, slam from 33. */
const levelOf = (strain: string, strength: number): number => {
  if (strength >= 37) return 7
  if (strength >= 33) return 6
  const game = strain === 'NT' ? 3 : strain === 'S' || strain === 'H' ? 4 : 5
  if (strength >= 25) return game
  return Math.min(game - 1, strength >= 23 ? 3 : strength >= 21 ? 2 : 1)
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

const leadOf = (hand: Hand, strain: string): string => {
  const suits = SUITS.filter(suit => suit !== strain && lengthOf(hand, suit) > 0)
  const longest = suits.reduce<Suit>((a, b) => (lengthOf(hand, b) > lengthOf(hand, a) ? b : a), suits[0] ?? 'S')
  const held = suitOf(hand, longest)
  return longest + (held[held.length >= 4 ? 3 : 0] ?? held[0] ?? '2')
}

/**
 * What one table makes of a deal: which side plays what, and how many tricks. Better pairs judge a little nearer to
 * the mark and take a little more; nobody is right all the time. Undefined when all pass.
 */
export const playBoard = (
  deal: Deal,
  random: Random,
  skill: { readonly ns: number; readonly ew: number },
): TableResult | undefined => {
  const [ns, ew] = [sideOf(deal, [0, 2]), sideOf(deal, [1, 3])]
  const strength = (side: Side) => side.points + Math.max(0, side.fit - 7)
  const nsDeclares = strength(ns) * 10 + random.between(-12, 12) >= strength(ew) * 10
  const [declaring, own, against] = nsDeclares ? [ns, skill.ns, skill.ew] : [ew, skill.ew, skill.ns]
  if (strength(declaring) <= 21 && random.percent(6)) return undefined
  const strain = strainOf(declaring)
  const misjudged = Math.trunc(random.bell() / (30 + Math.trunc(own / 10)))
  const level = clamp(levelOf(strain, strength(declaring) + misjudged), 1, 7)
  const expected = 60 + (declaring.points - 18) * 3 + (strain === 'NT' ? 4 : (declaring.fit - 7) * 9)
  const luck = random.bell() / 5 + (own - against) / 12
  const tricks = clamp(Math.round((expected + luck) / 10), 2, 13)
  const doubled = tricks < level + 5 && random.percent(35) ? 'X' : ''
  const first = declaring.seats[random.percent(50) ? 0 : 1]
  const leader = deal.hands[(first + 1) % 4] as Hand
  return {
    contract: `${level}${strain}${doubled}`,
    declarer: SEATS[first] as 'N',
    tricks,
    lead: leadOf(leader, strain),
  }
}
