import { type Card, countCards, type LevelRank, wildOf } from '../../guandan/cards/cards.js'
import { seeded } from '../../guandan/cards/seeded.js'

const cardsOfRank = (rank: number): Card[] => [0, 1, 2, 3].map(suit => suit * 13 + rank - 2)

/**
 * Plays as they come on the table, legal and not: a template of some type at a random place, the given number of
 * wilds in place of cards of it, now and then one card wrong.
 */
export const samplePlays = (seed: number, count: number, level: LevelRank, wilds: number): Card[][] => {
  const next = seeded(seed)
  const pick = (rank: number, suit?: number): Card => cardsOfRank(rank)[suit ?? next(4)] as Card
  const low = (rank: number): number => (rank === 1 ? 14 : rank)
  const repeat = (rank: number, times: number): Card[] => Array.from({ length: times }, () => pick(rank))
  const templates: readonly (() => Card[])[] = [
    () => repeat(2 + next(13), 1),
    () => repeat(2 + next(13), 2),
    () => repeat(2 + next(13), 3),
    () => repeat(2 + next(13), 4 + next(4)),
    () => [...repeat(2 + next(6), 3), ...repeat(8 + next(7), 2)],
    () => ((from: number) => [0, 1, 2, 3, 4].map(i => pick(low(from + i))))(1 + next(10)),
    () => ((from: number, suit: number) => [0, 1, 2, 3, 4].map(i => pick(low(from + i), suit)))(1 + next(10), next(4)),
    () => ((from: number) => [0, 1, 2].flatMap(i => repeat(low(from + i), 2)))(1 + next(12)),
    () => ((from: number) => [0, 1].flatMap(i => repeat(low(from + i), 3)))(1 + next(13)),
  ]
  const draw = (): Card[] => {
    const cards = (templates[next(templates.length)] as () => Card[])()
    if (next(8) === 0) cards[next(cards.length)] = next(54)
    for (let i = 0; i < wilds && i < cards.length; i++) cards[cards.length - 1 - i] = wildOf(level)
    return cards
  }
  const plays: Card[][] = []
  while (plays.length < count) {
    const cards = draw()
    const counts = countCards(cards)
    const exact = counts[wildOf(level)] === Math.min(wilds, cards.length)
    if (exact && counts.every(copies => copies <= 2)) plays.push(cards)
  }
  return plays
}
