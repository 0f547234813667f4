import type { WinFlag } from './tiles/flags.js'
import { knittedBodies } from './full/arrangements.js'
import type { HandRequest } from './lean/read-request.js'
import { parseTiles, type Tile, tilesText, tileText, winds } from './tiles/tiles.js'

/** Reproducible whole numbers below a bound. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

type Group = readonly Tile[]

const randomSet = (below: (n: number) => number, suits: readonly number[]): Group => {
  const kind = below(10)
  if (kind === 0) {
    const honour = 27 + below(7)
    return [honour, honour, honour]
  }
  const base = 9 * (suits[below(suits.length)] as number)
  const start = below(kind < 6 ? 7 : 9)
  return kind < 6 ? [base + start, base + start + 1, base + start + 2] : [base + start, base + start, base + start]
}

const randomPair = (below: (n: number) => number, suits: readonly number[]): Group => {
  const tile = below(4) === 0 ? 27 + below(7) : 9 * (suits[below(suits.length)] as number) + below(9)
  return [tile, tile]
}

const fits = (tiles: readonly Tile[]): boolean => tiles.every(tile => tiles.filter(other => other === tile).length <= 4)

const meldText = (group: Group, kind: number): string => {
  if (group[0] !== group[1]) return `c${tilesText(group)}`
  if (kind < 2) return `p${tilesText(group)}`
  return `${kind === 2 ? 'k' : 'a'}${tilesText([...group, group[0] as Tile])}`
}

/** Only a tile that the hand holds once can have been added to somebody's pung. */
const randomFlags = (below: (n: number) => number, kongs: boolean, single: boolean): readonly WinFlag[] => {
  const flags: WinFlag[] = below(2) === 0 ? ['self'] : []
  if (single && flags.length === 0 && below(4) === 0) flags.push('rob')
  if (below(8) === 0) flags.push('last')
  if (kongs && flags.includes('self') && below(3) === 0) flags.push('repl')
  if (below(12) === 0) flags.push('lok')
  return flags
}

const finish = (below: (n: number) => number, melds: readonly string[], tiles: readonly Tile[]): HandRequest => {
  const at = below(tiles.length)
  const melded = melds.flatMap(meld => [...(parseTiles(meld.slice(1)) ?? [])])
  const single = [...tiles, ...melded].filter(tile => tile === tiles[at]).length === 1
  const rest = tiles.filter((_, i) => i !== at).sort((a, b) => a - b)
  return {
    melds,
    hand: tilesText(rest),
    win: tileText(tiles[at] as Tile),
    flags: randomFlags(
      below,
      melds.some(meld => meld.startsWith('k') || meld.startsWith('a')),
      single,
    ),
    round: winds[below(4) as 0],
    seat: winds[below(4) as 0],
    flowers: below(3),
  }
}

const nineGates: readonly number[] = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]

const specialTiles = (below: (n: number) => number, suits: readonly number[]): readonly Tile[] => {
  const form = below(4)
  if (form === 3) return [...nineGates, below(9)].map(rank => 9 * (suits[0] as number) + rank)
  if (form === 0) return Array.from({ length: 7 }, () => randomPair(below, suits)).flat()
  const body = knittedBodies[below(6)] as readonly Tile[]
  if (form === 1) return [...body, ...randomSet(below, [0, 1, 2]), ...randomPair(below, [0, 1, 2])]
  const all = [...body, 27, 28, 29, 30, 31, 32, 33]
  all.splice(below(all.length), 1)
  all.splice(below(all.length), 1)
  return all
}

/** A knitted straight whose fourth set lies on the table. */
const knittedWithMeld = (below: (n: number) => number): HandRequest | undefined => {
  const set = randomSet(below, [0, 1, 2])
  const meld = meldText(set, below(4))
  const concealed = [...(knittedBodies[below(6)] as readonly Tile[]), ...randomPair(below, [0, 1, 2])]
  const melded = meld.startsWith('k') || meld.startsWith('a') ? [...set, set[0] as Tile] : set
  return fits([...melded, ...concealed]) ? finish(below, [meld], concealed) : undefined
}

const tryHand = (below: (n: number) => number): HandRequest | undefined => {
  const suits = [[0], [1], [2], [0, 1], [1, 2], [0, 1, 2], [0, 1, 2]][below(7)] as readonly number[]
  if (below(12) === 0) return knittedWithMeld(below)
  if (below(5) === 0) {
    const tiles = specialTiles(below, suits)
    return fits(tiles) ? finish(below, [], tiles) : undefined
  }
  const sets = Array.from({ length: 4 }, () => randomSet(below, suits))
  const melded = below(2) === 0 ? 0 : below(5)
  const melds = sets.slice(0, melded).map(set => meldText(set, below(4)))
  const concealed = [...sets.slice(melded).flat(), ...randomPair(below, suits)]
  const kongs = melds.flatMap((text, i) => (text.length >= 5 && !text.startsWith('c') ? [sets[i]?.[0] as Tile] : []))
  return fits([...sets.flat(), ...concealed.slice(-2), ...kongs]) ? finish(below, melds, concealed) : undefined
}

/** So many random winning hands of all forms; the same seed gives the same hands. */
export const randomHands = (count: number, seed: number): readonly HandRequest[] => {
  const below = numbers(seed)
  const hands: HandRequest[] = []
  while (hands.length < count) {
    const hand = tryHand(below)
    if (hand) hands.push(hand)
  }
  return hands
}
