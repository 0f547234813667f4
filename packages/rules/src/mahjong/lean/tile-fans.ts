import type { FanNo } from '../tiles/fan-no.js'
import { wordsOf } from './fan-words.js'

/** Properties that hold for a hand when they hold for each of its tiles; one bit each. */
export const tileTraits = {
  green: 1,
  outer: 2,
  simple: 4,
  upper: 8,
  middle: 16,
  lower: 32,
  aboveFive: 64,
  belowFive: 128,
  reversible: 256,
  even: 512,
} as const
export const allTraits = 1023

const greenRanks = [1, 2, 3, 5, 7]
const reversibleRanks: readonly (readonly number[])[] = [[], [1, 3, 4, 5, 7, 8], [0, 1, 2, 3, 4, 7, 8]]

const rankTraits = (suit: number, rank: number): number => {
  const t = tileTraits
  const outer = rank === 0 || rank === 8
  return (
    (suit === 1 && greenRanks.includes(rank) ? t.green : 0) |
    (outer ? t.outer : t.simple) |
    (rank >= 6 ? t.upper : rank >= 3 ? t.middle : t.lower) |
    (rank >= 5 ? t.aboveFive : rank <= 3 ? t.belowFive : 0) |
    (reversibleRanks[suit]?.includes(rank) ? t.reversible : 0) |
    (rank % 2 === 1 ? t.even : 0)
  )
}

const honourTraits = (index: number): number =>
  tileTraits.outer | (index === 5 ? tileTraits.green : 0) | (index === 6 ? tileTraits.reversible : 0)

const maskTraits = (kinds: number, traitsOf: (index: number) => number): Int32Array => {
  const table = new Int32Array(1 << kinds).fill(allTraits)
  for (let mask = 1; mask < table.length; mask++) {
    const low = 31 - Math.clz32(mask & -mask)
    table[mask] = (table[mask & (mask - 1)] as number) & traitsOf(low)
  }
  return table
}

/** Traits shared by all kinds of a mask, for each suit (9 bits) and for the honours (7 bits). */
export const buildMaskTraits = (): readonly Int32Array[] => [
  maskTraits(9, rank => rankTraits(0, rank)),
  maskTraits(9, rank => rankTraits(1, rank)),
  maskTraits(9, rank => rankTraits(2, rank)),
  maskTraits(7, honourTraits),
]

/** Which number tiles and honours a hand has: number of suits, winds present, dragons present. */
export interface TileFeatures {
  readonly traits: number
  readonly suits: number
  readonly winds: boolean
  readonly dragons: boolean
}

/** The fans that depend on the kinds of tiles alone (3.8.1). */
export const tileFansOf = ({ traits, suits, winds, dragons }: TileFeatures): readonly FanNo[] => {
  const t = tileTraits
  const honours = winds || dragons
  const fans: FanNo[] = []
  if (traits & t.green) fans.push('3')
  if (traits & t.outer) fans.push(suits === 0 ? '11' : honours ? '18' : '8')
  if (traits & t.even) fans.push('21')
  if (suits === 1) fans.push(honours ? '50' : '22')
  if (traits & t.upper) fans.push('25')
  if (traits & t.middle) fans.push('26')
  if (traits & t.lower) fans.push('27')
  if (traits & t.aboveFive) fans.push('36')
  if (traits & t.belowFive) fans.push('37')
  if (traits & t.reversible) fans.push('40')
  if (suits === 3 && winds && dragons) fans.push('52')
  if (traits & t.simple) fans.push('68')
  if (suits === 2) fans.push('75')
  if (!honours) fans.push('76')
  return fans
}

/** Three words by `traits | suits << 10 | winds << 12 | dragons << 13`. */
export const buildTileFanWords = (): Int32Array => {
  const table = new Int32Array(3 << 14)
  for (let key = 0; key < 1 << 14; key++) {
    const features = { traits: key & allTraits, suits: (key >> 10) & 3, winds: !!(key & 4096), dragons: !!(key & 8192) }
    table.set(wordsOf(tileFansOf(features)), key * 3)
  }
  return table
}
