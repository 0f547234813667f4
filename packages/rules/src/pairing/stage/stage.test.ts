import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ratio, toText } from '../../core/ratio.js'
import { checkRound } from '../swiss/check-round.js'
import { doubleEliminationPlan } from '../double-elimination.js'
import { type Bracket, doubleElimination, singleElimination } from './bracket-graph.js'
import { bracketPlaces } from './bracket-play.js'
import { carriedScore } from './carry-over.js'
import { nextRound, stageBracket, stageWarnings } from './next-round.js'
import { type PlacedSide, qualifiers } from './qualification.js'
import type { Stage, StageFormat, StageResult, StageSide, StageState } from './types.js'

const stage = (format: StageFormat): Stage => ({ id: 's', format, carryOver: { kind: 'none' } })
const sides = (n: number): StageSide[] => Array.from({ length: n }, (_, i) => ({ id: `${i + 1}`, seed: i + 1 }))
const fresh = (n: number): StageState => ({ sides: sides(n), results: [], byes: [] })

interface Course {
  readonly state: StageState
  readonly rounds: readonly string[][]
  readonly end: string
}

/** Plays a stage to its end; `better` says who wins a match. */
const playOut = (format: StageFormat, n: number, better: (a: string, b: string) => boolean): Course => {
  let state = fresh(n)
  const rounds: string[][] = []
  for (let guard = 0; guard < 200; guard++) {
    const next = nextRound(stage(format), state)
    if (next.kind !== 'round') return { state, rounds, end: next.kind }
    rounds.push(next.matches.map(match => match.sides.join('-')))
    const results = next.matches.map(({ slot, sides: pair }): StageResult => {
      const [a = '', b = ''] = pair
      return { round: next.round, slot, sides: pair, winner: better(a, b) ? a : b }
    })
    state = {
      ...state,
      results: [...state.results, ...results],
      byes: [...state.byes, ...next.free.map(({ side }) => ({ round: next.round, side }))],
    }
  }
  throw new Error('does not end')
}

const bySeed = (a: string, b: string): boolean => Number(a) < Number(b)
const placesText = (bracket: Bracket, state: StageState): string[] =>
  bracketPlaces(bracket, state).map(({ side, from, to }) => (from === to ? `${from}:${side}` : `${from}-${to}:${side}`))

describe('a Swiss that plays a triangle where the field is odd', () => {
  const format: StageFormat = { kind: 'swiss', rounds: 4, settings: { odd: 'triangle' } }

  it('lets one sit out where any three would meet again', () => {
    const { state } = playOut({ ...format, rounds: 2 }, 5, bySeed)
    expect(state.byes).toEqual([{ round: 2, side: '3' }])
  })

  test.each([3, 9, 11, 13])('%i sides: nobody sits out, nobody meets twice, another is third each round', n => {
    const { rounds, state } = playOut({ ...format, rounds: n === 3 ? 1 : 4 }, n, bySeed)
    expect(state.byes).toEqual([])
    const met = rounds.flat().map(pair => pair.split('-').sort().join('-'))
    expect(new Set(met).size).toBe(met.length)
    for (const round of rounds) {
      const seats = round.flatMap(pair => pair.split('-'))
      expect(new Set(seats).size).toBe(n)
      expect(round).toHaveLength((n - 3) / 2 + 3)
    }
    const thirds = state.results.flatMap(({ slot, sides: [side] }) => (slot.endsWith('/third') ? [side] : []))
    expect(new Set(thirds).size).toBe(rounds.length)
  })
})

describe('elimination', () => {
  it('plays six sides with byes to the best two', () => {
    const { rounds, end, state } = playOut({ kind: 'singleElimination', placement: 'thirdPlace' }, 6, bySeed)
    expect(rounds).toEqual([
      ['4-5', '3-6'],
      ['1-4', '2-3'],
      ['1-2', '4-3'],
    ])
    expect(end).toBe('finished')
    expect(placesText(singleElimination(6, 'thirdPlace'), state)).toEqual([
      '1:1',
      '2:2',
      '3:3',
      '4:4',
      '5-6:5',
      '5-6:6',
    ])
  })

  it('lets everybody play on for a place', () => {
    const { state, rounds } = playOut({ kind: 'singleElimination', placement: 'all' }, 8, bySeed)
    expect(rounds.flat().length).toBe(12)
    expect(placesText(singleElimination(8, 'all'), state)).toEqual([
      '1:1',
      '2:2',
      '3:3',
      '4:4',
      '5:5',
      '6:6',
      '7:7',
      '8:8',
    ])
  })

  test.each([2, 3, 4, 5, 6, 7, 8, 11, 16, 23, 32, 64])('double elimination of %i has the planned matches', n => {
    const plan = doubleEliminationPlan(n)
    const bracket = doubleElimination(n, 'reset')
    expect(bracket.matches.length).toBe(plan.matchesWithReset)
    expect(bracket.matches.filter(match => match.id.startsWith('w/')).length).toBe(plan.winnersMatches)
    expect(bracket.matches.filter(match => match.id.startsWith('l/')).length).toBe(plan.losersMatches)
  })

  it('ends after one final, or gives the unbeaten side its second chance', () => {
    const underdog = (a: string, b: string): boolean => (b === '2' ? false : a === '2' ? true : bySeed(a, b))
    let met = 0
    const twoWinsLate = (a: string, b: string): boolean => {
      const both = [a, b].sort().join('-')
      if (both === '1-2') met += 1
      return both === '1-2' ? (met === 1 ? a === '1' : a === '2') : underdog(a, b)
    }
    const single = playOut({ kind: 'doubleElimination', final: 'single' }, 4, twoWinsLate)
    expect(single.rounds.flat()).toHaveLength(6)
    expect(placesText(doubleElimination(4, 'single'), single.state).slice(0, 2)).toEqual(['1:2', '2:1'])
    met = 0
    const reset = playOut({ kind: 'doubleElimination', final: 'reset' }, 4, twoWinsLate)
    expect(reset.rounds.flat()).toHaveLength(7)
    const calm = playOut({ kind: 'doubleElimination', final: 'reset' }, 4, bySeed)
    expect(calm.rounds.flat()).toHaveLength(6)
    expect(placesText(doubleElimination(4, 'reset'), calm.state)).toEqual(['1:1', '2:2', '3:3', '4:4'])
  })

  it('puts nobody out before the second defeat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 1000 }), (n, seed) => {
        const luck = (a: string, b: string): boolean => (Number(a) * 7 + Number(b) * 13 + seed) % 3 !== 0
        const { state, end } = playOut({ kind: 'doubleElimination', final: 'reset' }, n, luck)
        expect(end).toBe('finished')
        const defeats = new Map<string, number>()
        for (const { sides: pair, winner } of state.results)
          for (const side of pair) if (side !== winner) defeats.set(side, (defeats.get(side) ?? 0) + 1)
        const places = bracketPlaces(doubleElimination(n, 'reset'), state)
        expect(places.map(place => place.side).sort()).toEqual(
          sides(n)
            .map(side => side.id)
            .sort(),
        )
        for (const { side, from } of places)
          if (from > 1) expect(defeats.get(side)).toBe(2)
          else expect(defeats.get(side) ?? 0).toBeLessThan(2)
        expect(Math.max(...defeats.values())).toBeLessThanOrEqual(2)
      }),
      { numRuns: 60, seed: 11 },
    )
  })

  it('asks for winners and knows its matches', () => {
    const format: StageFormat = { kind: 'singleElimination', placement: 'none' }
    const bad = (result: StageResult) => nextRound(stage(format), { ...fresh(4), results: [result] })
    expect(bad({ round: 1, slot: 'w/r1/m1', sides: ['1', '4'] })).toMatchObject({
      problems: [{ code: 'WINNER_MISSING' }],
    })
    expect(bad({ round: 1, slot: 'x', sides: ['1', '4'], winner: '1' })).toMatchObject({
      problems: [{ code: 'MATCH_UNKNOWN' }],
    })
    expect(stageBracket({ kind: 'swiss', rounds: 3 }, 4)).toBeUndefined()
  })
})

describe('round robin', () => {
  it('deals groups by snake and plays each group out', () => {
    const { rounds, end, state } = playOut({ kind: 'roundRobin', legs: 2, groups: 2 }, 7, bySeed)
    expect(end).toBe('finished')
    expect(rounds).toHaveLength(6)
    const met = new Map<string, number>()
    for (const { sides: pair } of state.results) {
      const key = [...pair].sort().join('-')
      met.set(key, (met.get(key) ?? 0) + 1)
    }
    expect([...met.values()].every(times => times === 2)).toBe(true)
    expect(met.size).toBe(6 + 3)
    expect(met.has('1-4')).toBe(true)
    expect(met.has('1-2')).toBe(false)
  })

  it('leaves the fixtures of others alone when a side withdraws', () => {
    const state = { ...fresh(4), sides: sides(4).map(side => (side.id === '3' ? { ...side, out: true } : side)) }
    expect(nextRound(stage({ kind: 'roundRobin', legs: 1 }), state)).toMatchObject({
      matches: [{ slot: 'r1/t1', sides: ['1', '4'] }],
      free: [{ side: '2' }],
    })
  })
})

describe('Swiss stage', () => {
  it('cuts the lowest after a unit of rounds and refuses a tied cut', () => {
    const format: StageFormat = { kind: 'swiss', rounds: 3, cuts: [{ afterRound: 1, remove: 2 }] }
    const results = [
      { round: 1, slot: 'r1/t1', sides: ['1', '4'] },
      { round: 1, slot: 'r1/t2', sides: ['2', '3'] },
    ]
    const scored = (scores: readonly number[]): StageState => ({
      sides: sides(4).map((side, i) => ({ ...side, score: ratio(scores[i] ?? 0) })),
      results,
      byes: [],
    })
    expect(nextRound(stage(format), scored([2, 2, 0, 1]))).toEqual({ kind: 'cut', afterRound: 1, sides: ['4', '3'] })
    expect(nextRound(stage(format), scored([2, 1, 1, 0]))).toMatchObject({ problems: [{ code: 'CUT_IS_TIED' }] })
    const level = scored([2, 1, 1, 0])
    const placed = { ...level, sides: level.sides.map((side, i) => ({ ...side, place: [1, 3, 2, 4][i] as number })) }
    expect(nextRound(stage(format), placed)).toEqual({ kind: 'cut', afterRound: 1, sides: ['2', '4'] })
    const after = scored([2, 2, 0, 1])
    const left = { ...after, sides: after.sides.map(side => (Number(side.id) > 2 ? { ...side, out: true } : side)) }
    expect(nextRound(stage(format), left)).toMatchObject({ kind: 'round', round: 2, matches: [{ sides: ['1', '2'] }] })
  })

  it('warns when the rounds may outrun the field', () => {
    const codes = (rounds: number, n: number) =>
      stageWarnings(stage({ kind: 'swiss', rounds }), n).map(warning => warning.code)
    expect(codes(5, 16)).toEqual([])
    expect(codes(11, 16)).toEqual(['SWISS_ROUNDS_MAY_RUN_OUT'])
    expect(codes(9, 8)).toEqual(['SWISS_ROUNDS_IMPOSSIBLE'])
    const cut = (rounds: number, remove: number) =>
      stageWarnings(stage({ kind: 'swiss', rounds, cuts: [{ afterRound: 4, remove }] }), 32).map(({ code, params }) => [
        code,
        params?.rounds,
        params?.sides,
      ])
    expect(cut(6, 16)).toEqual([])
    expect(cut(7, 24)).toEqual([['SWISS_ROUNDS_MAY_RUN_OUT', 3, 8]])
    expect(cut(8, 28)).toEqual([['SWISS_ROUNDS_IMPOSSIBLE', 4, 4]])
    expect(cut(4, 28)).toEqual([])
  })

  it('says that nobody meets a side that is alone', () => {
    const codes = (format: StageFormat, n: number) => stageWarnings(stage(format), n).map(found => found.code)
    const knockout: StageFormat = { kind: 'singleElimination', placement: 'none' }
    expect([0, 1, 2].map(n => codes(knockout, n))).toEqual([[], ['TOO_FEW_SIDES'], []])
    expect(codes({ kind: 'swiss', rounds: 3 }, 1)).toEqual(['TOO_FEW_SIDES'])
    expect(codes({ kind: 'laidOut' }, 1)).toEqual([])
  })

  it('warns when a schedule has more seats than sides', () => {
    const format: StageFormat = { kind: 'schedule', rounds: [[[1, 2, 3, 4]]] }
    expect(stageWarnings(stage(format), 4)).toEqual([])
    expect(stageWarnings(stage(format), 3).map(found => found.code)).toEqual(['SCHEDULE_NEEDS_MORE_SIDES'])
  })

  it('checks a round that a director has changed by hand', () => {
    const list = sides(5).map(side => ({
      ...side,
      score: ratio(0),
      labels: { club: [Number(side.id) < 3 ? 'a' : side.id] },
    }))
    const history = { met: [{ round: 1, a: '3', b: '4' }], byes: ['5'] }
    const codes = (pairs: [string, string][], bye?: string) =>
      checkRound(list, history, { pairs, ...(bye ? { bye } : {}) }, { avoid: [{ label: 'club' }] }).map(
        found => found.code,
      )
    expect(
      codes(
        [
          ['1', '2'],
          ['3', '4'],
        ],
        '5',
      ),
    ).toEqual(['AVOIDED_PAIR', 'REMATCH', 'SECOND_BYE'])
    expect(
      codes([
        ['1', '9'],
        ['3', '3'],
      ]),
    ).toEqual(['SIDE_UNKNOWN', 'SIDE_TWICE', 'SIDE_LEFT_OUT', 'SIDE_LEFT_OUT', 'SIDE_LEFT_OUT'])
    expect(
      codes(
        [
          ['1', '3'],
          ['2', '5'],
        ],
        '4',
      ),
    ).toEqual([])
  })
})

describe('schedule', () => {
  it('seats tables of four from a seating made elsewhere', () => {
    const format: StageFormat = { kind: 'schedule', rounds: [[[1, 2, 3, 4]], [[4, 3, 2, 1]]] }
    expect(nextRound(stage(format), fresh(5))).toMatchObject({
      round: 1,
      matches: [{ slot: 'r1/t1', sides: ['1', '2', '3', '4'] }],
      free: [{ side: '5' }],
    })
    expect(nextRound(stage(format), fresh(3))).toMatchObject({ problems: [{ code: 'SCHEDULE_NEEDS_MORE_SIDES' }] })
  })
})

describe('qualification', () => {
  const line = (side: string, group: string, rank: number, figure: number): PlacedSide => ({
    side,
    group,
    rank,
    figures: [ratio(figure)],
  })
  const groups = [
    line('a1', 'A', 1, 9),
    line('a2', 'A', 2, 6),
    line('a3', 'A', 3, 3),
    line('b1', 'B', 1, 7),
    line('b2', 'B', 2, 5),
    line('b3', 'B', 3, 4),
    line('c1', 'C', 1, 8),
    line('c2', 'C', 2, 6),
    line('c3', 'C', 3, 2),
  ]
  const rules = [
    { kind: 'places', stage: 'g', perGroup: 2 },
    { kind: 'bestOfPlace', stage: 'g', place: 3, count: 2 },
  ] as const

  it('takes two of each group and the two best thirds', () => {
    const found = qualifiers(rules, new Map([['g', groups]]))
    expect(found.ok && found.value.map(({ side }) => side)).toEqual(['a1', 'c1', 'b1', 'a2', 'c2', 'b2', 'b3', 'a3'])
  })

  it('takes a stretch of places for a repechage, and tells a tie at either end', () => {
    const bracket = [1, 2, 3, 3, 5, 5, 5, 5].map((rank, at) => line(`k${at + 1}`, '', rank, 8 - at))
    const from = (firstPlace: number, perGroup: number) => {
      const found = qualifiers([{ kind: 'places', stage: 'k', firstPlace, perGroup }], new Map([['k', bracket]]))
      return found.ok ? found.value.map(({ side }) => side) : found.error.map(({ params }) => params?.sides)
    }
    expect(from(5, 4)).toEqual(['k5', 'k6', 'k7', 'k8'])
    expect(from(3, 2)).toEqual(['k3', 'k4'])
    expect(from(2, 1)).toEqual(['k2'])
    expect(from(4, 2)).toEqual(['k3 k4'])
    expect(from(3, 4)).toEqual(['k5 k6 k7 k8'])
  })

  it('passes over who is beyond the quota of its club, counted over all groups, and says so', () => {
    const of = (club: string, one: PlacedSide): PlacedSide => ({ ...one, labels: club === '' ? {} : { club: [club] } })
    const field = [
      of('x', line('a1', 'A', 1, 9)),
      of('x', line('a2', 'A', 2, 6)),
      of('y', line('a3', 'A', 3, 3)),
      of('x', line('b1', 'B', 1, 7)),
      of('', line('b2', 'B', 2, 5)),
      of('y', line('b3', 'B', 3, 4)),
    ]
    const within = (most: number, lines: readonly PlacedSide[] = field) =>
      qualifiers(
        [{ kind: 'places', stage: 'g', perGroup: 2, quotaOf: 'club', quotaMost: most }],
        new Map([['g', lines]]),
      )
    const sides = (found: ReturnType<typeof within>) => found.ok && found.value.map(({ side }) => side)
    expect(sides(within(3))).toEqual(['a1', 'b1', 'a2', 'b2'])
    expect(sides(within(2))).toEqual(['a1', 'b1', 'b2', 'a3'])
    expect(sides(within(1))).toEqual(['a1', 'b2', 'b3'])
    const two = within(2)
    expect(two.ok && two.value.at(-1)?.because).toMatchObject({
      code: 'qualifiedPastQuota',
      params: { group: 'A', place: 3, most: 2, passed: 1, label: 'club', perLabel: 2 },
    })
    const level = field.map(one => (one.side === 'b1' ? { ...one, figures: [ratio(9)] } : one))
    expect(within(1, level)).toMatchObject({ ok: false, error: [{ params: { sides: 'a1 b1' } }] })
    expect(sides(within(2, level))).toEqual(['a1', 'b1', 'b2', 'a3'])
  })

  it('counts a side with players of two clubs for both', () => {
    const pairs = ['x', 'x y', 'y', 'z'].map((clubs, at) => ({
      ...line(`p${at + 1}`, '', at + 1, 9 - at),
      labels: { club: clubs.split(' ') },
    }))
    const found = qualifiers(
      [{ kind: 'places', stage: 'k', perGroup: 2, quotaOf: 'club', quotaMost: 1 }],
      new Map([['k', pairs]]),
    )
    expect(found.ok && found.value.map(({ side }) => side)).toEqual(['p1', 'p3'])
  })

  it('leaves ties over a limit to the director', () => {
    const level = groups.map(one => (one.side === 'c3' ? { ...one, figures: [ratio(3)] } : one))
    const found = qualifiers(rules, new Map([['g', level]]))
    expect(!found.ok && found.error).toEqual([
      { code: 'QUALIFICATION_IS_TIED', params: { stage: 'g', kind: 'bestOfPlace', sides: 'a3 c3' } },
    ])
    expect(qualifiers(rules, new Map()).ok).toBe(false)
  })
})

describe('carry-over', () => {
  test.each([
    [{ kind: 'none' } as const, '0'],
    [{ kind: 'all' } as const, '37'],
    [{ kind: 'factor', factor: '1.15' } as const, '851/20'],
    [{ kind: 'factor', factor: '0.9', step: '0.5' } as const, '67/2'],
    [{ kind: 'factor', factor: '1/2', cap: '15' } as const, '15'],
    [{ kind: 'byPlace', points: ['8', '5', '3'] } as const, '4'],
    [{ kind: 'byPlace', points: ['8'] } as const, '0'],
  ])('%j of 37, shared by two in second place', (carry, expected) =>
    expect(toText(carriedScore(carry, ratio(37), { rank: 2, level: 2 }))).toBe(expected),
  )
})
