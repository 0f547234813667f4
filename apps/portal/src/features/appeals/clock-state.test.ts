import { describe, expect, it } from 'vitest'
import { type CaseClock, clockState, firstToEnd, remaining } from './clock-state'

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString()
const now = (minute: number): number => Date.parse(at(minute))

const clock = (change: Partial<CaseClock> = {}): CaseClock => ({
  id: 'c',
  kind: 'filing',
  anchor: 'SCORE_AVAILABLE',
  anchoredAt: at(0),
  dueAt: at(30),
  firstDueAt: at(30),
  awaits: 'appellant',
  clause: { edition: 'bridge/laws-2017', article: '92B', ofRules: null },
  stoppedAt: null,
  metAt: null,
  lapsedAt: null,
  endedAt: null,
  endedFor: null,
  ...change,
})

describe('a clock', () => {
  it.each([
    [0, {}, 'open'],
    [22, {}, 'open'],
    [23, {}, 'near'],
    [30, {}, 'near'],
    [31, {}, 'passed'],
    [31, { metAt: at(5) }, 'met'],
    [31, { stoppedAt: at(5) }, 'stopped'],
    [5, { endedAt: at(4), endedFor: 'case' as const }, 'ended_case'],
    [31, { stoppedAt: at(5), endedAt: at(6), endedFor: 'waived' as const }, 'ended_waived'],
    [5, { lapsedAt: at(4) }, 'passed'],
  ])('at minute %i with %j is %s', (minute, change, state) => {
    expect(clockState(clock(change), now(minute))).toBe(state)
  })

  it('that ends first stands in the list, if it runs', () => {
    const clocks = [clock({ id: 'late', dueAt: at(40) }), clock({ id: 'met', metAt: at(1) }), clock({ id: 'first' })]
    expect(firstToEnd(clocks)?.id).toBe('first')
    expect(firstToEnd([])).toBeUndefined()
  })
})

describe('what is left', () => {
  it.each([
    ['2026-11-21T09:30:00Z', 0, { passed: false, days: 0, hours: 0, minutes: 30 }],
    ['2026-11-21T09:30:59Z', 30, { passed: false, days: 0, hours: 0, minutes: 0 }],
    ['2026-11-21T09:30:00Z', 31, { passed: true, days: 0, hours: 0, minutes: 1 }],
    ['2026-11-23T11:05:00Z', 0, { passed: false, days: 2, hours: 2, minutes: 5 }],
  ])('until %s at minute %i', (due, minute, left) => expect(remaining(due, now(minute))).toEqual(left))
})
