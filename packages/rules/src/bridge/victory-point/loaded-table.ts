import { problem, type Problem } from '../../core/problem.js'
import { compare, fromDecimal, type Ratio, zero } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import { isRecord } from '../read.js'

/** One row of a table a federation loads; numbers are decimal text. */
export interface LoadedRow {
  /** Lowest margin the row is for; the first row starts at 0. */
  readonly from: string
  readonly winner: string
  readonly loser: string
}

const refuse = (path: string, index: number): Result<never, readonly Problem[]> =>
  err([problem('SCALE_TABLE_UNREADABLE', { at: { path: `${path}[${index}]` } })])

const decimal = (value: unknown): Ratio | undefined => (typeof value === 'string' ? fromDecimal(value) : undefined)

/** Reads a table of margins that stands at `path`: rising `from`, starting at 0, each with the points of winner and loser. */
export const parseLoadedTable = (input: unknown, path: string): Result<readonly LoadedRow[], readonly Problem[]> => {
  if (!Array.isArray(input) || input.length === 0 || input.length > 1000) return refuse(path, 0)
  let last: Ratio | undefined
  for (const [index, row] of input.entries()) {
    const from = isRecord(row) ? decimal(row.from) : undefined
    if (!isRecord(row) || !from || !decimal(row.winner) || !decimal(row.loser)) return refuse(path, index)
    if (last ? compare(from, last) <= 0 : compare(from, zero) !== 0) return refuse(path, index)
    last = from
  }
  return ok(input as readonly LoadedRow[])
}

/** The row for a margin; the two sides' points need not add up to the same sum (the scale 25–0 of before 2013). */
export const loadedPoints = (table: readonly LoadedRow[], margin: Ratio): { winner: Ratio; loser: Ratio } => {
  const row = table.findLast(item => compare(fromDecimal(item.from) as Ratio, margin) <= 0) ?? (table[0] as LoadedRow)
  return { winner: fromDecimal(row.winner) as Ratio, loser: fromDecimal(row.loser) as Ratio }
}
