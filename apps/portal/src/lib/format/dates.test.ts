import { expect, it } from 'vitest'
import { formatDate, formatDateRange, formatDayOf, formatInstant, zoneName } from './dates'

it.each([
  ['2026-05-09', 'zh-CN', '2026年5月9日'],
  ['2026-05-09', 'en', '9 May 2026'],
])('prints the day %s in %s', (date, locale, text) => expect(formatDate(date, locale)).toBe(text))

it('shortens a range that stays within a month', () => {
  expect(formatDateRange('2026-05-09', '2026-05-11', 'en')).toBe('9–11 May 2026')
  expect(formatDateRange('2026-05-09', '2026-05-09', 'zh-CN')).toBe('2026年5月9日')
  expect(formatDateRange('2026-05-09', '2026-05-11', 'zh-CN')).toBe('2026年5月9日至11日')
  expect(formatDateRange('2026-05-30', '2026-06-02', 'zh-CN')).toBe('2026年5月30日至6月2日')
  expect(formatDateRange('2026-12-30', '2027-01-02', 'zh-CN')).toBe('2026年12月30日至2027年1月2日')
})

it('prints an instant in the zone it is given, never in that of the machine', () => {
  const instant = '2026-05-09T16:30:00Z'
  expect(formatInstant(instant, 'en', 'Asia/Shanghai')).toBe('10 May 2026, 00:30')
  expect(formatInstant(instant, 'zh-CN', 'Europe/Paris')).toBe('2026/5/9 18:30')
  expect(formatDayOf(instant, 'en', 'Asia/Shanghai')).toBe('10 May 2026')
  expect(formatDayOf(instant, 'zh-CN', 'Europe/Paris')).toBe('2026年5月9日')
  expect(zoneName(instant, 'en', 'Asia/Shanghai')).toBe('GMT+8')
})
