/** Days and hours of the demo; all days are those of its federation, which lives by China's time. */

const DAY = 86_400_000

/** The same day so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** An hour of a day in China, `08:30`. */
export const hourOf = (day: string, hour: string): Date => new Date(`${day}T${hour}:00+08:00`)

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

/** The day it is in China. */
export const dayIn = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

const monthOf = (index: number): string => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

/** The month so many months after that of a day, `2026-03`. */
export const monthsAfter = (day: string, months: number): string =>
  monthOf(Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months)

/** The last day of a month. */
export const lastDayOf = (month: string): string => daysAfter(`${monthsAfter(`${month}-01`, 1)}-01`, -1)
