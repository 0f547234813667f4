import type { EntrantId } from '../core/ids.js'
import { add, type Ratio, zero } from '../core/ratio.js'
import type { ScoreLine } from '../core/score-line.js'
import type { Field } from '../core/standings.js'

/** Which lines a criterion reads. */
export interface LineFilter {
  /** Unit of the points, e.g. `victoryPoint`. */
  readonly unit: string
  /** Only lines with this mark (extra boards or deals played to break a tie). */
  readonly onlyMark?: string
  /** Not lines with one of these marks. */
  readonly exceptMarks?: readonly string[]
}

export interface FieldIndex {
  /** Lines of one contestant that pass the filter, in the order of the field. */
  lines(entrant: EntrantId, filter: LineFilter): readonly ScoreLine[]
  /** The line of `entrant` in the same unit and slot, for "own less theirs". */
  lineAt(entrant: EntrantId, slot: string, unit: string): ScoreLine | undefined
  /** Published total where it is in this unit, else the exact sum of the lines. */
  total(entrant: EntrantId, filter: LineFilter): Ratio
  /** The same for many contestants. */
  totalsIn(filter: LineFilter): (entrant: EntrantId) => Ratio
  /** Number of the round, from the sheet or from an `r<n>` part of the slot; 0 when neither says. */
  roundOf(line: ScoreLine): number
  /** Largest round number met. */
  readonly rounds: number
}

const slotRound = /(?:^|\/)r(\d+)(?:\/|$)/

type Lists = Map<EntrantId, ScoreLine[]>

const passes = (line: ScoreLine, { onlyMark, exceptMarks }: LineFilter): boolean =>
  (onlyMark === undefined || (line.marks?.includes(onlyMark) ?? false)) &&
  !exceptMarks?.some(mark => line.marks?.includes(mark))

const isPlain = ({ onlyMark, exceptMarks }: LineFilter): boolean => onlyMark === undefined && exceptMarks === undefined

const filterKey = ({ unit, onlyMark = '', exceptMarks = [] }: LineFilter): string =>
  [unit, onlyMark, ...exceptMarks].join('\n')

const byUnit = (lines: readonly ScoreLine[]): ReadonlyMap<string, Lists> => {
  const units = new Map<string, Lists>()
  for (const line of lines) {
    const lists = units.get(line.unit) ?? new Map<EntrantId, ScoreLine[]>()
    if (lists.size === 0) units.set(line.unit, lists)
    const list = lists.get(line.entrant)
    if (list) list.push(line)
    else lists.set(line.entrant, [line])
  }
  return units
}

const filtered = (lists: Lists, filter: LineFilter): Lists =>
  new Map([...lists].map(([entrant, list]) => [entrant, list.filter(line => passes(line, filter))]))

/** Exact sum; whole numbers, the usual case, without intermediate values. */
export const sumOfEach = <T>(items: readonly T[], valueOf: (item: T) => Ratio): Ratio => {
  let whole = 0n
  let rest = zero
  for (const item of items) {
    const value = valueOf(item)
    if (value.den === 1n) whole += value.num
    else rest = add(rest, value)
  }
  return add({ num: whole, den: 1n }, rest)
}

const sumOfLines = (lines: readonly ScoreLine[]): Ratio => sumOfEach(lines, line => line.points.value)

const build = (field: Field): FieldIndex => {
  const units = byUnit(field.lines)
  const byFilter = new Map<string, Lists>()
  const totals = new Map<string, (entrant: EntrantId) => Ratio>()
  const sheetRounds = new Map(field.facts.sheets.map(sheet => [sheet.slot, sheet.round]))
  const roundOf = (line: ScoreLine): number => sheetRounds.get(line.slot) ?? Number(slotRound.exec(line.slot)?.[1] ?? 0)
  const listFor = (filter: LineFilter): Lists => {
    const all: Lists = units.get(filter.unit) ?? new Map()
    if (isPlain(filter)) return all
    const key = filterKey(filter)
    const lists = byFilter.get(key) ?? filtered(all, filter)
    byFilter.set(key, lists)
    return lists
  }
  const lines = (entrant: EntrantId, filter: LineFilter): readonly ScoreLine[] => listFor(filter).get(entrant) ?? []
  const totalsIn = (filter: LineFilter): ((entrant: EntrantId) => Ratio) => {
    const key = isPlain(filter) ? filter.unit : filterKey(filter)
    const known = totals.get(key)
    if (known) return known
    const sums = new Map<EntrantId, Ratio>()
    for (const [entrant, list] of listFor(filter)) sums.set(entrant, sumOfLines(list))
    if (isPlain(filter))
      for (const [entrant, { total }] of field.totals) if (total.unit === filter.unit) sums.set(entrant, total.value)
    const total = (entrant: EntrantId): Ratio => sums.get(entrant) ?? zero
    totals.set(key, total)
    return total
  }
  let rounds: number | undefined
  return {
    lines,
    roundOf,
    lineAt: (entrant, slot, unit) => lines(entrant, { unit }).find(line => line.slot === slot),
    totalsIn,
    total: (entrant, filter) => totalsIn(filter)(entrant),
    get rounds() {
      rounds ??= field.lines.reduce((most, line) => Math.max(most, roundOf(line)), 0)
      return rounds
    },
  }
}

const built = new WeakMap<Field, FieldIndex>()

/** Built once per field value: tied groups are many, lines are many more. */
export const indexOf = (field: Field): FieldIndex => {
  const known = built.get(field)
  if (known) return known
  const index = build(field)
  built.set(field, index)
  return index
}
