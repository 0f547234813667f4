import { describe, expect, it } from 'vitest'
import { afterQuietHours, nextDigest } from './quiet-hours.js'

const at = (text: string) => new Date(text)
const night = { quietFrom: 22 * 60, quietUntil: 7 * 60 + 30, timeZone: 'Asia/Shanghai' }

describe('quiet hours', () => {
  it.each([
    ['before them', '2026-11-23T13:59:00Z', '2026-11-23T13:59:00.000Z'],
    ['as they begin', '2026-11-23T14:00:00Z', '2026-11-23T23:30:00.000Z'],
    ['after midnight', '2026-11-23T20:15:30Z', '2026-11-23T23:30:00.000Z'],
    ['as they end', '2026-11-23T23:30:00Z', '2026-11-23T23:30:00.000Z'],
  ])('hold back %s', (_when, now, sent) => expect(afterQuietHours(at(now), night).toISOString()).toBe(sent))

  it('may lie within a day, and may be none', () => {
    const noon = { quietFrom: 12 * 60, quietUntil: 14 * 60, timeZone: 'Europe/Warsaw' }
    expect(afterQuietHours(at('2026-07-01T10:30:00Z'), noon).toISOString()).toBe('2026-07-01T12:00:00.000Z')
    expect(afterQuietHours(at('2026-07-01T12:00:00Z'), noon).toISOString()).toBe('2026-07-01T12:00:00.000Z')
    const none = { quietFrom: null, quietUntil: null, timeZone: 'UTC' }
    expect(afterQuietHours(at('2026-07-01T00:00:00Z'), none).toISOString()).toBe('2026-07-01T00:00:00.000Z')
  })
})

describe('the daily mail', () => {
  it.each([
    ['the same morning', '2026-11-22T23:59:00Z', '2026-11-23T00:00:00.000Z'],
    ['the next one', '2026-11-23T00:00:00Z', '2026-11-24T00:00:00.000Z'],
    ['the next one, from the evening', '2026-11-23T12:00:00Z', '2026-11-24T00:00:00.000Z'],
  ])('goes at eight by the federation’s clock, %s', (_when, now, sent) =>
    expect(nextDigest(at(now), 'Asia/Shanghai').toISOString()).toBe(sent),
  )
})
