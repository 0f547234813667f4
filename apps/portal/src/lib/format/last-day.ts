import { daysAfter } from './days'

/** The last day on which it holds, of the first on which it no longer does: people write and read the last one. */
export const lastDayOf = (until: string): string => daysAfter(until, -1)

/** The first day on which it no longer holds, of the last one; null where none is written. */
export const untilOf = (lastDay: string): string | null => (lastDay ? daysAfter(lastDay, 1) : null)
