import type { ScoreLine } from '../core/score-line.js'
import type { FieldColumns } from './field-columns.js'
import { commonScale, scaled, staysExact } from './scaled.js'

/** Which lines a criterion reads. */
export interface LineFilter {
  /** Unit of the points, e.g. `victoryPoint`. */
  readonly unit: string
  /** Only lines with this mark (extra boards or deals played to break a tie). */
  readonly onlyMark?: string
  /** Not lines with one of these marks. */
  readonly exceptMarks?: readonly string[]
}

/** Whether all lines of the unit pass. */
export const isPlain = ({ onlyMark, exceptMarks }: LineFilter): boolean =>
  onlyMark === undefined && !exceptMarks?.length

/** The lines of a field that pass a filter, those of one contestant side by side, in the order of the field. */
export interface LineTable {
  /** Places of contestant `n` in the table: `from[n]` up to, not including, `from[n + 1]`. */
  readonly from: Int32Array
  /** By place: the row of the field. */
  readonly rows: Int32Array
  /** By place, in parts of 1/`scale`; not a number where that does not fit. */
  readonly points: Float64Array
  readonly scale: number
  /** By contestant, in parts of 1/`scale`: the sum of the points. */
  readonly sums: Float64Array
  /** Whether sums of points, and of as many contestants' sums as there are places, are exact in doubles. */
  readonly exact: boolean
  /** Read when first asked for. */
  readonly met: Met
}

/** Whom place `p` met: `opponents[from[p]]` up to, not including, `opponents[from[p + 1]]`. */
export interface Met {
  readonly opponents: Int32Array
  readonly from: Int32Array
}

const passes = (line: ScoreLine, { onlyMark, exceptMarks }: LineFilter): boolean =>
  (onlyMark === undefined || (line.marks?.includes(onlyMark) ?? false)) &&
  !exceptMarks?.some(mark => line.marks?.includes(mark))

const passing = (lines: readonly ScoreLine[], { units, unitOf }: FieldColumns, filter: LineFilter): Int32Array => {
  const [unit, plain, rows] = [unitOf(filter.unit), isPlain(filter), new Int32Array(lines.length)]
  let count = 0
  for (let row = 0; row < lines.length; row++)
    if (units[row] === unit && (plain || passes(lines[row] as ScoreLine, filter))) rows[count++] = row
  return rows.subarray(0, count)
}

/** By counting. */
const byContestant = (passed: Int32Array, { entrants, contestants }: FieldColumns) => {
  const from = new Int32Array(contestants + 1)
  for (const row of passed) (from[(entrants[row] as number) + 1] as number)++
  for (let n = 0; n < contestants; n++) (from[n + 1] as number) += from[n] as number
  const [next, rows] = [from.slice(), new Int32Array(passed.length)]
  for (const row of passed) rows[(next[entrants[row] as number] as number)++] = row
  return { from, rows }
}

/** Most events score whole points. */
const pointsOf = (lines: readonly ScoreLine[], { whole }: FieldColumns, rows: Int32Array) => {
  const points = new Float64Array(rows.length)
  for (let place = 0; place < rows.length; place++) points[place] = whole[rows[place] as number] as number
  if (staysExact(points, rows.length)) return { points, scale: 1, exact: true }
  const values = [...rows].map(row => (lines[row] as ScoreLine).points.value)
  const scale = commonScale(values)
  const parts = new Float64Array(values.map(value => scaled(value, scale)))
  return { points: parts, scale, exact: staysExact(parts, rows.length) }
}

const sumsOf = (from: Int32Array, points: Float64Array): Float64Array => {
  const sums = new Float64Array(from.length - 1)
  for (let n = 0; n < sums.length; n++)
    for (let place = from[n] as number; place < (from[n + 1] as number); place++)
      (sums[n] as number) += points[place] as number
  return sums
}

const metIn = (columns: FieldColumns, rows: Int32Array): Met => {
  const from = new Int32Array(rows.length + 1)
  const [start, end] = [columns.opponentsFrom, columns.opponentsFrom.subarray(1)]
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number
    from[place + 1] = (from[place] as number) + (end[row] as number) - (start[row] as number)
  }
  const opponents = new Int32Array(from[rows.length] as number)
  for (let place = 0; place < rows.length; place++) {
    const shift = (start[rows[place] as number] as number) - (from[place] as number)
    for (let at = from[place] as number; at < (from[place + 1] as number); at++)
      opponents[at] = columns.opponents[at + shift] as number
  }
  return { opponents, from }
}

/** The lines that pass the filter. */
export const lineTable = (lines: readonly ScoreLine[], columns: FieldColumns, filter: LineFilter): LineTable => {
  const { from, rows } = byContestant(passing(lines, columns, filter), columns)
  const figures = pointsOf(lines, columns, rows)
  let met: Met | undefined
  return {
    from,
    rows,
    ...figures,
    sums: sumsOf(from, figures.points),
    get met() {
      met ??= metIn(columns, rows)
      return met
    },
  }
}
