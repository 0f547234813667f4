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

/** The day it is in a time zone: of the body, event or person that the day is about. */
export const dayOf = (instant: Date, timeZone: string): IsoDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)

const MS_A_DAY = 86_400_000

/** The day so many days later. */
export const daysAfter = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_A_DAY).toISOString().slice(0, 10)
