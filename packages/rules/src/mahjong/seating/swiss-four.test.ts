import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundOf, repeatsOf } from './bound.js'
import { mahjongSeating } from './plan.js'
import { meetings, pairKey, type SeatingPlan } from './seating.js'
import { swissFour } from './swiss-four.js'

const order = (players: number): readonly number[] => Array.from({ length: players }, (_, at) => at + 1)

/** An event in which the order after each round is that of the numbers given, added up. */
const play = (players: number, rounds: number, results: readonly number[], rather: readonly number[][] = []) => {
  const score = Array.from({ length: players + 1 }, () => 0)
  let plan: SeatingPlan = []
  for (let round = 0; round < rounds; round++) {
    const ranked = order(players).toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b)
    plan = [...plan, swissFour({ order: ranked, before: plan, rounds, rather }).tables]
    for (const player of ranked)
      score[player] = (score[player] ?? 0) + (results[(player * 7 + round * 13) % results.length] ?? 0)
  }
  return plan
}

describe('the Swiss for tables of four', () => {
  it.each([
    [16, 5],
    [20, 5],
    [24, 7],
    [100, 12],
  ])('lets nobody of %i meet again in %i rounds', (players, rounds) => {
    expect(repeatsOf(play(players, rounds, [4, 2, 1, 0, 3]))).toBe(0)
  })

  it('seats everybody once, four by four, whatever came before', () => {
    const input = fc.record({
      players: fc.integer({ min: 4, max: 40 }),
      rounds: fc.integer({ min: 1, max: 5 }),
      results: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 9 }),
    })
    fc.assert(
      fc.property(input, ({ players, rounds, results }) => {
        const score = Array.from({ length: players + 1 }, () => 0)
        let plan: SeatingPlan = []
        const satOut: number[] = []
        for (let round = 0; round < rounds; round++) {
          const ranked = order(players).toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b)
          const next = swissFour({ order: ranked, before: plan, satOut, rounds })
          expect([...next.tables.flat(), ...next.free].toSorted((a, b) => a - b)).toEqual(order(players))
          expect(next.free).toHaveLength(players % 4)
          plan = [...plan, next.tables]
          satOut.push(...next.free)
          for (const player of ranked) score[player] = (score[player] ?? 0) + (results[player % results.length] ?? 0)
        }
        expect(repeatsOf(plan)).toBeGreaterThanOrEqual(boundOf(plan, players))
        // Nobody sits out twice before everybody could have sat out once.
        const times = order(players).map(player => satOut.filter(one => one === player).length)
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 25 },
    )
  })

  it('promises no more repetitions than there are where some sat out', () => {
    const plan: SeatingPlan = [
      [
        [7, 1, 3, 5],
        [8, 2, 4, 6],
      ],
      [
        [1, 3, 6, 2],
        [4, 5, 7, 9],
      ],
    ]
    expect([repeatsOf(plan), boundOf(plan, 10)]).toEqual([3, 0])
  })

  it('answers the same request the same way', () => {
    const before = play(32, 3, [4, 1, 2])
    const request = { order: order(32).toReversed(), before, rounds: 6 }
    expect(swissFour(request)).toEqual(swissFour(request))
  })

  it('sits neighbours of the order together where they have not met', () => {
    const before = play(64, 1, [1])
    const { tables } = swissFour({ order: order(64), before, rounds: 4 })
    const spans = tables.map(table => Math.max(...table) - Math.min(...table))
    expect(Math.max(...spans)).toBeLessThanOrEqual(12)
    expect(Math.min(...(tables[0] ?? []))).toBe(1)
  })

  it('parts club-mates where no meeting is repeated for it, and team-mates before all', () => {
    const clubs = [
      [1, 2, 3, 4, 5],
      [6, 7, 8],
    ]
    const plan = play(32, 4, [3, 1, 2], clubs)
    const met = meetings(plan)
    const within = clubs.flatMap(club => club.flatMap((a, at) => club.slice(at + 1).map(b => met.get(pairKey(a, b)))))
    expect([repeatsOf(plan), within.filter(Boolean)]).toEqual([0, []])
    const { tables } = swissFour({ order: order(8), before: [], apart: [[1, 2]] })
    expect(tables.filter(table => table.includes(1) && table.includes(2))).toEqual([])
  })

  it('holds locked tables to the last seat, and spreads the winds of the others', () => {
    const before = play(16, 2, [1, 2])
    const locked = [[9, 1, 16, 4] as const]
    const { tables } = swissFour({ order: order(16), before, locked, rounds: 5 })
    expect(tables.at(-1)).toEqual(locked[0])
    expect(tables.flat().toSorted((a, b) => a - b)).toEqual(order(16))
    const east = [...before, tables].map(session => session.map(([first]) => first))
    expect(new Set(east[0]).size).toBe(4)
  })
})

describe('the Swiss of the sport', () => {
  const groups = { apart: [], rather: [] }

  it('gives a bye to those left over by four, another one every round', () => {
    const first = mahjongSeating.swiss?.(order(18), [], { groups, locked: [] })
    if (!first?.ok) throw new Error('refused')
    expect(first.value.filter(({ sides }) => sides.length === 1).map(({ label, sides }) => [label, sides])).toEqual([
      ['bye1', [18]],
      ['bye2', [17]],
    ])
    const second = mahjongSeating.swiss?.(order(18), [first.value], { groups, locked: [] })
    expect(second?.ok && second.value.flatMap(({ sides }) => (sides.length === 1 ? sides : []))).toEqual([16, 15])
  })

  it.each([
    ['too few for a table', 3, [], 'SEATING_PLAYERS_NOT_FOURS'],
    ['a table of three held', 8, [[1, 2, 3]], 'SEATING_TABLE_NOT_FOUR'],
    [
      'a player held at two tables',
      8,
      [
        [1, 2, 3, 4],
        [4, 5, 6, 7],
      ],
      'SEATING_TABLE_NOT_FOUR',
    ],
    ['a player held who does not play', 8, [[1, 2, 3, 9]], 'SEATING_TABLE_NOT_FOUR'],
  ] as const)('refuses %s', (_name, players, locked, code) => {
    expect(mahjongSeating.swiss?.(order(players), [], { groups, locked })).toMatchObject({
      ok: false,
      error: [{ code }],
    })
  })
})
