import { dayIn } from '@/lib/format/day-in'
import { MS_A_DAY } from '@/lib/format/days'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long, in the largest unit that says at least one. */
export interface Span {
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly count: number
}

/** A time in milliseconds as one would say it; begun units count whole only when over. */
export const spanOf = (ms: number): Span => {
  const length = Math.abs(ms)
  if (length < HOUR) return { unit: 'minutes', count: Math.max(Math.floor(length / MINUTE), 1) }
  if (length < 2 * MS_A_DAY) return { unit: 'hours', count: Math.floor(length / HOUR) }
  return { unit: 'days', count: Math.floor(length / MS_A_DAY) }
}

/** The parts of the day's list, in the order they are shown. */
export const stretches = ['late', 'today', 'week', 'later', 'open'] as const
export type Stretch = (typeof stretches)[number]

/** Which part of the list something belongs to by when it is due; without a day it stands open. */
export const stretchOf = (due: string | null, now: number, timeZone: string): Stretch => {
  if (due === null) return 'open'
  const at = Date.parse(due)
  if (at <= now) return 'late'
  if (dayIn(timeZone, 0, at) === dayIn(timeZone, 0, now)) return 'today'
  return at - now < 7 * MS_A_DAY ? 'week' : 'later'
}
