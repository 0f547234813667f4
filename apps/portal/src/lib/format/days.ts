/** Twenty-four hours in milliseconds; days of a calendar are counted by `daysAfter`. */
export const MS_A_DAY = 86_400_000

/** The day so many days after another, both as `2026-11-23`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + days * MS_A_DAY).toISOString().slice(0, 10)
