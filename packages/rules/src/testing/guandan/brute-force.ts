import { type Card, type LevelRank, levelValue, naturalRank, suitIndex, wildOf } from '../../guandan/cards/cards.js'
import { type Reading, readingTable } from '../../guandan/play/hand-type.js'

/**
 * Readings by trying all 52 cards for each wild and typing what results: slow, obvious, and independent of the
 * template matching, which is checked and timed against it.
 */
const ordinaryCards: readonly Card[] = Array.from({ length: 52 }, (_, card) => card)

const groups = (cards: readonly Card[]): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const card of cards) {
    const rank = naturalRank[card] as number
    counts.set(rank, (counts.get(rank) ?? 0) + 1)
  }
  return counts
}

/** Top of a run of `length` ranks each held `times` times; A counts high or low. */
const runTop = (counts: ReadonlyMap<number, number>, length: number, times: number): number | undefined => {
  if (counts.size !== length || [...counts.values()].some(count => count !== times)) return undefined
  const asRun = (ranks: number[]): number | undefined => {
    const sorted = ranks.sort((a, b) => a - b)
    const top = sorted.at(-1) as number
    return top <= 14 && top - (sorted[0] as number) === length - 1 ? top : undefined
  }
  const ranks = [...counts.keys()]
  return asRun([...ranks]) ?? asRun(ranks.map(rank => (rank === 14 ? 1 : rank)))
}

const typeOfFive = (cards: readonly Card[], counts: ReadonlyMap<number, number>, level: LevelRank): Reading[] => {
  const top = runTop(counts, 5, 1)
  if (top !== undefined) {
    const flush = cards.every(card => suitIndex[card] === suitIndex[cards[0] as Card])
    return [(flush ? readingTable.straightFlush : readingTable.straight)[top] as Reading]
  }
  const triple = [...counts].find(([rank, count]) => count === 3 && rank <= 14)?.[0]
  if (counts.size !== 2 || triple === undefined) return []
  return [readingTable.fullHouse[triple === level ? 15 : triple] as Reading]
}

/** The type of cards none of which is wild any more. */
const typeOf = (cards: readonly Card[], level: LevelRank): Reading[] => {
  const size = cards.length
  const counts = groups(cards)
  const key = levelValue(cards[0] as Card, level)
  if (counts.size === 1 && size <= 10 && (key < 16 || size <= 2)) {
    const table = [readingTable.single, readingTable.pair, readingTable.triple][size - 1] ?? readingTable.bombs[size]
    return [table?.[key] as Reading]
  }
  if (size === 4) return counts.get(16) === 2 && counts.get(17) === 2 ? [readingTable.jokerBomb] : []
  if (size === 5) return typeOfFive(cards, counts, level)
  if (size !== 6) return []
  const tube = runTop(counts, 3, 2)
  const plate = runTop(counts, 2, 3)
  return [
    ...(plate === undefined ? [] : [readingTable.plate[plate] as Reading]),
    ...(tube === undefined ? [] : [readingTable.tube[tube] as Reading]),
  ]
}

const underlying = (readings: readonly Reading[], cards: readonly Card[], level: LevelRank): readonly Reading[] => {
  const flush = readings.some(reading => reading.type === 'straight_flush')
  const wildsOnly = cards.every(card => card === wildOf(level))
  return readings.filter(reading => !(flush && reading.type === 'straight') && !(wildsOnly && reading.key !== 15))
}

/** Same answer as `readingsOf`, by type and ascending key. */
export const bruteForceReadings = (cards: readonly Card[], level: LevelRank): readonly Reading[] => {
  const wild = wildOf(level)
  const naturals = cards.filter(card => card !== wild)
  const wilds = cards.length - naturals.length
  const found = new Set<Reading>()
  const fill = (left: number, chosen: readonly Card[]): void => {
    if (left === 0) for (const reading of typeOf([...naturals, ...chosen], level)) found.add(reading)
    else for (const card of ordinaryCards) fill(left - 1, [...chosen, card])
  }
  if (cards.length > 0 && cards.length <= 10) fill(wilds, [])
  const byTypeAndKey = (a: Reading, b: Reading): number =>
    a.type === b.type ? a.key - b.key : a.type < b.type ? -1 : 1
  return underlying([...found], cards, level).toSorted(byTypeAndKey)
}
