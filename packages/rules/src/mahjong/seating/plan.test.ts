import { describe, expect, it } from 'vitest'
import { planSeating } from './plan.js'

const repeats = (request: unknown, players: number, apart: readonly (readonly number[])[] = []) => {
  const made = planSeating(request, players, { apart, rather: [] })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const met = new Map<string, number>()
  for (const { sides } of made.value.rounds.flat()) {
    sides.forEach((a, at) => {
      for (const b of sides.slice(at + 1)) {
        const key = [a, b].sort((x, y) => x - y).join(' ')
        met.set(key, (met.get(key) ?? 0) + 1)
      }
    })
  }
  return { rounds: made.value.rounds.length, most: Math.max(...met.values()), met, warnings: made.value.warnings }
}

describe('planSeating', () => {
  it.each([
    ['perfect', { kind: 'perfect' }, 16, 5],
    ['perfect, three rounds of it', { kind: 'perfect', rounds: 3 }, 28, 3],
    ['roller', { kind: 'roller', rounds: 4 }, 44, 4],
  ])('%s: nobody meets twice', (_name, request, players, rounds) => {
    expect(repeats(request, players)).toMatchObject({ rounds, most: 1, warnings: [] })
  })

  it('keeps a team apart when it searches, the same way every time', () => {
    const request = { kind: 'search', rounds: 4, seed: 7 }
    const first = repeats(request, 24, [[1, 2, 3]])
    expect(['1 2', '1 3', '2 3'].filter(pair => first.met.has(pair))).toEqual([])
    expect([...repeats(request, 24, [[1, 2, 3]]).met]).toEqual([...first.met])
  })

  it.each([
    [{ kind: 'lottery' }, 16, 'SEATING_UNREADABLE'],
    [{ kind: 'search', rounds: 0 }, 16, 'SEATING_UNREADABLE'],
    [{ kind: 'perfect' }, 18, 'SEATING_PLAYERS_NOT_FOURS'],
    [{ kind: 'perfect' }, 20, 'SEATING_IMPOSSIBLE'],
    [{ kind: 'perfect', rounds: 6 }, 16, 'SEATING_IMPOSSIBLE'],
    [{ kind: 'roller' }, 16, 'SEATING_IMPOSSIBLE'],
  ])('refuses %j for %i players', (request, players, code) => {
    expect(planSeating(request, players)).toMatchObject({ ok: false, error: [{ code }] })
  })
})
