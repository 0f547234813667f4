import { type Card, type LevelRank, naturalRank, suitIndex, wildOf } from '../cards/cards.js'
import { isBomb, type Reading, readingTable } from './hand-type.js'

/**
 * Template matching: the cards without the wilds are a rank multiset, and a wild fills whatever a template lacks.
 * Only a straight flush looks at suits. The scratch below is filled and read within one call.
 */
const counts = new Uint8Array(18)
let wilds = 0
let naturals = 0
let distinct = 0
let rankMask = 0
let mostOfARank = 0
let jokers = 0
let oneSuit = true

const none: readonly Reading[] = []

const survey = (cards: readonly Card[], level: LevelRank): void => {
  counts.fill(0)
  wilds = naturals = distinct = rankMask = mostOfARank = jokers = 0
  oneSuit = true
  const wild = wildOf(level)
  let suit = -1
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card
    if (card === wild) {
      wilds++
      continue
    }
    const rank = naturalRank[card] as number
    const count = (counts[rank] as number) + 1
    counts[rank] = count
    naturals++
    if (count === 1) distinct++
    if (count > mostOfARank) mostOfARank = count
    if (rank > 14) jokers++
    else rankMask |= 1 << rank
    const cardSuit = suitIndex[card] as number
    if (suit < 0) suit = cardSuit
    else if (suit !== cardSuit) oneSuit = false
  }
}

const valueOf = (rank: number, level: LevelRank): number => (rank === level ? 15 : rank)
const topRank = (): number => 31 - Math.clz32(rankMask)
const lowRank = (): number => 31 - Math.clz32(rankMask & -rankMask)

/** Single, pair, triple and bomb: all cards of one rank, wilds included; wilds alone are the level card. */
const sameRank = (size: number, level: LevelRank): Reading | undefined => {
  if (jokers > 0) {
    if (distinct > 1 || wilds > 0 || size > 2) return undefined
    const key = counts[16] ? 16 : 17
    return size === 1 ? readingTable.single[key] : readingTable.pair[key]
  }
  if (distinct > 1) return undefined
  const key = naturals === 0 ? 15 : valueOf(topRank(), level)
  if (size === 1) return readingTable.single[key]
  if (size === 2) return readingTable.pair[key]
  if (size === 3) return readingTable.triple[key]
  return size <= 10 ? readingTable.bombs[size]?.[key] : undefined
}

/** Ranks of a window in a mask where A is bit 14 and, low, bit 1. */
const windowMask = (top: number, length: number): number => {
  let mask = 0
  for (let rank = top; rank > top - length; rank--) mask |= 1 << (rank === 1 ? 14 : rank)
  return mask
}
const straightWindows = Array.from({ length: 15 }, (_, top) => (top >= 5 ? windowMask(top, 5) : 0))
const tubeWindows = Array.from({ length: 15 }, (_, top) => (top >= 3 ? windowMask(top, 3) : 0))
const plateWindows = Array.from({ length: 15 }, (_, top) => (top >= 2 ? windowMask(top, 2) : 0))

/** Tops of all runs whose window holds every natural rank, ascending. */
const collectRuns = (windows: readonly number[], readings: readonly Reading[], into: Reading[]): void => {
  for (let top = 2; top <= 14; top++) {
    const window = windows[top] as number
    if (window !== 0 && (rankMask & ~window) === 0) into.push(readings[top] as Reading)
  }
}

const five = (level: LevelRank, into: Reading[]): void => {
  if (jokers === 0 && mostOfARank === 1 && distinct >= 3) {
    collectRuns(straightWindows, oneSuit ? readingTable.straightFlush : readingTable.straight, into)
    return
  }
  if (jokers > 0) jokerPairFullHouse(level, into)
  else if (distinct === 2) twoRankFullHouse(level, into)
  else if (distinct === 1 && mostOfARank === 3) into.push(readingTable.fullHouse[valueOf(lowRank(), level)] as Reading)
}

/** Two natural ranks: either may be the triple that has at most three cards and whose partner has at most two. */
const twoRankFullHouse = (level: LevelRank, into: Reading[]): void => {
  const low = lowRank()
  const high = topRank()
  const lowKey = valueOf(low, level)
  const highKey = valueOf(high, level)
  const lowMay = (counts[low] as number) <= 3 && (counts[high] as number) <= 2
  const highMay = (counts[high] as number) <= 3 && (counts[low] as number) <= 2
  if (lowMay && (!highMay || lowKey < highKey)) into.push(readingTable.fullHouse[lowKey] as Reading)
  if (highMay) into.push(readingTable.fullHouse[highKey] as Reading)
  if (lowMay && highMay && lowKey > highKey) into.push(readingTable.fullHouse[lowKey] as Reading)
}

const jokerPairFullHouse = (level: LevelRank, into: Reading[]): void => {
  if (jokers !== 2 || distinct !== 2 || (counts[16] as number) === 1) return
  into.push(readingTable.fullHouse[valueOf(topRank(), level)] as Reading)
}

const six = (into: Reading[]): void => {
  if (jokers > 0 || distinct < 2) return
  if (mostOfARank <= 3) collectRuns(plateWindows, readingTable.plate, into)
  if (mostOfARank <= 2) collectRuns(tubeWindows, readingTable.tube, into)
}

const isJokerBomb = (): boolean => counts[16] === 2 && counts[17] === 2

/**
 * Every reading the cards may be declared as at this level (arts. 4, 7), by type name and then ascending key.
 * Empty when the cards are no legal play. Pure; the order of the cards does not matter.
 */
export const readingsOf = (cards: readonly Card[], level: LevelRank): readonly Reading[] => {
  const size = cards.length
  if (size === 0 || size > 10) return none
  survey(cards, level)
  const into: Reading[] = []
  const same = sameRank(size, level)
  if (same) into.push(same)
  if (size === 5) five(level, into)
  else if (size === 6) six(into)
  else if (size === 4 && isJokerBomb()) into.push(readingTable.jokerBomb)
  return into
}

/** How many of the cards are wild at this level. */
export const countWilds = (cards: readonly Card[], level: LevelRank): number => {
  const wild = wildOf(level)
  let count = 0
  for (const card of cards) if (card === wild) count++
  return count
}

/**
 * Readings that name less than the cards are: only legal where the event's regulation allows under-declaring.
 * Wilds alone as another rank; a straight flush as a plain straight.
 */
export const underDeclarations = (cards: readonly Card[], level: LevelRank): readonly Reading[] => {
  const full = readingsOf(cards, level)
  const first = full[0]
  if (!first) return none
  if (first.type === 'straight_flush') return full.map(reading => readingTable.straight[reading.key] as Reading)
  if (cards.length > 2 || countWilds(cards, level) !== cards.length) return none
  const table = cards.length === 1 ? readingTable.single : readingTable.pair
  return table.filter(reading => reading.key >= 2 && reading.key <= 14 && reading.key !== level)
}

/** The reading that needs no words: the strongest bomb, else the largest of the only type; none when two types compete. */
export const defaultReading = (readings: readonly Reading[]): Reading | undefined => {
  const [first] = readings
  if (!first) return undefined
  const bombs = readings.filter(isBomb)
  if (bombs.length > 0) return bombs.reduce((best, next) => (next.bombStrength > best.bombStrength ? next : best))
  if (readings.some(reading => reading.type !== first.type)) return undefined
  return readings.reduce((best, next) => (next.key > best.key ? next : best))
}
