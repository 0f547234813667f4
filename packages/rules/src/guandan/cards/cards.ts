import { type Rank, ranks, type Suit, suits } from '../types.js'

/**
 * One card face as a small integer: suit × 13 + rank for 0..51 (suits S H D C, ranks 2..A), 52 小王, 53 大王.
 * The two copies of a face are the same number; a hand is a multiset.
 */
export type Card = number

export const blackJoker: Card = 52
export const redJoker: Card = 53
export const faceCount = 54
export const handSize = 27

const textOf: readonly string[] = [...suits.flatMap(suit => ranks.map(rank => `${suit}${rank}`)), 'BJ', 'RJ']
const cardByText: ReadonlyMap<string, Card> = new Map(textOf.map((text, card) => [text, card]))

export const formatCard = (card: Card): string => textOf[card] ?? '?'

/** `S H D C` + `2..9 T J Q K A`, `BJ` 小王, `RJ` 大王; undefined for any other text. */
export const parseCard = (text: string): Card | undefined => cardByText.get(text)

/** Natural rank of each face, 2..14; 16 and 17 for the jokers. */
export const naturalRank: Uint8Array = Uint8Array.from(
  Array.from({ length: faceCount }, (_, card) => (card < 52 ? (card % 13) + 2 : card - 36)),
)
/** Suit of each face, 0..3; 4 for the jokers. */
export const suitIndex: Uint8Array = Uint8Array.from(
  Array.from({ length: faceCount }, (_, card) => (card < 52 ? (card - (card % 13)) / 13 : 4)),
)

export const suitOf = (card: Card): Suit | undefined => suits[suitIndex[card] as number]

/** The level of a deal as a natural rank, 2..14. */
export type LevelRank = number
export const levelRankOf = (rank: Rank): LevelRank => ranks.indexOf(rank) + 2
export const rankOfLevel = (level: LevelRank): Rank => ranks[level - 2] as Rank

/** The heart of the level rank stands for any card but a joker (art. 7.2). */
export const wildOf = (level: LevelRank): Card => 13 + level - 2
export const isWild = (card: Card, level: LevelRank): boolean => card === wildOf(level)

/** Order of single cards (art. 8.1): 2..14 natural, 15 the level card, 16 小王, 17 大王. */
export const levelValue = (card: Card, level: LevelRank): number => {
  const rank = naturalRank[card] as number
  return rank === level ? 15 : rank
}

/** How many of each face, indexed by card. */
export const countCards = (cards: readonly Card[]): Uint8Array => {
  const counts = new Uint8Array(faceCount)
  for (const card of cards) counts[card] = (counts[card] as number) + 1
  return counts
}

/** Distinct faces in the order of their text, as score sheets and answers list them. */
export const distinctSorted = (cards: readonly Card[]): string[] => [...new Set(cards.map(formatCard))].sort()
