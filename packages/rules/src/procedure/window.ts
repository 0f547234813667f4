import type { ProcedureWindow } from '../core/procedure.js'
import { addDays, dayOf, endOfDay, instantOf, isoDayOf, wallTimeAt, type WallTime, weekdayOf } from './zoned-time.js'

/** Days off besides Saturday and Sunday, and weekends that are worked instead (调休), as `2026-10-01`. */
export interface WorkCalendar {
  readonly holidays: readonly string[]
  readonly workedWeekends: readonly string[]
}

export const plainWeek: WorkCalendar = { holidays: [], workedWeekends: [] }

const MINUTE = 60_000

/** Whether offices of this calendar are open on the day of a wall time. */
const isWorkday = (wall: WallTime, calendar: WorkCalendar): boolean => {
  const day = isoDayOf(wall)
  if (calendar.holidays.includes(day)) return false
  return calendar.workedWeekends.includes(day) || (weekdayOf(wall) !== 0 && weekdayOf(wall) !== 6)
}

const nextWorkday = (wall: WallTime, calendar: WorkCalendar): WallTime =>
  isWorkday(wall, calendar) ? wall : nextWorkday(addDays(wall, 1), calendar)

/** The `count`-th workday after a day; the day of the anchor is never counted. */
const workdaysAfter = (wall: WallTime, count: number, calendar: WorkCalendar): WallTime => {
  let [at, left] = [wall, count]
  while (left > 0) {
    at = nextWorkday(addDays(at, 1), calendar)
    left--
  }
  return at
}

/**
 * When a window ends, in epoch milliseconds; filing at that very millisecond is still in time.
 * Minutes and hours are elapsed time, whatever the clocks do. Days are counted from the day after the anchor in the
 * given zone and end with their last day, or at the anchor's time of day where the window says so.
 */
export const windowDueAt = (
  anchor: number,
  window: Pick<ProcedureWindow, 'amount' | 'unit' | 'ends' | 'rolls'>,
  zone: string,
  calendar: WorkCalendar = plainWeek,
): number => {
  if (window.unit === 'minute') return anchor + window.amount * MINUTE
  if (window.unit === 'hour') return anchor + window.amount * 60 * MINUTE
  const wall = wallTimeAt(anchor, zone)
  const counted = window.unit === 'day' ? addDays(wall, window.amount) : workdaysAfter(wall, window.amount, calendar)
  const last = window.unit === 'day' && window.rolls ? nextWorkday(counted, calendar) : counted
  return window.ends === 'sameTime' ? instantOf(last, zone) : endOfDay(dayOf(last), zone)
}

/** The end of a clock that was stopped and goes on: it has what was left when it stopped. */
export const dueAfterStop = (dueAt: number, stoppedAt: number, resumedAt: number): number =>
  dueAt + Math.max(0, resumedAt - stoppedAt)

/** When to remind: when three quarters of the time have passed, never before the anchor. */
export const remindAt = (anchor: number, dueAt: number): number =>
  anchor + Math.max(0, Math.floor(((dueAt - anchor) * 3) / 4))
