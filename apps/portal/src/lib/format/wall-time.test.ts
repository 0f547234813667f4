import { describe, expect, it } from 'vitest'
import { instantAt, wallTime } from './wall-time'

describe('the time on the wall of a zone', () => {
  it.each([
    ['2026-11-01T09:00', 'Asia/Shanghai', '2026-11-01T01:00:00.000Z'],
    ['2026-11-21T17:30', 'Asia/Shanghai', '2026-11-21T09:30:00.000Z'],
    ['2026-07-01T09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
    ['2026-12-01T09:00', 'Europe/London', '2026-12-01T09:00:00.000Z'],
    ['2026-07-01T09:00', 'Europe/Warsaw', '2026-07-01T07:00:00.000Z'],
    ['2026-10-25T12:00', 'Europe/Warsaw', '2026-10-25T11:00:00.000Z'],
    ['2026-03-29T03:30', 'Europe/Warsaw', '2026-03-29T01:30:00.000Z'],
    ['2026-12-31T23:30', 'America/New_York', '2027-01-01T04:30:00.000Z'],
  ])('is written and read back: %s in %s', (wall, zone, instant) => {
    expect(instantAt(wall, zone)).toBe(instant)
    expect(wallTime(instant, zone)).toBe(wall)
  })

  it.each([
    ['shown twice', '2026-11-01T01:30', '2026-11-01T06:30:00.000Z'],
    ['never shown', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ])('is the later instant where it is %s, as the rules count deadlines', (_, wall, instant) => {
    expect(instantAt(wall, 'America/New_York')).toBe(instant)
  })

  it('is nothing where no time is written', () => expect(instantAt('soon', 'Asia/Shanghai')).toBe(''))
})
