/** A day as text, `2026-11-21`; such days compare as text. */
export type Day = string

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const two = (n: number): string => String(n).padStart(2, '0')

/** The same day so many months earlier; the last day of the month where that day does not exist. */
export const monthsBefore = (day: Day, months: number): Day => {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number)
  const count = year * 12 + (month - 1) - months
  const [toYear, toMonth] = [Math.floor(count / 12), count % 12]
  const last = toMonth === 1 && isLeap(toYear) ? 29 : (DAYS[toMonth] as number)
  return `${String(toYear).padStart(4, '0')}-${two(toMonth + 1)}-${two(Math.min(date, last))}`
}
