import { COPIES, type Kind, KINDS, type Wind } from './tiles.js'

/** `minkan` is an open kong, one added to a pung too; `ankan` leaves the hand closed. */
export type MeldKind = 'chi' | 'pon' | 'minkan' | 'ankan'

export interface Meld {
  readonly kind: MeldKind
  /** The lowest tile of a chow, the tile of a pung or kong. */
  readonly tile: Kind
}

export const riichiFlags = [
  'riichi',
  'double-riichi',
  'ippatsu',
  'haitei',
  'houtei',
  'rinshan',
  'chankan',
  'tenhou',
  'chiihou',
] as const
export type RiichiFlag = (typeof riichiFlags)[number]

/** A complete hand: the tiles held without the winning one, the melds, how it was won and under which winds. */
export interface RiichiHand {
  readonly concealed: readonly Kind[]
  readonly melds: readonly Meld[]
  readonly win: Kind
  readonly by: 'ron' | 'tsumo'
  readonly seat: Wind
  readonly round: Wind
  readonly flags: ReadonlySet<RiichiFlag>
  readonly doraIndicators: readonly Kind[]
  /** Turned up for a riichi alone. */
  readonly uraIndicators: readonly Kind[]
  /** Counters: 300 on a discard, 100 from each on a self-draw. */
  readonly honba: number
}

export const isClosed = ({ melds }: RiichiHand): boolean => melds.every(({ kind }) => kind === 'ankan')

export const tilesOfMeld = ({ kind, tile }: Meld): readonly Kind[] =>
  kind === 'chi' ? [tile, tile + 1, tile + 2] : Array.from({ length: kind === 'pon' ? 3 : COPIES }, () => tile)

/** Every tile of the hand, kongs with four. */
export const allTiles = ({ concealed, melds, win }: RiichiHand): readonly Kind[] => [
  ...concealed,
  win,
  ...melds.flatMap(tilesOfMeld),
]

export const countsOf = (tiles: readonly Kind[]): number[] => {
  const counts = Array.from({ length: KINDS }, () => 0)
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1
  return counts
}
