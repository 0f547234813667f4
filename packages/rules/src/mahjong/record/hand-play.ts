import { type Problem, problem } from '../../core/problem.js'
import { isRecord, isWhole } from '../read.js'
import { parseTiles, type Tile, tileKinds, tileText } from '../tiles/tiles.js'
import { isPlayer, type Player } from '../types.js'

/**
 * What a player did. `pass` and thinking are not written down; `withdrawn` is a win that was called and given up before
 * it was shown (3.10.8).
 */
export const handActKinds = [
  'draw',
  'drawFromBack',
  'flower',
  'discard',
  'chow',
  'pung',
  'kong',
  'concealedKong',
  'addedKong',
  'win',
  'falseWin',
  'withdrawn',
] as const
export type HandActKind = (typeof handActKinds)[number]

/** One act of a hand. Tiles are written as `3m`, `E`, `H1`–`H8` for flowers. */
export interface HandAct {
  /** By the seat of this hand: 0 East (the dealer), 1 South, 2 West, 3 North. */
  readonly seat: Player
  readonly act: HandActKind
  /** The tile drawn, discarded, laid out as a flower or made a set of; the lowest of a chow. None of a win. */
  readonly tile?: string
  /** What came for a flower. */
  readonly gets?: string
  /** Another player's claim went before this one: it was called and changed nothing. */
  readonly failed?: true
}

/** One hand (盘) tile by tile, as a server or a camera recorded it. */
export interface HandPlay {
  /** The four hands as dealt, by the seat of the hand; absent where the record does not have them. */
  readonly dealt?: readonly (readonly string[])[]
  /** What was left after the deal, in the order in which it is drawn from the front. */
  readonly wall?: readonly string[]
  /** Each seat draws from a wall of its own with so many tiles, for a replacement too. */
  readonly ownWalls?: number
  /** How many tiles are in play: 144 with flowers, 136 without. */
  readonly tiles: 144 | 136
  readonly acts: readonly HandAct[]
}

const flowerText = /^H[1-8]$/
export const isFlowerText = (text: string): boolean => flowerText.test(text)

/** A tile kind, 34 … 41 for the eight flowers. */
export type AnyTile = Tile
export const isFlower = (tile: AnyTile): boolean => tile >= tileKinds

/** `3m`, `E`, `H4` → its number; undefined for any other text. */
export const readAnyTile = (text: unknown): AnyTile | undefined => {
  if (typeof text !== 'string') return undefined
  if (isFlowerText(text)) return tileKinds + Number(text[1]) - 1
  const tiles = parseTiles(text)
  return tiles?.length === 1 ? tiles[0] : undefined
}

export const anyTileText = (tile: AnyTile): string => (isFlower(tile) ? `H${tile - tileKinds + 1}` : tileText(tile))

const mostActs = 1_000

const refuse = (path: string): readonly Problem[] => [problem('FIELD_UNREADABLE', { at: { path } })]

const tilesProblems = (value: unknown, path: string, most: number): readonly Problem[] =>
  Array.isArray(value) && value.length <= most && value.every(tile => readAnyTile(tile) !== undefined)
    ? []
    : refuse(path)

const dealtProblems = (value: unknown, path: string): readonly Problem[] =>
  Array.isArray(value) && value.length === 4
    ? value.flatMap((hand, seat) => tilesProblems(hand, `${path}[${seat}]`, 14))
    : refuse(path)

const withoutTile: readonly HandActKind[] = ['win', 'falseWin', 'withdrawn']

const actProblems = (value: unknown, path: string): readonly Problem[] => {
  if (!isRecord(value)) return refuse(path)
  const kind = handActKinds.find(known => known === value.act)
  const tile = value.tile === undefined ? undefined : readAnyTile(value.tile)
  return [
    ...(isPlayer(value.seat) ? [] : refuse(`${path}.seat`)),
    ...(kind ? [] : refuse(`${path}.act`)),
    ...(kind && !value.failed && withoutTile.includes(kind) === (tile !== undefined) ? refuse(`${path}.tile`) : []),
    ...(value.gets === undefined || readAnyTile(value.gets) !== undefined ? [] : refuse(`${path}.gets`)),
    ...(value.failed === undefined || value.failed === true ? [] : refuse(`${path}.failed`)),
  ]
}

/** What is wrong with the shape of a hand written down tile by tile; whether it was possible says `replayHand`. */
export const handPlayProblems = (value: unknown, path: string): readonly Problem[] => {
  if (!isRecord(value)) return refuse(path)
  const { dealt, wall, ownWalls, tiles, acts } = value
  return [
    ...(dealt === undefined ? [] : dealtProblems(dealt, `${path}.dealt`)),
    ...(wall === undefined ? [] : tilesProblems(wall, `${path}.wall`, 92)),
    ...(ownWalls === undefined || isWhole(ownWalls, 1, 92) ? [] : refuse(`${path}.ownWalls`)),
    ...(tiles === 144 || tiles === 136 ? [] : refuse(`${path}.tiles`)),
    ...(Array.isArray(acts) && acts.length <= mostActs
      ? acts.flatMap((act, i) => actProblems(act, `${path}.acts[${i}]`))
      : refuse(`${path}.acts`)),
  ]
}
