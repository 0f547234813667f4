import { MS_A_DAY } from './days'

/** Today in a time zone, or so many days later, as `2026-11-23`. */
export const dayIn = (timeZone: string, days = 0, now = Date.now()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now + days * MS_A_DAY))
