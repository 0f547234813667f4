const MS_A_DAY = 86_400_000

const moved = (day: string, days: number): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + days * MS_A_DAY).toISOString().slice(0, 10)

/** The last day on which it holds, of the first on which it no longer does: people write and read the last one. */
export const lastDayOf = (until: string): string => moved(until, -1)

/** The first day on which it no longer holds, of the last one; null where none is written. */
export const untilOf = (lastDay: string): string | null => (lastDay ? moved(lastDay, 1) : null)
