import { describe, expect, it, test } from 'vitest'
import { entrantId, factId } from '../../core/ids.js'
import type { StageFacts } from '../../core/facts.js'
import { guandan } from '../index.js'
import { planIndividuals } from './individual.js'
import type { GuandanSheet } from '../sheet.js'

const roundsOf = (players: number, rounds?: number) => {
  const plan = planIndividuals({ kind: 'partners', rounds }, players)
  if (!plan.ok) throw new Error(JSON.stringify(plan.error))
  return plan.value.rounds
}

const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`)

describe('planIndividuals', () => {
  test.each([4, 8, 12, 16, 20])('%i players: everybody partners everybody once, and nobody sits out', players => {
    const rounds = roundsOf(players)
    expect(rounds).toHaveLength(players - 1)
    for (const tables of rounds) {
      const seated = tables.flatMap(({ sides }) => sides).sort((a, b) => a - b)
      expect(seated).toEqual(Array.from({ length: players }, (_, at) => at + 1))
    }
    const partners = rounds.flat().flatMap(({ sides: [n = 0, e = 0, s = 0, w = 0] }) => [key(n, s), key(e, w)])
    expect(new Set(partners).size).toBe(partners.length)
  })

  test.each([5, 6, 7, 9, 10, 13])('%i players: rests are shared as evenly as partners allow', players => {
    const rests = Array.from({ length: players }, () => 0)
    for (const tables of roundsOf(players)) {
      expect(tables.flatMap(({ sides }) => sides).sort((a, b) => a - b)).toEqual(
        Array.from({ length: players }, (_, at) => at + 1),
      )
      for (const { sides } of tables) if (sides.length === 1) rests[(sides[0] ?? 1) - 1]! += 1
    }
    expect(Math.max(...rests) - Math.min(...rests)).toBeLessThanOrEqual(2)
  })

  const opponents = (rounds: ReturnType<typeof roundsOf>): number[] => {
    const met = new Map<string, number>()
    for (const {
      sides: [n, e, s, w],
    } of rounds.flat())
      for (const one of [n, s])
        for (const other of [e, w]) {
          if (one === undefined || other === undefined) continue
          met.set(key(one, other), (met.get(key(one, other)) ?? 0) + 1)
        }
    return [...met.values()]
  }

  test.each([
    [16, 3],
    [20, 4],
    [24, 5],
    [32, 3],
    [32, 6],
    [40, 8],
    [64, 10],
  ])('%i players over %i rounds: nobody plays against anybody twice', (players, rounds) => {
    expect(Math.max(...opponents(roundsOf(players, rounds)))).toBe(1)
  })

  test.each([8, 12, 16, 20, 32])('%i players, everybody with everybody: opponents are shared evenly', players => {
    const met = opponents(roundsOf(players))
    // Everybody meets each of the others twice on the average; one more or less is as even as most fields allow.
    expect(Math.max(...met)).toBeLessThanOrEqual(4)
    expect(met.length).toBeGreaterThan(players * (players - 1) * 0.45)
  })

  it('lays the same tables for the same field', () => {
    expect(roundsOf(32, 3)).toEqual(roundsOf(32, 3))
  })

  it('refuses fewer than four, more rounds than partners, and what is no such seating', () => {
    expect(planIndividuals({ kind: 'partners' }, 3)).toMatchObject({ error: [{ code: 'SEATING_IMPOSSIBLE' }] })
    expect(planIndividuals({ kind: 'partners', rounds: 8 }, 8)).toMatchObject({
      error: [{ code: 'SEATING_IMPOSSIBLE' }],
    })
    expect(planIndividuals({ kind: 'search' }, 8)).toMatchObject({ error: [{ code: 'SEATING_UNREADABLE' }] })
  })
})

describe('a table of four players', () => {
  const edition = guandan.editions[0]
  if (!edition) throw new Error('no edition')
  const settings = edition.parseSettings({})
  if (!settings.ok) throw new Error('no settings')
  const sheet = edition.parseSheet({ kind: 'points', matchPoints: ['2', '0'], levelPoints: ['20', '6'] })
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.error))
  const players = ['n', 'e', 's', 'w'].map(entrantId)
  const facts = (adjustments: StageFacts<GuandanSheet>['adjustments'] = []): StageFacts<GuandanSheet> => ({
    entrants: players.map((id, at) => ({ id, number: `${at + 1}` })),
    sheets: [{ id: factId('f'), slot: 'r1/t1', round: 1, sides: players, sheet: sheet.value as GuandanSheet }],
    adjustments,
    lots: [],
    settings: settings.value,
  })

  it('gives both partners the points of their side, against the two others', () => {
    const lines = edition.score(facts())
    if (!lines.ok) throw new Error(JSON.stringify(lines.error))
    const matchPoints = lines.value.filter(line => line.unit === 'matchPoint')
    expect(matchPoints.map(line => [line.entrant, Number(line.points.value.num), line.opponents])).toEqual([
      ['n', 2, ['e', 'w']],
      ['e', 0, ['n', 's']],
      ['s', 2, ['e', 'w']],
      ['w', 0, ['n', 's']],
    ])
  })

  it('loses the game for both where one of them is ruled to have lost it', () => {
    const ruled = facts([
      { id: factId('a'), adjustment: { kind: 'forfeit', entrant: entrantId('s'), slot: 'r1/t1' } },
    ] as StageFacts<GuandanSheet>['adjustments'])
    const lines = edition.score(ruled)
    if (!lines.ok) throw new Error(JSON.stringify(lines.error))
    const won = lines.value.filter(line => line.unit === 'matchPoint' && line.points.value.num > 0n)
    expect(won.map(line => line.entrant)).toEqual(['e', 'w'])
  })
})
