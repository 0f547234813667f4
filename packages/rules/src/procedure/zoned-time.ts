/** Times of day and calendar days in a zone, from what the platform knows of zones. Instants are epoch milliseconds. */

const DAY = 86_400_000
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(zone, made)
  return made
}

/** Whether the platform knows this IANA zone. Names only: an offset like `+08:00` knows no summer time. */
export const isZone = (zone: string): boolean => {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    formatterOf(zone)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** What the clocks of a zone show, as if they showed UTC. */
export type WallTime = number

/** What the clocks of the zone show at an instant. */
export const wallTimeAt = (instant: number, zone: string): WallTime => {
  const part = new Map(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (name: Intl.DateTimeFormatPartTypes): number => part.get(name) ?? 0
  const seconds = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return seconds + (((instant % 1000) + 1000) % 1000)
}

/**
 * The instant at which the clocks of the zone show a time. A time that is shown twice (clocks put back) is the later
 * one: a doubt about a deadline is to the party's good. A time that is never shown (clocks put forward) moves on by
 * the gap, as the clocks do.
 */
export const instantOf = (wall: WallTime, zone: string): number => {
  const offsets = [wallTimeAt(wall - DAY, zone) - (wall - DAY), wallTimeAt(wall + DAY, zone) - (wall + DAY)]
  const candidates = offsets.map(offset => wall - offset)
  const shown = candidates.filter(instant => wallTimeAt(instant, zone) === wall)
  const before = wall - (offsets[0] ?? 0)
  return shown.length > 0 ? Math.max(...shown) : before
}

/** Midnight before a wall time. */
export const dayOf = (wall: WallTime): WallTime => Math.floor(wall / DAY) * DAY

export const addDays = (wall: WallTime, days: number): WallTime => wall + days * DAY

/** The last millisecond of a day of the zone, even where midnight is skipped. */
export const endOfDay = (wall: WallTime, zone: string): number => instantOf(addDays(dayOf(wall), 1), zone) - 1

/** `2026-11-21` of a wall time. */
export const isoDayOf = (wall: WallTime): string => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(wall)
}

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (wall: WallTime): number => (Math.floor(wall / DAY) + 4) % 7
