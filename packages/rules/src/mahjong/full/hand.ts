import type { Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { LeanHand } from '../lean/lean-hand.js'
import { type HandRequest, readRequest } from '../lean/read-request.js'
import { parseTiles, type Tile } from '../tiles/tiles.js'

export interface Meld {
  readonly kind: 'chow' | 'pung' | 'kong'
  /** Lowest tile of a chow, or the tile. */
  readonly tile: Tile
  readonly concealed: boolean
}

/** A winning hand with how it was won; winds are 0–3 for E S W N. */
export interface Hand {
  readonly melds: readonly Meld[]
  /** Concealed tiles without the winning one. */
  readonly concealed: readonly Tile[]
  readonly win: Tile
  readonly selfDraw: boolean
  readonly lastOfWall: boolean
  readonly replacement: boolean
  readonly robbed: boolean
  readonly lastOfKind: boolean
  readonly round: number
  readonly seat: number
  readonly flowers: number
}

const meldOf = (text: string): Meld => {
  const tiles = parseTiles(text.slice(1)) ?? []
  const tile = Math.min(...tiles)
  const letter = text.charAt(0)
  return { kind: letter === 'c' ? 'chow' : letter === 'p' ? 'pung' : 'kong', tile, concealed: letter === 'a' }
}

/** Checks a request and gives its parts; the same reading and the same problems as the fast path. */
export const handOf = (input: unknown): Result<Hand, readonly Problem[]> => {
  const read = new LeanHand()
  const problems = readRequest(read, input)
  if (problems.length > 0) return err(problems)
  const request = input as HandRequest
  return ok({
    melds: (request.melds ?? []).map(meldOf),
    concealed: [...(parseTiles(request.hand) ?? [])].sort((a, b) => a - b),
    win: read.win,
    selfDraw: read.selfDraw,
    lastOfWall: read.lastOfWall,
    replacement: read.replacement,
    robbed: read.robbed,
    lastOfKind: read.lastOfKind,
    round: read.round,
    seat: read.seat,
    flowers: read.flowers,
  })
}
