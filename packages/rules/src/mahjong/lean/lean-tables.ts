import { buildHonourArrangements, buildHonourFanWords, buildHonourWaits } from './honour-fans.js'
import { type SuitTables, suitKeys, suitTables } from './suit-tables.js'
import { buildMaskTraits, buildTileFanWords } from './tile-fans.js'

/** Tables that no edition changes. */
export interface SharedTables {
  readonly suits: SuitTables
  readonly honourArrangements: Int16Array
  readonly honourWaits: Int32Array
  readonly honourFans: Int32Array
  readonly maskTraits: readonly Int32Array[]
  readonly tileFans: Int32Array
  readonly bitCounts: Uint8Array
  /** Number of tiles of a key, modulo three. */
  readonly tilesModThree: Uint8Array
}

const buildTilesModThree = (): Uint8Array => {
  const table = new Uint8Array(suitKeys)
  for (let key = 1; key < suitKeys; key++) table[key] = ((key % 5) + (table[(key / 5) | 0] as number)) % 3
  return table
}

let shared: SharedTables | undefined

const build = (): SharedTables => {
  const honourArrangements = buildHonourArrangements()
  const bitCounts = new Uint8Array(512)
  for (let mask = 1; mask < 512; mask++) bitCounts[mask] = (bitCounts[mask >> 1] as number) + (mask & 1)
  return {
    suits: suitTables(),
    honourArrangements,
    honourWaits: buildHonourWaits(honourArrangements),
    honourFans: buildHonourFanWords(),
    maskTraits: buildMaskTraits(),
    tileFans: buildTileFanWords(),
    bitCounts,
    tilesModThree: buildTilesModThree(),
  }
}

export const sharedTables = (): SharedTables => {
  shared ??= build()
  return shared
}
