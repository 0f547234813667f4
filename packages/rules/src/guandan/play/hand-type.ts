import type { HandType } from '../types.js'

/** One way to read a play: its type, its number of cards and its comparison number within the type. */
export interface Reading {
  readonly type: HandType
  readonly size: number
  /** Rank types: level value 2..17. Runs: natural top rank (A low ends at 5, 3, 2). Joker bomb: 99. */
  readonly key: number
  /**
   * 0 for an ordinary type; bombs ascend 4 < 5 < straight flush < 6 … 10 < joker bomb (arts. 8.4–8.7),
   * so any larger number beats any smaller one.
   */
  readonly bombStrength: number
}

const bombClass = (type: HandType, size: number): number => {
  if (type === 'joker_bomb') return 12
  if (type === 'straight_flush') return 6
  if (type !== 'bomb') return 0
  return size <= 5 ? size : size + 1
}

const make = (type: HandType, size: number, key: number): Reading => {
  const strength = bombClass(type, size)
  return Object.freeze({ type, size, key, bombStrength: strength === 0 ? 0 : strength * 100 + key })
}

const byKey = (type: HandType, size: number): readonly Reading[] =>
  Array.from({ length: 18 }, (_, key) => make(type, size, key))

const singles = byKey('single', 1)
const pairs = byKey('pair', 2)
const triples = byKey('triple', 3)
const fullHouses = byKey('full_house', 5)
const straights = byKey('straight', 5)
const straightFlushes = byKey('straight_flush', 5)
const tubes = byKey('tube', 6)
const plates = byKey('plate', 6)
const bombs = Array.from({ length: 11 }, (_, size) => byKey('bomb', size))

/** Every possible reading once: classification allocates none. */
export const readingTable = {
  single: singles,
  pair: pairs,
  triple: triples,
  fullHouse: fullHouses,
  straight: straights,
  straightFlush: straightFlushes,
  tube: tubes,
  plate: plates,
  bombs,
  jokerBomb: make('joker_bomb', 4, 99),
} as const

export const isBomb = (reading: Reading): boolean => reading.bombStrength > 0

export const sameReading = (a: Reading, b: Reading): boolean =>
  a === b || (a.type === b.type && a.size === b.size && a.key === b.key)

/** The canonical reading of these three values; undefined when no play can have it. */
export const readingOf = (type: HandType, size: number, key: number): Reading | undefined => {
  if (type === 'joker_bomb') return size === 4 && key === 99 ? readingTable.jokerBomb : undefined
  const table = {
    single: singles,
    pair: pairs,
    triple: triples,
    full_house: fullHouses,
    straight: straights,
    straight_flush: straightFlushes,
    tube: tubes,
    plate: plates,
    bomb: size >= 4 ? bombs[size] : undefined,
  }[type]
  const reading = table?.[key]
  return reading?.size === size ? reading : undefined
}
