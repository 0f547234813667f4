import type { FanNo } from '../tiles/fan-no.js'
import { isDragon, isHonour, isOuter, isWind, rankOf, suitOf, type Tile } from '../tiles/tiles.js'
import { claim, type FanClaim } from './claim.js'

const green: readonly Tile[] = [10, 11, 12, 14, 16, 32]
const reversible: readonly Tile[] = [10, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 25, 26, 33]

const between = (low: number, high: number) => (tile: Tile) =>
  !isHonour(tile) && rankOf(tile) + 1 >= low && rankOf(tile) + 1 <= high

/** Fans that say something of every tile. */
const rules: readonly (readonly [FanNo, (tile: Tile) => boolean])[] = [
  ['3', tile => green.includes(tile)],
  ['25', between(7, 9)],
  ['26', between(4, 6)],
  ['27', between(1, 3)],
  ['36', between(6, 9)],
  ['37', between(1, 4)],
  ['40', tile => reversible.includes(tile)],
  ['68', tile => !isOuter(tile)],
  ['76', tile => !isHonour(tile)],
]

const outerFan = (tiles: readonly Tile[]): FanNo | undefined => {
  if (!tiles.every(isOuter)) return undefined
  if (tiles.every(isHonour)) return '11'
  return tiles.some(isHonour) ? '18' : '8'
}

const suitFan = (suits: number, tiles: readonly Tile[]): FanNo | undefined => {
  if (suits === 1) return tiles.some(isHonour) ? '50' : '22'
  if (suits === 2) return '75'
  return suits === 3 && tiles.some(isWind) && tiles.some(isDragon) ? '52' : undefined
}

/** Fans of the kinds of tiles alone, whatever the sets. */
export const tileClaims = (tiles: readonly Tile[]): readonly FanClaim[] => {
  const suits = new Set(tiles.filter(tile => !isHonour(tile)).map(suitOf)).size
  const outer = outerFan(tiles)
  const suit = suitFan(suits, tiles)
  return [
    ...rules.filter(([, holds]) => tiles.every(holds)).map(([fan]) => claim(fan, 'everyTile')),
    ...(outer ? [claim(outer, 'everyTile')] : []),
    ...(suit ? [claim(suit, 'suits')] : []),
  ]
}
