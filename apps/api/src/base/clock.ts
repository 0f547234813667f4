/** A day without a time, `2026-11-21`. */
export type IsoDate = string

/** Where the time comes from: tests set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const fixedClock = (instant: string | Date): Clock => {
  const fixed = new Date(instant)
  return { now: () => new Date(fixed) }
}

/** Making one takes a thousand times as long as asking it; there are a few hundred zones in all. */
const calendars = new Map<string, Intl.DateTimeFormat>()

const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, made)
  return made
}

/** The day it is in a time zone: of the body, event or person that the day is about. */
export const dayOf = (instant: Date, timeZone: string): IsoDate => calendarOf(timeZone).format(instant)

/** The minute it is in a time zone, `2026-11-21 18:05`. */
export const minuteOf = (instant: Date, timeZone: string): string =>
  `${dayOf(instant, timeZone)} ${instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })}`

const MS_AN_HOUR = 3_600_000
/** Hours from UTC of the zones that come first and last to a new day. */
const ZONES_OF_EARTH = [-12, 0, 14] as const

/** Every day that it is somewhere at an instant: two or three. */
export const daysOnEarth = (instant: Date): readonly IsoDate[] => [
  ...new Set(ZONES_OF_EARTH.map(hours => new Date(instant.getTime() + hours * MS_AN_HOUR).toISOString().slice(0, 10))),
]

/** Twenty-four hours; for days of a calendar see `daysAfter` and `daysBetween`. */
export const MS_A_DAY = 86_400_000

/** The day so many days later. */
export const daysAfter = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_A_DAY).toISOString().slice(0, 10)

/** How many days the second lies after the first. */
export const daysBetween = (from: IsoDate, until: IsoDate): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / MS_A_DAY)
