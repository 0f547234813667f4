import type { IsoDate } from './clock.js'

/** Days from `from` (inclusive) until `until` (exclusive); a missing end is open. */
export interface DateRange {
  readonly from: IsoDate | undefined
  readonly until: IsoDate | undefined
}

/** As PostgreSQL writes a `daterange`: `[2026-01-01,)`. */
export const formatDateRange = ({ from, until }: Partial<DateRange>): string => `[${from ?? ''},${until ?? ''})`

/** Reads PostgreSQL's own canonical form; anything else is a bug. */
export const parseDateRange = (text: string): DateRange => {
  const match = /^[[(](\d{4}-\d\d-\d\d)?,(\d{4}-\d\d-\d\d)?\)$/.exec(text)
  if (!match) throw new Error(`Not a canonical daterange: ${text}`)
  return { from: match[1], until: match[2] }
}
