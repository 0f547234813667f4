import { instantOf, wallTimeAt } from '@paiji/rules/procedure'

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** `2026-11-21T17:30` on the wall of a zone → the instant, by the rules' own reading of clocks that change; empty text for what is no time. */
export const zonedInstant = (local: string, zone: string): string => {
  const wall = WALL_TIME.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  return Number.isNaN(wall) ? '' : new Date(instantOf(wall, zone)).toISOString()
}

/** An instant as a wall time of a zone, for a date-and-time field. */
export const wallTime = (instant: string, zone: string): string =>
  new Date(wallTimeAt(Date.parse(instant), zone)).toISOString().slice(0, 16)
