import { countTiles, knittedBodies } from './arrangements.js'
import type { HandForm } from './readings.js'
import { combined, type MissingTable, missingOfHonour, missingOfSuit } from '../tiles/missing-tiles.js'
import { type Tile, tileKinds } from '../tiles/tiles.js'

/** Fewest tiles to draw until the concealed tiles make a form; `limits` are the copies that may be used of each kind. */
const missingForSets = (have: readonly number[], limits: readonly number[], sets: number): number => {
  const suits = [0, 9, 18].map(from => missingOfSuit(have.slice(from, from + 9), limits.slice(from, from + 9)))
  const honours = [27, 28, 29, 30, 31, 32, 33].map(tile =>
    missingOfHonour(have[tile] as number, limits[tile] as number),
  )
  const [first, ...rest] = [...suits, ...honours] as [MissingTable, ...MissingTable[]]
  return rest.reduce(combined, first)[1][sets] as number
}

const missingForKnitted = (have: readonly number[], limits: readonly number[], sets: number): number =>
  Math.min(
    ...knittedBodies.map(body => {
      const lacking = body.filter(tile => have[tile] === 0).length
      const left = have.map((n, tile) => (body.includes(tile) ? Math.max(0, n - 1) : n))
      const allowed = limits.map((n, tile) => (body.includes(tile) ? n - 1 : n))
      return lacking + missingForSets(left, allowed, sets)
    }),
  )

const orphans: readonly Tile[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

const missingForOrphans = (have: readonly number[]): number => {
  const kinds = orphans.filter(tile => (have[tile] as number) > 0).length
  return 13 - kinds + (orphans.some(tile => (have[tile] as number) > 1) ? 0 : 1)
}

const missingForSingles = (have: readonly number[]): number => {
  const honours = have.slice(27).filter(n => n > 0).length
  const suited = Math.max(...knittedBodies.map(body => body.filter(tile => (have[tile] as number) > 0).length))
  return 14 - honours - suited
}

const missingForPairs = (have: readonly number[]): number =>
  7 - have.reduce((pairs, n) => pairs + Math.floor(Math.min(n, 4) / 2), 0)

export type Distances = Readonly<Partial<Record<HandForm, number>>>

/**
 * Distance to ready (向听) of 13 − 3 × `melds` concealed tiles for each form that is still possible: 0 is ready.
 * `melded` are the tiles on the table, whose copies are used up.
 */
export const distancesToReady = (concealed: readonly Tile[], melded: readonly Tile[], melds: number): Distances => {
  const have = countTiles(concealed)
  const used = countTiles(melded)
  const limits = used.map(n => 4 - n)
  return {
    setsAndPair: missingForSets(have, limits, 4 - melds) - 1,
    ...(melds <= 1 ? { knittedStraight: missingForKnitted(have, limits, 1 - melds) - 1 } : {}),
    ...(melds === 0
      ? {
          sevenPairs: missingForPairs(have) - 1,
          thirteenOrphans: missingForOrphans(have) - 1,
          knittedSingles: missingForSingles(have) - 1,
        }
      : {}),
  }
}

export const distanceToReady = (concealed: readonly Tile[], melded: readonly Tile[], melds: number): number =>
  Math.min(...Object.values(distancesToReady(concealed, melded, melds)))

export interface UsefulTile {
  readonly tile: Tile
  /** Copies not in the own hand. */
  readonly left: number
}

/** The kinds whose drawing brings the hand nearer; for a ready hand, the tiles that complete it. */
export const usefulTiles = (
  concealed: readonly Tile[],
  melded: readonly Tile[],
  melds: number,
): { readonly distance: number; readonly tiles: readonly UsefulTile[] } => {
  const distance = distanceToReady(concealed, melded, melds)
  const copies = countTiles([...concealed, ...melded])
  const tiles: UsefulTile[] = []
  for (let tile = 0; tile < tileKinds; tile++) {
    const left = 4 - (copies[tile] as number)
    if (left > 0 && distanceToReady([...concealed, tile], melded, melds) < distance) tiles.push({ tile, left })
  }
  return { distance, tiles }
}
