import type { AgeRule } from './ranking-rules.js'

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const dayOf = (text: string): Day | undefined => {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined
}

/** True for a real calendar day written `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => dayOf(text) !== undefined

const known = (text: string): Day => {
  const day = dayOf(text)
  if (!day) throw new RangeError(`not a day: ${text}`)
  return day
}

/** Full months from one day to a later one; the 31st is reached on the last day of a shorter month. */
export const monthsBetween = (from: string, to: string): number => {
  const [a, b] = [known(from), known(to)]
  const reached = b.day >= Math.min(a.day, daysIn(b.year, b.month))
  return (b.year - a.year) * 12 + (b.month - a.month) - (reached ? 0 : 1)
}

/** The year in which the season of this day began. */
export const seasonOf = (date: string, startsMonth: number): number => {
  const { year, month } = known(date)
  return month >= startsMonth ? year : year - 1
}

/** Full periods of age under a rule; 0 on the day of the award and before. */
export const periodsBetween = (age: AgeRule, from: string, to: string): number => {
  const periods =
    age.kind === 'anniversary'
      ? Math.floor(monthsBetween(from, to) / age.months)
      : seasonOf(to, age.startsMonth) - seasonOf(from, age.startsMonth)
  return Math.max(periods, 0)
}

const two = (value: number): string => `${value}`.padStart(2, '0')
const written = (year: number, month: number, day: number): string =>
  `${`${year}`.padStart(4, '0')}-${two(month)}-${two(day)}`

/** The same day so many months later (or earlier), or the last day of a shorter month. */
export const addMonths = (date: string, months: number): string => {
  const { year, month, day } = known(date)
  const total = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1]
  return written(toYear, toMonth, Math.min(day, daysIn(toYear, toMonth)))
}

/** The first day on which something of the day `from` is so many full periods old. */
export const dayOfAge = (age: AgeRule, from: string, periods: number): string =>
  age.kind === 'anniversary'
    ? addMonths(from, age.months * periods)
    : written(seasonOf(from, age.startsMonth) + periods, age.startsMonth, 1)

/** Days since 1 March of year 0, Gregorian throughout; leap days end the counting year. */
const dayNumber = (text: string): number => {
  const { year, month, day } = known(text)
  const counting = month > 2 ? year : year - 1
  const sinceMarch = (month + 9) % 12
  const leaps = Math.floor(counting / 4) - Math.floor(counting / 100) + Math.floor(counting / 400)
  return 365 * counting + leaps + Math.floor((153 * sinceMarch + 2) / 5) + day - 1
}

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** The day so many days earlier. */
export const daysBefore = (date: string, days: number): string => {
  let { year, month, day } = known(date)
  let left = days
  while (left >= day) {
    left -= day
    month = month === 1 ? 12 : month - 1
    if (month === 12) year -= 1
    day = daysIn(year, month)
  }
  return written(year, month, day - left)
}
