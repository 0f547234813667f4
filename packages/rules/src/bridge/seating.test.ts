import { describe, expect, it } from 'vitest'
import { bridgeSeating, planMovement } from './seating.js'

const planned = (request: unknown, pairs: number) => {
  const made = planMovement(request, pairs)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

describe('planMovement', () => {
  it.each([
    ['mitchell of seven tables', { kind: 'mitchell', boardsARound: 3, arrowSwitched: 1 }, 14, 7, 21],
    ['mitchell with a skip', { kind: 'mitchell', boardsARound: 2, even: 'skip', arrowSwitched: 0 }, 16, 7, 16],
    ['howell of five tables', { kind: 'howell', boardsARound: 3 }, 10, 9, 27],
    ['published card', { kind: 'card', card: 'howell-12-pairs-9-rounds', boardsARound: 3 }, 12, 9, 27],
  ])('%s seats everybody once a round and shows nobody a board twice', (_name, request, pairs, rounds, boards) => {
    const made = planned(request, pairs)
    expect(made.rounds).toHaveLength(rounds)
    expect(made.boards).toBe(boards)
    const seen = new Set<string>()
    for (const tables of made.rounds) {
      expect(tables.flatMap(table => table.sides).sort((a, b) => a - b)).toEqual(
        Array.from({ length: pairs }, (_, at) => at + 1),
      )
      for (const { sides, boards: played } of tables) {
        for (const key of sides.flatMap(side => played.map(board => `${side} ${board}`))) {
          expect(seen.has(key)).toBe(false)
          seen.add(key)
        }
      }
    }
  })

  it('lets one pair of an odd field sit out, and ranks the directions apart without an arrow switch', () => {
    const made = planned({ kind: 'mitchell', boardsARound: 3 }, 9)
    for (const tables of made.rounds) {
      const alone = tables.filter(table => table.sides.length === 1)
      expect(alone).toHaveLength(1)
      expect(alone[0]?.boards).toEqual([])
    }
    expect(made.groups).toEqual(['NS', 'NS', 'NS', 'NS', 'NS', 'EW', 'EW', 'EW', 'EW'])
  })

  it.each([
    [{ kind: 'web', boardsARound: 3 }, 10, 'MOVEMENT_UNREADABLE'],
    [{ kind: 'howell', boardsARound: 0 }, 10, 'MOVEMENT_UNREADABLE'],
    [{ kind: 'card', card: 'none', boardsARound: 3 }, 12, 'MOVEMENT_UNREADABLE'],
    [{ kind: 'card', card: 'howell-12-pairs-9-rounds', boardsARound: 3 }, 10, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'howell', boardsARound: 3 }, 2, 'MOVEMENT_IMPOSSIBLE'],
  ])('refuses %j for %i pairs', (request, pairs, code) => {
    expect(planMovement(request, pairs)).toMatchObject({ ok: false, error: [{ code }] })
  })

  it('writes carried scores into the settings', () => {
    expect(bridgeSeating.withCarried?.({ method: 'matchpoint' }, { a: '25/2' })).toEqual({
      method: 'matchpoint',
      startingScores: { a: '12.500000' },
    })
  })
})
