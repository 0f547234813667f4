import { instantOf, wallTimeAt } from '@paiji/rules/procedure'

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * `2026-11-21T17:30` on the wall of a zone → the instant, by the rules' own reading of clocks that change: of a time that
 * is shown twice the later. Empty text for what is no time.
 */
export const instantAt = (wall: string, timeZone: string): string => {
  const shown = WALL_TIME.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN
  return Number.isNaN(shown) ? '' : new Date(instantOf(shown, timeZone)).toISOString()
}

/** What the clocks of a zone show at an instant, as a form's control writes it: `2026-11-01T09:00`. */
export const wallTime = (instant: string | number, timeZone: string): string =>
  new Date(wallTimeAt(new Date(instant).getTime(), timeZone)).toISOString().slice(0, 16)
