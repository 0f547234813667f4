import { describe, expect, it } from 'vitest'
import { instantAt, wallTime } from './wall-time'

describe('the time on the wall of a zone', () => {
  it('is written and read back, in summer and in winter', () => {
    for (const [wall, zone, instant] of [
      ['2026-11-01T09:00', 'Asia/Shanghai', '2026-11-01T01:00:00.000Z'],
      ['2026-07-01T09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
      ['2026-12-01T09:00', 'Europe/London', '2026-12-01T09:00:00.000Z'],
      ['2026-12-31T23:30', 'America/New_York', '2027-01-01T04:30:00.000Z'],
    ] as const) {
      expect(instantAt(wall, zone)).toBe(instant)
      expect(wallTime(instant, zone)).toBe(wall)
    }
  })
})
