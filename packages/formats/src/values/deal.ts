import type { SeatLetter } from '../imported-event.js'

export const seatLetters = ['N', 'E', 'S', 'W'] as const
const ranks = 'AKQJT98765432'

/** One suit holding in descending order, `10` read as `T`; undefined when a rank is unknown or repeated. */
export const readHolding = (text: string): string | undefined => {
  const plain = text
    .toUpperCase()
    .replace(/10/g, 'T')
    .replace(/[\s,.-]/g, '')
  const cards = [...plain]
  if (new Set(cards).size !== cards.length || cards.some(card => !ranks.includes(card))) return undefined
  return cards.sort((a, b) => ranks.indexOf(a) - ranks.indexOf(b)).join('')
}

/**
 * The four holdings of a hand with dots between them, spades first; some programs write each suit's letter before its
 * cards, whatever the order.
 */
export const holdingsIn = (hand: string): readonly string[] => {
  const parts = hand.split('.')
  const letters = parts.map(part => part.charAt(0).toUpperCase())
  const isLettered = parts.length === 4 && ['S', 'H', 'D', 'C'].every(suit => letters.includes(suit))
  return isLettered ? ['S', 'H', 'D', 'C'].map(suit => (parts[letters.indexOf(suit)] as string).slice(1)) : parts
}

/** Four holdings, spades first. */
export type Cards = readonly [string, string, string, string]

const everyCard = (hands: readonly Cards[]): readonly string[] =>
  hands.flatMap(hand => hand.flatMap((holding, suit) => [...holding].map(rank => `${suit}${rank}`)))

const cardCount = (hand: Cards): number => hand.reduce((sum, holding) => sum + holding.length, 0)

/** The cards that the other three hands do not hold. */
const remaining = (hands: readonly Cards[]): Cards => {
  const used = new Set(everyCard(hands))
  const holding = (suit: number): string => [...ranks].filter(rank => !used.has(`${suit}${rank}`)).join('')
  return [holding(0), holding(1), holding(2), holding(3)]
}

/** The hands that are stated, those without any card left out; undefined where one of them cannot be read. */
export const readHands = (
  stated: readonly (readonly [SeatLetter, Cards | undefined])[],
): ReadonlyMap<SeatLetter, Cards> | undefined => {
  const hands = new Map<SeatLetter, Cards>()
  for (const [seat, hand] of stated) {
    if (!hand || hands.has(seat)) return undefined
    if (cardCount(hand) > 0) hands.set(seat, hand)
  }
  return hands
}

/**
 * Deal text `N:s.h.d.c …` from the hands by seat. One missing hand is completed from the other three.
 * Undefined unless it is 52 different cards, 13 to each.
 */
export const dealText = (hands: ReadonlyMap<SeatLetter, Cards>): string | undefined => {
  const missing = seatLetters.filter(seat => !hands.has(seat))
  if (missing.length > 1) return undefined
  const known = [...hands.values()]
  const full = new Map(hands)
  const last = missing[0]
  if (last) full.set(last, remaining(known))
  const all = seatLetters.map(seat => full.get(seat) as Cards)
  if (all.some(hand => cardCount(hand) !== 13) || new Set(everyCard(all)).size !== 52) return undefined
  return `N:${all.map(hand => hand.join('.')).join(' ')}`
}
