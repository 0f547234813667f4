import { type FanNo, slotOf } from '../tiles/fan-no.js'
import { selectionsOf } from '../tiles/selections.js'
import { type SetFan, type SetShape, setFansOf, terminalChowFan } from '../tiles/set-fans.js'
import { wordsOf } from './fan-words.js'

/** The repeatable set fans; position × 2 is the shift of their count. */
export const repeatable = ['65', '69', '70', '71', '72'] as const satisfies readonly FanNo[]

const choose = (n: number, k: number): number => {
  let value = 1
  for (let i = 0; i < k; i++) value = (value * (n - i)) / (i + 1)
  return value
}

/** Terms of {@link multisetIndex} for ids 0–28 (0 is "no set"). */
export const indexTerms: readonly Int32Array[] = [1, 2, 3, 4].map(k =>
  Int32Array.from({ length: 29 }, (_, id) => choose(id + k - 1, k)),
)

/** Number of a multiset of four ids given in descending order. */
export const multisetIndex = (a: number, b: number, c: number, d: number): number =>
  (indexTerms[3]?.[a] as number) +
  (indexTerms[2]?.[b] as number) +
  (indexTerms[1]?.[c] as number) +
  (indexTerms[0]?.[d] as number)

/** The most valuable selection; among equals the one with the fans that stand first in the table. */
const bestOf = (selections: readonly (readonly SetFan[])[], values: Int32Array): readonly SetFan[] => {
  let best: readonly SetFan[] = []
  let bestValue = 0
  for (const selection of selections) {
    const value = selection.reduce((sum, { fan }) => sum + (values[slotOf(fan)] as number), 0)
    if (value > bestValue || (value === bestValue && value > 0 && standsBefore(selection, best))) {
      best = selection
      bestValue = value
    }
  }
  return best
}

const sortedSlots = (selection: readonly SetFan[]): readonly number[] =>
  selection.map(({ fan }) => slotOf(fan)).sort((a, b) => a - b)

const standsBefore = (a: readonly SetFan[], b: readonly SetFan[]): boolean => {
  const other = sortedSlots(b)
  const at = sortedSlots(a).findIndex((slot, i) => slot !== other[i])
  return at >= 0 && (sortedSlots(a)[at] as number) < (other[at] ?? Number.POSITIVE_INFINITY)
}

const entryOf = (selection: readonly SetFan[]): readonly number[] => {
  const fans = selection.map(({ fan }) => fan)
  const counts = repeatable.reduce((packed, no, i) => packed | (fans.filter(fan => fan === no).length << (2 * i)), 0)
  return [...wordsOf(fans), counts]
}

const shapeOf = (kind: SetShape['kind'], id: number): SetShape => ({
  kind,
  tile: kind === 'pung' ? id - 1 : (((id - 1) / 7) | 0) * 9 + ((id - 1) % 7),
})

const notYet = -1

/**
 * The best choice of set fans for each multiset of up to four chows (or number pungs): four numbers at
 * 4 × {@link multisetIndex}, three fan words and the counts (two bits each) of the repeatable fans.
 * A multiset is worked out when it is first asked for.
 */
export class SetFanTable {
  readonly entries: Int32Array

  constructor(
    private readonly kind: SetShape['kind'],
    kinds: number,
    private readonly values: Int32Array,
  ) {
    this.entries = new Int32Array(4 * (multisetIndex(kinds, kinds, kinds, kinds) + 1)).fill(notYet)
  }

  /** Position in `entries` for four ids in descending order, 0 for no set. */
  at(a: number, b: number, c: number, d: number): number {
    const position = 4 * multisetIndex(a, b, c, d)
    if (this.entries[position + 3] === notYet) this.work([a, b, c, d], position)
    return position
  }

  private work(ids: readonly number[], position: number): void {
    const shapes = ids.filter(id => id > 0).map(id => shapeOf(this.kind, id))
    const candidates = setFansOf(shapes, undefined)
    this.entries.set(entryOf(candidates.length > 0 ? bestOf(selectionsOf(candidates), this.values) : []), position)
  }
}

const outerChows = [1, 7, 8, 14, 15, 21]

/** 1 + the pair tile that makes fan 13 or 29 of four chows, by {@link multisetIndex}; 0 where there is none. */
const buildTerminalChows = (kinds: number): Uint8Array => {
  const pairs = new Uint8Array(multisetIndex(kinds, kinds, kinds, kinds) + 1)
  for (const a of outerChows) {
    for (const b of outerChows) {
      for (const c of outerChows) {
        for (const d of outerChows) {
          if (a < b || b < c || c < d) continue
          const tiles = [a, b, c, d].map(id => shapeOf('chow', id).tile)
          const pair = [4, 13, 22].find(tile => terminalChowFan(tiles, tile))
          if (pair !== undefined) pairs[multisetIndex(a, b, c, d)] = pair + 1
        }
      }
    }
  }
  return pairs
}

export interface SetFanTables {
  readonly chows: SetFanTable
  readonly pungs: SetFanTable
  readonly terminalChowPair: Uint8Array
}

const chowKinds = 21
const pungKinds = 27

export const buildSetFanTables = (values: Int32Array): SetFanTables => ({
  chows: new SetFanTable('chow', chowKinds, values),
  pungs: new SetFanTable('pung', pungKinds, values),
  terminalChowPair: buildTerminalChows(chowKinds),
})
