import type { SetShape } from '../tiles/set-fans.js'
import { rankOf, type Tile } from '../tiles/tiles.js'
import * as Shape from './arrangements.js'
import type { Hand } from './hand.js'

export const handForms = ['setsAndPair', 'sevenPairs', 'thirteenOrphans', 'knittedSingles', 'knittedStraight'] as const
export type HandForm = (typeof handForms)[number]

export interface ReadSet extends SetShape {
  readonly kong: boolean
  readonly concealed: boolean
}

export type WaitShape = 'edge' | 'closed' | 'single'

/** One way to see the hand: its form, its sets, and where the winning tile went. */
export interface Reading {
  readonly form: HandForm
  readonly sets: readonly ReadSet[]
  readonly pair?: Tile
  /** The nine tiles of a knitted straight. */
  readonly body?: readonly Tile[]
  /** The wait that this place of the winning tile would be, if it is the only one. */
  readonly wait?: WaitShape
}

const meldSets = (hand: Hand): readonly ReadSet[] =>
  hand.melds.map(meld => ({
    kind: meld.kind === 'chow' ? ('chow' as const) : ('pung' as const),
    tile: meld.tile,
    kong: meld.kind === 'kong',
    concealed: meld.concealed,
  }))

const waitInChow = (low: Tile, win: Tile): WaitShape | undefined => {
  if (win === low + 1) return 'closed'
  return (win === low + 2 && rankOf(low) === 0) || (win === low && rankOf(low) === 6) ? 'edge' : undefined
}

const holds = (set: SetShape, tile: Tile): boolean =>
  set.kind === 'pung' ? set.tile === tile : tile >= set.tile && tile <= set.tile + 2 && tile < 27

/** All places the winning tile can have in one arrangement of the concealed tiles. */
const placed = (
  hand: Hand,
  form: HandForm,
  arrangement: Shape.Arrangement,
  body?: readonly Tile[],
): readonly Reading[] => {
  const melds = meldSets(hand)
  const concealed = arrangement.sets.map(set => ({ ...set, kong: false, concealed: true }))
  const base = { form, pair: arrangement.pair, ...(body ? { body } : {}) }
  const found: Reading[] = []
  concealed.forEach((set, i) => {
    if (!holds(set, hand.win)) return
    const open = set.kind === 'pung' && !hand.selfDraw
    const sets = [...melds, ...concealed.map((other, j) => (i === j && open ? { ...other, concealed: false } : other))]
    const wait = set.kind === 'chow' ? waitInChow(set.tile, hand.win) : undefined
    found.push({ ...base, sets, ...(wait ? { wait } : {}) })
  })
  const all = [...melds, ...concealed]
  if (arrangement.pair === hand.win) found.push({ ...base, sets: all, wait: 'single' })
  if (body?.includes(hand.win)) found.push({ ...base, sets: all })
  return found
}

/** Every reading of a hand (3.7.2): all forms, all arrangements, all places of the winning tile. */
export const readingsOf = (hand: Hand): readonly Reading[] => {
  const counts = Shape.countTiles([...hand.concealed, hand.win])
  const sets = Shape.arrangementsOf(counts).flatMap(arrangement => placed(hand, 'setsAndPair', arrangement))
  const knitted =
    hand.melds.length <= 1
      ? Shape.knittedArrangementsOf(counts).flatMap(found => placed(hand, 'knittedStraight', found, found.body))
      : []
  if (hand.melds.length > 0) return [...sets, ...knitted]
  const special: HandForm[] = []
  if (Shape.isSevenPairs(counts)) special.push('sevenPairs')
  if (Shape.isThirteenOrphans(counts)) special.push('thirteenOrphans')
  if (Shape.isKnittedSingles(counts)) special.push('knittedSingles')
  return [...sets, ...knitted, ...special.map(form => ({ form, sets: [] }))]
}
