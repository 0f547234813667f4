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
  /** Number of the round, from the sheet or from an `r<n>` part of the slot; 0 when neither says. */
  roundOf(line: ScoreLine): number
  /** Largest round number met. */
  readonly rounds: number
}

const slotRound = /(?:^|\/)r(\d+)(?:\/|$)/

const passes = (line: ScoreLine, { unit, onlyMark, exceptMarks }: LineFilter): boolean =>
  line.unit === unit &&
  (onlyMark === undefined || (line.marks?.includes(onlyMark) ?? false)) &&
  !exceptMarks?.some(mark => line.marks?.includes(mark))

const filterKey = ({ unit, onlyMark = '', exceptMarks = [] }: LineFilter): string =>
  [unit, onlyMark, ...exceptMarks].join('\n')

const listsOf = (lines: readonly ScoreLine[], filter: LineFilter): Map<EntrantId, ScoreLine[]> => {
  const lists = new Map<EntrantId, ScoreLine[]>()
  for (const line of lines) {
    if (!passes(line, filter)) continue
    const list = lists.get(line.entrant)
    if (list) list.push(line)
    else lists.set(line.entrant, [line])
  }
  return lists
}

const build = (field: Field): FieldIndex => {
  const byFilter = new Map<string, Map<EntrantId, ScoreLine[]>>()
  const totals = new Map<string, Map<EntrantId, Ratio>>()
  const sheetRounds = new Map(field.facts.sheets.map(sheet => [sheet.slot, sheet.round]))
  const roundOf = (line: ScoreLine): number => sheetRounds.get(line.slot) ?? Number(slotRound.exec(line.slot)?.[1] ?? 0)
  const listFor = (filter: LineFilter): Map<EntrantId, ScoreLine[]> => {
    const key = filterKey(filter)
    const lists = byFilter.get(key) ?? listsOf(field.lines, filter)
    byFilter.set(key, lists)
    return lists
  }
  const lines = (entrant: EntrantId, filter: LineFilter): readonly ScoreLine[] => listFor(filter).get(entrant) ?? []
  let rounds: number | undefined
  return {
    lines,
    roundOf,
    lineAt: (entrant, slot, unit) => lines(entrant, { unit }).find(line => line.slot === slot),
    total: (entrant, filter) => {
      const published = field.totals.get(entrant)
      const plain = filter.onlyMark === undefined && filter.exceptMarks === undefined
      if (plain && published?.total.unit === filter.unit) return published.total.value
      const key = filterKey(filter)
      const sums = totals.get(key) ?? new Map<EntrantId, Ratio>()
      totals.set(key, sums)
      const known = sums.get(entrant)
      if (known) return known
      const sum = lines(entrant, filter).reduce((value, line) => add(value, line.points.value), zero)
      sums.set(entrant, sum)
      return sum
    },
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
