import { dayIn } from './day-in'

/** Sport dates have no zone; instants are shown in a named one. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options)
  formatters.set(key, made)
  return made
}

/** `2026-05-09` → `2026年5月9日` or `9 May 2026`. */
export const formatDate = (date: string, locale: string): string =>
  formatter(locale, { dateStyle: locale === 'en' ? 'medium' : 'long', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  )

/** The day on which an instant falls in the given zone, as `formatDate` prints it. */
export const formatDayOf = (instant: string, locale: string, timeZone: string): string =>
  formatDate(dayIn(timeZone, 0, Date.parse(instant)), locale)

const chineseRange = (from: string, until: string): string => {
  const [year, month, day] = until.split('-').map(Number) as [number, number, number]
  const last = from.slice(0, 7) === until.slice(0, 7) ? `${day}日` : `${month}月${day}日`
  return `${formatDate(from, 'zh-CN')}至${from.slice(0, 4) === until.slice(0, 4) ? last : `${year}年${month}月${day}日`}`
}

/** A first and a last day, shortened where they share month or year. */
export const formatDateRange = (from: string, until: string, locale: string): string =>
  from === until
    ? formatDate(from, locale)
    : locale !== 'en'
      ? chineseRange(from, until)
      : formatter(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
          .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`))
          .replace(/\s+/g, ' ')
          .replace(/^(\d+) – (\d+) /, '$1–$2 ')

/** An instant in the given zone, to the minute, without naming the zone. */
export const formatInstant = (instant: string, locale: string, timeZone: string): string =>
  formatter(locale, {
    year: 'numeric',
    month: locale === 'en' ? 'short' : 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(instant))

/** The zone's usual short name at that instant, e.g. `GMT+8`. */
export const zoneName = (instant: string, locale: string, timeZone: string): string =>
  formatter(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(part => part.type === 'timeZoneName')?.value ?? timeZone

/** What a time zone is called: `中国标准时间`, `China Standard Time`. */
export const zoneTitle = (locale: string, timeZone: string): string =>
  formatter(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(0))
    .find(part => part.type === 'timeZoneName')?.value ?? timeZone
