import type { EntrantId } from '../core/ids.js'
import { add, type Ratio, ratio, zero } from '../core/ratio.js'
import type { ScoreLine } from '../core/score-line.js'
import type { Field } from '../core/standings.js'
import { columnsOf, type FieldColumns } from './field-columns.js'
import { isPlain, type LineFilter, type LineTable, lineTable } from './line-table.js'
import { scaled, staysExact } from './scaled.js'

export type { LineFilter } from './line-table.js'

export interface FieldIndex {
  readonly columns: FieldColumns
  /** The lines that pass the filter, in the numbers of the columns. */
  table(filter: LineFilter): LineTable
  /** Lines of one contestant that pass the filter, in the order of the field. */
  lines(entrant: EntrantId, filter: LineFilter): readonly ScoreLine[]
  /** The line of `entrant` in the same unit and slot, for "own less theirs". */
  lineAt(entrant: EntrantId, slot: string, unit: string): ScoreLine | undefined
  /** Published total where it is in this unit, else the exact sum of the lines. */
  total(entrant: EntrantId, filter: LineFilter): Ratio
  /** The same by contestant's number, in parts of the table's scale; `undefined` where doubles are not exact. */
  totals(filter: LineFilter): Float64Array | undefined
  /** Number of the round, from the sheet or from an `r<n>` part of the slot; 0 when neither says. */
  roundOf(line: ScoreLine): number
  /** Largest round number met. */
  readonly rounds: number
}

const slotRound = /(?:^|\/)r(\d+)(?:\/|$)/

const keyOf = (filter: LineFilter): string =>
  isPlain(filter) ? filter.unit : [filter.unit, filter.onlyMark, ...(filter.exceptMarks ?? [])].join('\n')

/** What `make` answers, made once for each filter. */
const perFilter = <T>(make: (filter: LineFilter) => T): ((filter: LineFilter) => T) => {
  const made = new Map<string, T>()
  return filter => {
    const key = keyOf(filter)
    const known = made.get(key)
    if (known !== undefined) return known
    const answer = make(filter)
    made.set(key, answer)
    return answer
  }
}

const build = (field: Field): FieldIndex => {
  const columns = columnsOf(field)
  const { numberOf } = columns
  const table = perFilter(filter => lineTable(field.lines, columns, filter))
  const lists = perFilter((): (readonly ScoreLine[])[] => [])
  const listOf = ({ rows, from }: LineTable, contestant: number): readonly ScoreLine[] =>
    Array.from(rows.subarray(from[contestant] ?? 0, from[contestant + 1] ?? 0), row => field.lines[row] as ScoreLine)
  const sheetRounds = new Map(field.facts.sheets.map(sheet => [sheet.slot, sheet.round]))
  const roundOf = (line: ScoreLine): number => sheetRounds.get(line.slot) ?? Number(slotRound.exec(line.slot)?.[1] ?? 0)
  const lines = (entrant: EntrantId, filter: LineFilter): readonly ScoreLine[] => {
    const [known, contestant] = [lists(filter), numberOf(entrant)]
    const list = known[contestant] ?? listOf(table(filter), contestant)
    known[contestant] = list
    return list
  }
  const published = (filter: LineFilter, entrant: EntrantId): Ratio | undefined => {
    const total = isPlain(filter) ? field.totals.get(entrant)?.total : undefined
    return total?.unit === filter.unit ? total.value : undefined
  }
  const totals = perFilter((filter): { readonly values?: Float64Array } => {
    const { sums, scale, exact, rows } = table(filter)
    if (!exact) return {}
    const values = sums.slice()
    for (const entrant of field.totals.keys()) {
      const total = published(filter, entrant)
      if (total) values[numberOf(entrant)] = scaled(total, scale)
    }
    return staysExact(values, rows.length) ? { values } : {}
  })
  let rounds: number | undefined
  return {
    columns,
    table,
    lines,
    roundOf,
    lineAt: (entrant, slot, unit) => lines(entrant, { unit }).find(line => line.slot === slot),
    total: (entrant, filter) => {
      const { values } = totals(filter)
      if (values) return ratio(values[numberOf(entrant)] ?? 0, table(filter).scale)
      return (
        published(filter, entrant) ?? lines(entrant, filter).reduce((sum, line) => add(sum, line.points.value), zero)
      )
    },
    totals: filter => totals(filter).values,
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
