import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AppealEventType, appealEventTypes } from './appeal-events.js'
import { replayDocket } from '../../testing/replay-docket.js'
import { nextStatus, possibleEvents } from './appeal-status.js'
import { movesInPrint } from './appeal-status.cases.js'
import { type AppealStatus, appealStatuses } from './statuses.js'

const states = [undefined, ...appealStatuses] as const

describe('the course of a case', () => {
  it('is printed whole in the cases: every state and every entry', () => {
    expect(Object.keys(movesInPrint).sort()).toEqual(['NEW', ...appealStatuses].sort())
    const printed = new Set(
      Object.values(movesInPrint).flatMap(row => [...row.matchAll(/[A-Z_]{3,}(?=[ >]|$)/g)].map(m => m[0])),
    )
    expect(appealEventTypes.filter(type => !printed.has(type))).toEqual([])
  })

  it.each(states)('from %s: exactly what is printed', from => {
    const row = appealEventTypes
      .map(type => ({ type, next: nextStatus(from, type) }))
      .filter(({ next }) => next.ok)
      .map(({ type, next }) => (next.ok && next.value !== from ? `${type}>${next.value}` : type))
    expect(row.join(' ')).toBe(movesInPrint[from ?? 'NEW'])
  })

  it('refuses everything else, saying from where', () => {
    let refusals = 0
    for (const from of states) {
      for (const type of appealEventTypes) {
        const next = nextStatus(from, type)
        if (next.ok) continue
        refusals++
        expect(next.error).toEqual({ from: from ?? 'NEW', type })
      }
    }
    expect(refusals).toBeGreaterThan(600)
    expect(nextStatus('FILED', 'constructor').ok).toBe(false)
    expect(nextStatus('FILED', 'FORGIVEN').ok).toBe(false)
  })

  it('gets every case to an end: from each state a settled one can be reached', () => {
    const ends: readonly AppealStatus[] = ['INADMISSIBLE', 'WITHDRAWN', 'CLOSED', 'ESCALATED']
    const reach = (from: AppealStatus, seen: Set<AppealStatus>): Set<AppealStatus> => {
      if (seen.has(from)) return seen
      seen.add(from)
      for (const type of possibleEvents(from)) {
        const next = nextStatus(from, type)
        if (next.ok) reach(next.value, seen)
      }
      return seen
    }
    for (const status of appealStatuses) {
      expect(
        [...reach(status, new Set())].some(each => ends.includes(each)),
        status,
      ).toBe(true)
    }
  })
})

/** A legal history: each number picks one of what is possible. */
const walk = (picks: readonly number[]): { types: AppealEventType[]; states: (AppealStatus | undefined)[] } => {
  const types: AppealEventType[] = []
  const passed: (AppealStatus | undefined)[] = []
  let status: AppealStatus | undefined
  for (const pick of picks) {
    const possible = possibleEvents(status)
    const type = possible[pick % possible.length]
    if (!type) break
    const next = nextStatus(status, type)
    if (!next.ok) break
    types.push(type)
    status = next.value
    passed.push(status)
  }
  return { types, states: passed }
}

describe('the docket', () => {
  it('replays to the state that was stored, after every entry of any legal history', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 60 }), picks => {
        const { types, states: passed } = walk(picks)
        for (const [at, status] of passed.entries()) {
          expect(replayDocket(types.slice(0, at + 1))).toEqual({ ok: true, value: status })
        }
      }),
    )
  })

  it('is never withdrawn once the votes are open, never admitted twice without a referral, never unsealed into review', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1_000 }), { minLength: 5, maxLength: 80 }), picks => {
        const { types, states: passed } = walk(picks)
        types.forEach((type, at) => {
          const before = passed[at - 1]
          if (type === 'WITHDRAWN') expect(['DELIBERATION', 'DECIDED', 'NOTIFIED', 'CLOSED']).not.toContain(before)
          if (type === 'DECISION_NOTIFIED') expect(types.slice(0, at)).toContain('DECIDED')
          if (type === 'EFFECTS_APPLIED') expect(types.slice(0, at)).toContain('DECISION_NOTIFIED')
        })
      }),
    )
  })

  it('says where a history breaks', () => {
    expect(replayDocket(['FILED', 'ADMITTED', 'DECIDED'])).toEqual({
      ok: false,
      error: { from: 'ADMITTED', type: 'DECIDED', at: 2 },
    })
    expect(replayDocket([])).toEqual({ ok: true, value: undefined })
  })
})
