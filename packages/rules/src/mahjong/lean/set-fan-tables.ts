import { type FanNo, slotOf } from '../fan-no.js'
import type { ScoringProfile } from '../profile.js'
import { selectionsOf } from '../selections.js'
import { type SetFan, type SetShape, setFansOf, terminalChowFan } from '../set-fans.js'
import { fanSlots, wordsOf } from './fan-words.js'

/** The best choice of set fans for each multiset of up to four chows (or number pungs), by {@link multisetIndex}. */
export interface SetFanTable {
  /** Four numbers per multiset: three fan words and the counts (two bits each) of the repeatable fans. */
  readonly entries: Int32Array
}

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

const shapesOf = (kind: SetShape['kind'], ids: readonly number[]): readonly SetShape[] =>
  ids
    .filter(id => id > 0)
    .map(id => ({ kind, tile: kind === 'pung' ? id - 1 : (((id - 1) / 7) | 0) * 9 + ((id - 1) % 7) }))

const eachMultiset = (kinds: number, visit: (ids: readonly [number, number, number, number]) => void): void => {
  for (let a = 0; a <= kinds; a++)
    for (let b = 0; b <= a; b++) for (let c = 0; c <= b; c++) for (let d = 0; d <= c; d++) visit([a, b, c, d])
}

const buildTable = (kind: SetShape['kind'], kinds: number, values: Int32Array): SetFanTable => {
  const entries = new Int32Array(4 * (multisetIndex(kinds, kinds, kinds, kinds) + 1))
  eachMultiset(kinds, ids => {
    const shapes = shapesOf(kind, ids)
    if (shapes.length < 2 || (kind === 'pung' && new Set(shapes.map(shape => shape.tile)).size < shapes.length)) return
    const candidates = setFansOf(shapes, undefined)
    if (candidates.length > 0) entries.set(entryOf(bestOf(selectionsOf(candidates), values)), 4 * multisetIndex(...ids))
  })
  return { entries }
}

/** For each multiset of four chows: 1 + the pair tile that makes 13 or 29 of it (at most one of them exists), else 0. */
const buildTerminalChows = (kinds: number): Uint8Array => {
  const pairs = new Uint8Array(multisetIndex(kinds, kinds, kinds, kinds) + 1)
  const outer = [1, 7, 8, 14, 15, 21]
  eachMultiset(kinds, ids => {
    if (!ids.every(id => outer.includes(id))) return
    const tiles = shapesOf('chow', ids).map(shape => shape.tile)
    const pair = [4, 13, 22].find(tile => terminalChowFan(tiles, tile))
    if (pair !== undefined) pairs[multisetIndex(...ids)] = pair + 1
  })
  return pairs
}

export interface SetFanTables {
  readonly chows: SetFanTable
  readonly pungs: SetFanTable
  readonly terminalChowPair: Uint8Array
}

export const chowKinds = 21
export const pungKinds = 27

const valuesOf = (profile: ScoringProfile): Int32Array => {
  const values = new Int32Array(fanSlots)
  for (const fan of profile.fans) values[slotOf(fan.no)] = fan.value
  return values
}

export const buildSetFanTables = (profile: ScoringProfile): SetFanTables => {
  const values = valuesOf(profile)
  return {
    chows: buildTable('chow', chowKinds, values),
    pungs: buildTable('pung', pungKinds, values),
    terminalChowPair: buildTerminalChows(chowKinds),
  }
}
