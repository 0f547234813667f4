import type { SeatWall, Sha256, SportDealing } from '../../core/dealing.js'
import { asciiBytes, boardNumber, checkSeed, commitmentOf } from '../../core/sealed-seed.js'
import { isRecord } from '../read.js'
import { type Tile, tileKinds, tilesText } from '../tiles/tiles.js'

/** By the wind of the hand; East deals. */
const seats = ['east', 'south', 'west', 'north'] as const
/** Hands of a round, each with walls of its own. */
const HANDS = 16
/** Tiles a seat begins with; the dealer's fourteenth is the first that is drawn. */
const OWN = 13

/** Four of each kind: without flowers, 34 for each seat. */
const allTiles: readonly Tile[] = Array.from({ length: 4 * tileKinds }, (_, at) => at % tileKinds)

/**
 * Numbers below 2¹⁶ without end: the bytes of SHA-256 of `paiji walls|<seed>|<wall>|<block>`, blocks counted from 0, two
 * by two.
 */
function* numbersFrom(sha256: Sha256, seed: string, wall: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = sha256(asciiBytes(`paiji walls|${seed}|${wall}|${block}`))
    for (let at = 0; at + 1 < bytes.length; at += 2) yield 256 * (bytes[at] ?? 0) + (bytes[at + 1] ?? 0)
  }
}

/** Fisher and Yates from the last tile down; what lies above the last whole multiple is thrown away. */
const shuffled = (numbers: Generator<number, never>): readonly Tile[] => {
  const tiles = [...allTiles]
  for (let left = tiles.length; left > 1; left--) {
    let number = numbers.next().value
    while (number >= 65_536 - (65_536 % left)) number = numbers.next().value
    const at = number % left
    const last = left - 1
    ;[tiles[at], tiles[last]] = [tiles[last] as Tile, tiles[at] as Tile]
  }
  return tiles
}

/** The tiles in hand are written in order, those that are drawn as they come. */
const wallText = (tiles: readonly Tile[]): string =>
  `${tilesText(tiles.slice(0, OWN).toSorted((a, b) => a - b))}-${tilesText(tiles.slice(OWN))}`

const lay = (deal: string): readonly SeatWall[] =>
  deal.split(' ').flatMap((wall, at) => {
    const [tiles, draws] = wall.split('-')
    const seat = seats[at]
    return seat && tiles && draws ? [{ seat, tiles, draws }] : []
  })

/**
 * Walls for tables that are compared by like seats, from a sealed seed. Each seat draws from a wall of its own, as the
 * duplicate contests of programs are played (Botzone: 136 tiles, 34 for each seat): a claim then changes whose turn it
 * is, never what anybody draws. No text of a federation on how its walls are laid was found.
 */
export const mahjongDealing: SportDealing = {
  commitment: commitmentOf,
  deal: (sha256, seed, board) => {
    checkSeed(seed)
    const number = boardNumber(board)
    if (number === undefined) return undefined
    const tiles = shuffled(numbersFrom(sha256, seed, number))
    const each = tiles.length / seats.length
    return {
      number: board,
      dealer: seats[0],
      vulnerability: 'none',
      deal: seats.map((_, at) => wallText(tiles.slice(at * each, (at + 1) * each))).join(' '),
    }
  },
  walls: {
    aRound: HANDS,
    areWanted: settings =>
      isRecord(settings) &&
      isRecord(settings.standardPoints) &&
      `${settings.standardPoints.kind}`.startsWith('likeSeat'),
    lay,
    text: walls => walls.map(({ tiles, draws }) => `${tiles}-${draws}`).join(' '),
  },
}
