const MINUTE = 60_000
const DAY = 24 * 60

/** When the daily mail goes: eight in the morning by the federation's clock. */
const DIGEST_AT = 8 * 60

/** Minutes since midnight on the clock of a zone. */
export const minuteOfDay = (instant: Date, timeZone: string): number => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [hour = 0, minute = 0] = clock.format(instant).split(':').map(Number)
  return hour * 60 + minute
}

const inMinutes = (instant: Date, minutes: number): Date =>
  new Date(Math.floor(instant.getTime() / MINUTE) * MINUTE + minutes * MINUTE)

const until = (from: number, to: number): number => (to - from + DAY) % DAY || DAY

/** The next time the daily mail goes. */
export const nextDigest = (now: Date, timeZone: string): Date =>
  inMinutes(now, until(minuteOfDay(now, timeZone), DIGEST_AT))

export interface QuietHours {
  readonly quietFrom: number | null
  readonly quietUntil: number | null
  readonly timeZone: string
}

/**
 * When something that can wait may be sent: now, or at the end of the quiet hours. They may go over midnight; on a night
 * on which the clocks are changed they end an hour early or late.
 */
export const afterQuietHours = (now: Date, { quietFrom, quietUntil, timeZone }: QuietHours): Date => {
  if (quietFrom === null || quietUntil === null) return now
  const minute = minuteOfDay(now, timeZone)
  const quiet =
    quietFrom < quietUntil ? minute >= quietFrom && minute < quietUntil : minute >= quietFrom || minute < quietUntil
  return quiet ? inMinutes(now, until(minute, quietUntil)) : now
}
