import { describe, expect, it } from 'vitest'
import { dayIn } from './day-in'

describe('a day in a zone', () => {
  const evening = Date.parse('2026-11-23T20:30:00Z')
  it.each([
    ['Asia/Shanghai', 0, '2026-11-24'],
    ['Europe/Paris', 0, '2026-11-23'],
    ['America/New_York', 60, '2027-01-22'],
  ])('%s, %i days on', (zone, days, day) => expect(dayIn(zone, days, evening)).toBe(day))
})
