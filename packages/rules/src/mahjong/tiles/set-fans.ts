import type { FanNo } from './fan-no.js'
import { isDragon, isHonour, isWind, rankOf, suitOf, type Tile } from './tiles.js'

/** A chow by its lowest tile, or a pung or kong by its tile. */
export interface SetShape {
  readonly kind: 'chow' | 'pung'
  readonly tile: Tile
}

/** A fan made by combining sets: `nodes` has bit 0–3 for the sets used and bit 4 for the pair. */
export interface SetFan {
  readonly fan: FanNo
  readonly nodes: number
}

export const pairNode = 16

const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b)
const isRun = (ranks: readonly number[], step: number): boolean =>
  ranks.every((rank, i) => i === 0 || rank === (ranks[i - 1] as number) + step)
const distinct = (values: readonly number[]): number => new Set(values).size

const chowPair = (a: Tile, b: Tile): FanNo | undefined => {
  const gap = Math.abs(rankOf(a) - rankOf(b))
  if (suitOf(a) !== suitOf(b)) return gap === 0 ? '70' : undefined
  if (gap === 0) return '69'
  return gap === 3 ? '71' : gap === 6 ? '72' : undefined
}

const chowTriple = (tiles: readonly Tile[]): FanNo | undefined => {
  const ranks = ascending(tiles.map(rankOf))
  const suits = distinct(tiles.map(suitOf))
  const straight = isRun(ranks, 3)
  if (suits === 1) {
    if (isRun(ranks, 0)) return '23'
    return straight ? '28' : isRun(ranks, 1) || isRun(ranks, 2) ? '30' : undefined
  }
  if (suits !== 3) return undefined
  if (isRun(ranks, 0)) return '41'
  return straight ? '39' : isRun(ranks, 1) ? '51' : undefined
}

const chowQuad = (tiles: readonly Tile[]): FanNo | undefined => {
  if (distinct(tiles.map(suitOf)) > 1) return undefined
  const ranks = ascending(tiles.map(rankOf))
  if (isRun(ranks, 0)) return '14'
  return isRun(ranks, 1) || isRun(ranks, 2) ? '16' : undefined
}

/** The two dragon fans of 123 and 789 twice with a pair of fives; {@link pairNode} belongs to them. */
export const terminalChowFan = (tiles: readonly Tile[], pair: Tile): '13' | '29' | undefined => {
  if (isHonour(pair) || rankOf(pair) !== 4) return undefined
  const [a, b, c, d] = ascending(tiles)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined
  const suits = distinct([a, b, c, d].map(suitOf))
  const own = suitOf(pair)
  if (suits === 1) return rankOf(a) === 0 && a === b && c === a + 6 && d === c && own === suitOf(a) ? '13' : undefined
  const twice = rankOf(a) === 0 && b === a + 6 && rankOf(c) === 0 && d === c + 6
  return suits === 2 && twice && own !== suitOf(a) && own !== suitOf(c) ? '29' : undefined
}

const pungPair = (a: Tile, b: Tile): FanNo | undefined => {
  if (isHonour(a) || isHonour(b)) return isDragon(a) && isDragon(b) ? '54' : undefined
  return rankOf(a) === rankOf(b) ? '65' : undefined
}

const pungTriple = (tiles: readonly Tile[]): FanNo | undefined => {
  if (tiles.some(isHonour)) return tiles.every(isDragon) ? '2' : tiles.every(isWind) ? '38' : undefined
  const ranks = ascending(tiles.map(rankOf))
  const suits = distinct(tiles.map(suitOf))
  if (suits === 1) return isRun(ranks, 1) ? '24' : undefined
  if (suits !== 3) return undefined
  return isRun(ranks, 0) ? '32' : isRun(ranks, 1) ? '42' : undefined
}

const pungQuad = (tiles: readonly Tile[]): FanNo | undefined => {
  if (tiles.every(isWind)) return '1'
  const suited = !tiles.some(isHonour) && distinct(tiles.map(suitOf)) === 1
  return suited && isRun(ascending(tiles.map(rankOf)), 1) ? '15' : undefined
}

/** Pungs with the pair: little winds, little dragons. */
const pungsWithPair = (tiles: readonly Tile[], pair: Tile): FanNo | undefined => {
  if (tiles.length === 3) return isWind(pair) && tiles.every(isWind) ? '9' : undefined
  return tiles.length === 2 && isDragon(pair) && tiles.every(isDragon) ? '10' : undefined
}

const sized = (kind: SetShape['kind'], tiles: readonly Tile[]): FanNo | undefined => {
  const [a, b] = tiles as readonly [Tile, Tile]
  if (tiles.length === 2) return kind === 'chow' ? chowPair(a, b) : pungPair(a, b)
  if (tiles.length === 3) return kind === 'chow' ? chowTriple(tiles) : pungTriple(tiles)
  return kind === 'chow' ? chowQuad(tiles) : pungQuad(tiles)
}

/** Every fan that some of these sets (with or without the pair) make, before any principle chooses among them. */
export const setFansOf = (sets: readonly SetShape[], pair: Tile | undefined): readonly SetFan[] => {
  const found: SetFan[] = []
  const add = (fan: FanNo | undefined, nodes: number) => {
    if (fan) found.push({ fan, nodes })
  }
  for (let nodes = 3; nodes < 1 << sets.length; nodes++) {
    const chosen = sets.filter((_, i) => nodes & (1 << i))
    const [first] = chosen
    if (!first || chosen.length < 2 || chosen.some(set => set.kind !== first.kind)) continue
    const tiles = chosen.map(set => set.tile)
    add(sized(first.kind, tiles), nodes)
    if (pair === undefined) continue
    const withPair = first.kind === 'chow' ? terminalChowFan(tiles, pair) : pungsWithPair(tiles, pair)
    add(withPair, nodes | pairNode)
  }
  return found
}
