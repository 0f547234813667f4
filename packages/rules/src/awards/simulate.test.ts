import { expect, test } from 'vitest'
import type { AwardPolicy } from './award-policy.js'
import { awardPreset } from './presets/index.js'
import { listUnder, simulatePolicies } from './simulate.js'

const green = awardPreset('bridge/abf-club-green') as AwardPolicy
const red = awardPreset('bridge/abf-club-red') as AwardPolicy
const plain = { id: 'sum', unit: '0.01', rounding: { step: '0.01', direction: 'nearest', half: 'up' } } as const

const event = (id: string, endedOn: string, order: readonly string[]) => ({
  id,
  endedOn,
  standings: order.map((entrant, i) => ({ entrant, rank: i + 1 })),
  context: {},
  players: { p: ['ann', 'bob'] },
})

const events = [
  event('old', '2023-01-01', ['x', 'p', 'y', 'z']),
  event('e1', '2025-03-01', ['p', 'x', 'y', 'z']),
  event('e2', '2025-09-01', ['y', 'x', 'p', 'z']),
]

test('a list gives an entrant’s points to each of its players', () => {
  const list = listUnder({ award: green, ranking: plain }, events, '2026-01-01')
  expect(list.ok && list.value.map(({ rank, person, value }) => [rank, person, value.value])).toEqual([
    [1, 'x', 28],
    [2, 'ann', 20],
    [2, 'bob', 20],
    [4, 'y', 12],
  ])
})

test('the last 24 months under another policy: who would move', () => {
  const now = { award: green, ranking: plain }
  const bestOnly = { award: red, ranking: { ...plain, bestOf: { count: 1 } } }
  const moves = simulatePolicies(now, bestOnly, events, '2026-01-01', 24)
  expect(moves).toEqual({
    ok: true,
    value: [
      { person: 'ann', from: { rank: 2, value: 12 }, to: { rank: 1, value: 20 } },
      { person: 'bob', from: { rank: 2, value: 12 }, to: { rank: 1, value: 20 } },
      { person: 'y', from: { rank: 2, value: 12 }, to: { rank: 1, value: 20 } },
      { person: 'x', from: { rank: 1, value: 16 }, to: { rank: 4, value: 14 } },
    ],
  })
  expect(simulatePolicies(now, now, events, '2026-01-01', 24)).toEqual({ ok: true, value: [] })
})

test('an event that lacks what the policy needs is named', () => {
  const policy = awardPreset('bridge/sbu') as AwardPolicy
  const list = listUnder({ award: policy, ranking: plain }, events, '2026-01-01')
  expect(!list.ok && list.error).toEqual([{ code: 'AWARD_BASE_NOT_DECLARED', params: { event: 'old' } }])
})
