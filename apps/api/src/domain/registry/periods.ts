import type { IsoDate } from '../../base/clock.js'
import { type DateRange, formatDateRange, parseDateRange } from '../../base/date-range.js'

/** A dated row as it stands, and what is left of it when another takes a part of its time. */
export interface CutRow<T> {
  readonly row: T
  /** The parts before and after; none when nothing is left. */
  readonly rest: readonly string[]
}

const before = (a: IsoDate | undefined, b: IsoDate | undefined): boolean => a === undefined || b === undefined || a < b

/** Whether two times have a day in common. */
export const overlaps = (a: DateRange, b: DateRange): boolean => before(a.from, b.until) && before(b.from, a.until)

/** The rows whose time `period` touches, each with the parts of its time that lie outside. */
export const cutOut = <T extends { readonly valid: string }>(rows: readonly T[], period: DateRange): CutRow<T>[] =>
  rows.flatMap(row => {
    const own = parseDateRange(row.valid)
    if (!overlaps(own, period)) return []
    const early = period.from !== undefined && (own.from === undefined || own.from < period.from)
    const late = period.until !== undefined && (own.until === undefined || own.until > period.until)
    return [
      {
        row,
        rest: [
          ...(early ? [formatDateRange({ from: own.from, until: period.from })] : []),
          ...(late ? [formatDateRange({ from: period.until, until: own.until })] : []),
        ],
      },
    ]
  })
