import { expect, it } from 'vitest'
import { wallTime, zonedInstant } from './zoned-instant'

it.each([
  ['2026-11-21T17:30', 'Asia/Shanghai', '2026-11-21T09:30:00.000Z'],
  ['2026-07-01T09:00', 'Europe/Warsaw', '2026-07-01T07:00:00.000Z'],
  ['2026-10-25T12:00', 'Europe/Warsaw', '2026-10-25T11:00:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Warsaw', '2026-03-29T01:30:00.000Z'],
])('reads %s in %s', (local, zone, instant) => {
  expect(zonedInstant(local, zone)).toBe(instant)
  expect(wallTime(instant, zone)).toBe(local)
})

it.each([
  ['shown twice', '2026-11-01T01:30', '2026-11-01T06:30:00.000Z'],
  ['never shown', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
])('takes the later instant of a time that is %s', (_, local, instant) => {
  expect(zonedInstant(local, 'America/New_York')).toBe(instant)
})

it('makes nothing of what is no time', () => expect(zonedInstant('soon', 'Asia/Shanghai')).toBe(''))
