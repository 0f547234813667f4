import type { SetShape } from '../tiles/set-fans.js'
import { rankOf, type Tile, tileKinds } from '../tiles/tiles.js'

/** Concealed tiles split into sets and, where there is one, the pair. */
export interface Arrangement {
  readonly sets: readonly SetShape[]
  readonly pair: Tile
}

export const countTiles = (tiles: readonly Tile[]): number[] => {
  const counts = new Array<number>(tileKinds).fill(0)
  for (const tile of tiles) counts[tile] = (counts[tile] as number) + 1
  return counts
}

const take = (counts: readonly number[], tiles: readonly Tile[]): readonly number[] | undefined => {
  const left = [...counts]
  for (const tile of tiles) {
    if (!left[tile]) return undefined
    left[tile] = (left[tile] as number) - 1
  }
  return left
}

/** Every way to split the tiles into sets only. */
const setsOnly = (counts: readonly number[]): readonly (readonly SetShape[])[] => {
  const first = counts.findIndex(n => n > 0)
  if (first < 0) return [[]]
  const result: (readonly SetShape[])[] = []
  const grow = (set: SetShape, tiles: readonly Tile[]): void => {
    const left = take(counts, tiles)
    if (left) result.push(...setsOnly(left).map(rest => [set, ...rest]))
  }
  grow({ kind: 'pung', tile: first }, [first, first, first])
  if (first < 27 && rankOf(first) < 7) grow({ kind: 'chow', tile: first }, [first, first + 1, first + 2])
  return result
}

/** Every way to split the tiles into sets and exactly one pair. */
export const arrangementsOf = (counts: readonly number[]): readonly Arrangement[] =>
  counts.flatMap((n, pair) => {
    const left = n >= 2 ? take(counts, [pair, pair]) : undefined
    return left ? setsOnly(left).map(sets => ({ sets, pair })) : []
  })

const knittedOrders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** The six knitted straights: 147, 258, 369 given to the three suits in each order. */
export const knittedBodies: readonly (readonly Tile[])[] = knittedOrders.map(order =>
  order.flatMap((first, suit) => [0, 3, 6].map(step => suit * 9 + first + step)),
)

export interface KnittedArrangement extends Arrangement {
  readonly body: readonly Tile[]
}

/** Every knitted straight in the tiles with the rest split into sets and a pair. */
export const knittedArrangementsOf = (counts: readonly number[]): readonly KnittedArrangement[] =>
  knittedBodies.flatMap(body => {
    const left = take(counts, body)
    return left ? arrangementsOf(left).map(arrangement => ({ ...arrangement, body })) : []
  })

export const isSevenPairs = (counts: readonly number[]): boolean =>
  counts.every(n => n % 2 === 0) && counts.reduce((sum, n) => sum + n, 0) === 14

const orphans: readonly Tile[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

export const isThirteenOrphans = (counts: readonly number[]): boolean =>
  orphans.every(tile => (counts[tile] as number) > 0) &&
  orphans.reduce((n, tile) => n + (counts[tile] as number), 0) === 14

/** Fourteen single tiles out of one knitted straight and the seven honours. */
export const isKnittedSingles = (counts: readonly number[]): boolean => {
  const held = counts.flatMap((n, tile) => (n > 0 ? [tile] : []))
  if (held.length !== 14 || counts.some(n => n > 1)) return false
  return knittedBodies.some(body => held.every(tile => tile >= 27 || body.includes(tile)))
}

/** Do the concealed tiles (14 less three per meld) make any winning form? */
export const isWinningForm = (counts: readonly number[], melds: number): boolean => {
  if (arrangementsOf(counts).length > 0) return true
  if (melds <= 1 && knittedArrangementsOf(counts).length > 0) return true
  return melds === 0 && (isSevenPairs(counts) || isThirteenOrphans(counts) || isKnittedSingles(counts))
}
