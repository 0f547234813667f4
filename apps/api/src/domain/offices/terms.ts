import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'
import { formatDateRange } from '../../base/date-range.js'
import type { Outcome } from '../../base/problem.js'

/** From which day until which (the first on which it no longer holds); open when there is no end. */
export interface Term {
  readonly from: IsoDate
  readonly until?: IsoDate | undefined
}

/** The term as the database has it. Problems: DATE_NOT_READABLE, PERIOD_REVERSED. */
export const readTerm = ({ from, until }: Term): Outcome<string> => {
  if (!isDay(from)) return err([problem('DATE_NOT_READABLE', { at: { path: 'from' } })])
  if (until === undefined) return ok(formatDateRange({ from }))
  if (!isDay(until)) return err([problem('DATE_NOT_READABLE', { at: { path: 'until' } })])
  return until > from
    ? ok(formatDateRange({ from, until }))
    : err([problem('PERIOD_REVERSED', { at: { path: 'until' } })])
}
