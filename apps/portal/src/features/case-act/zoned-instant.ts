const partsAt = (instant: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant))
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
}

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** `2026-11-21T17:30` on the wall of a zone → the instant; empty text for what is no time. */
export const zonedInstant = (local: string, zone: string): string => {
  const wall = WALL_TIME.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  if (Number.isNaN(wall)) return ''
  const guess = wall - (partsAt(wall, zone) - wall)
  return new Date(guess - (partsAt(guess, zone) - wall)).toISOString()
}

/** An instant as a wall time of a zone, for a date-and-time field. */
export const wallTime = (instant: string, zone: string): string =>
  new Date(partsAt(Date.parse(instant), zone)).toISOString().slice(0, 16)
