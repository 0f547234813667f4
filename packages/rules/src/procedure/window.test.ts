import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { procedures } from '../procedures.js'
import { dueAfterStop, remindAt, windowDueAt } from './window.js'
import { windowCases } from './window.cases.js'
import { isZone } from './zoned-time.js'

const print = (instant: number) => new Date(instant).toISOString()

describe('the end of a window', () => {
  it.each(windowCases)('$says', ({ anchor, window, zone, due, holidays = [], workedWeekends = [] }) => {
    expect(print(windowDueAt(Date.parse(anchor), window, zone, { holidays, workedWeekends }))).toBe(due)
  })

  /** Every preset's own lengths, in its own place; anchor Saturday 21 November 2026, 17:00 in Beijing. */
  it.each([
    ['bridge/ccba-1999', 'filing', 'Asia/Shanghai', '2026-11-21T09:30:00.000Z'],
    ['bridge/laws-2007', 'filing', 'Europe/Paris', '2026-11-21T09:30:00.000Z'],
    ['bridge/laws-2017', 'filing', 'Asia/Shanghai', '2026-11-21T09:30:00.000Z'],
    ['bridge/laws-2017', 'escalation', 'Asia/Shanghai', '2026-11-28T15:59:59.999Z'],
    ['bridge/laws-2017', 'escalation', 'America/New_York', '2026-11-29T04:59:59.999Z'],
    ['bridge/laws-2017', 'decision', 'Asia/Shanghai', '2026-12-05T15:59:59.999Z'],
    ['bridge/ebu-2023', 'filing', 'Europe/London', '2026-11-21T09:30:00.000Z'],
    ['guandan/gsac-2017', 'filing', 'Asia/Shanghai', '2026-11-21T09:30:00.000Z'],
    ['guandan/gsac-2017', 'cure', 'Asia/Shanghai', '2026-11-22T09:00:00.000Z'],
    ['mahjong/wmo-2006', 'filing', 'Asia/Shanghai', '2026-11-21T09:30:00.000Z'],
    ['mahjong/wmo-2006', 'escalation', 'Asia/Shanghai', '2026-11-21T09:30:00.000Z'],
    ['federation/wca-2025', 'filing', 'Asia/Shanghai', '2027-01-20T15:59:59.999Z'],
    ['federation/wca-2025', 'filing', 'America/Los_Angeles', '2027-01-21T07:59:59.999Z'],
  ] as const)('%s %s in %s', (id, kind, zone, due) => {
    const window = procedures.find(procedure => procedure.id === id)?.windows[kind]
    if (!window) throw new Error('no such window')
    expect(print(windowDueAt(Date.parse('2026-11-21T09:00:00Z'), window, zone))).toBe(due)
  })

  it('never ends before it began, and a longer one never earlier, in any zone', () => {
    const zones = ['Asia/Shanghai', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut']
    const units = ['minute', 'hour', 'day', 'businessDay'] as const
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }),
        fc.integer({ min: 1, max: 90 }),
        fc.constantFrom(...zones),
        fc.constantFrom(...units),
        fc.constantFrom('sameTime', 'endOfDay'),
        (anchor, amount, zone, unit, ends) => {
          const due = windowDueAt(anchor, { amount, unit, ends: ends as 'sameTime' }, zone)
          expect(due).toBeGreaterThan(anchor)
          expect(windowDueAt(anchor, { amount: amount + 1, unit, ends: ends as 'sameTime' }, zone)).toBeGreaterThan(due)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('gives back what was left when a clock stopped', () => {
    expect(dueAfterStop(1_000, 400, 900)).toBe(1_500)
    expect(dueAfterStop(1_000, 400, 300)).toBe(1_000)
  })

  it('reminds when three quarters have passed', () => {
    expect(remindAt(0, 1_000)).toBe(750)
    expect(remindAt(1_000, 500)).toBe(1_000)
  })

  it('knows a zone when it sees one', () => {
    expect(['Asia/Shanghai', 'Asia/Atlantis', '+08:00'].map(isZone)).toEqual([true, false, false])
  })
})
