import { type Tile, tileKinds } from '../tiles/tiles.js'
import { countTiles, isWinningForm } from './arrangements.js'

/**
 * The kinds that complete a hand of 13 − 3 × `melds` concealed tiles, by form alone: whether tiles of the kind are
 * left plays no part.
 */
export const waitingKinds = (concealed: readonly Tile[], melds: number): readonly Tile[] => {
  const counts = countTiles(concealed)
  const kinds: Tile[] = []
  for (let tile = 0; tile < tileKinds; tile++) {
    counts[tile] = (counts[tile] as number) + 1
    if (isWinningForm(counts, melds)) kinds.push(tile)
    counts[tile] = (counts[tile] as number) - 1
  }
  return kinds
}
