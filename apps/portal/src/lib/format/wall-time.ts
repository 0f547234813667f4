const MINUTE = 60_000

/** What the clocks of a zone show at an instant, as a form's control writes it: `2026-11-01T09:00`. */
export const wallTime = (instant: string | number, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(new Date(instant))
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? '00'
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

const offset = (at: number, timeZone: string): number =>
  Date.parse(`${wallTime(at, timeZone)}Z`) - Math.floor(at / MINUTE) * MINUTE

/** The instant at which the clocks of a zone show this; a time that is left out in spring counts from before it. */
export const instantAt = (wall: string, timeZone: string): string => {
  const asUtc = Date.parse(`${wall}Z`)
  const first = asUtc - offset(asUtc, timeZone)
  return new Date(asUtc - offset(first, timeZone)).toISOString()
}
