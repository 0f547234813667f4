import { describe, expect, it } from 'vitest'
import { ratio } from '../../core/ratio.js'
import { changeProblems, exchangeFrom } from './check-change.js'
import type { DraftedRound } from './drafted-round.js'
import { nextRound } from './next-round.js'
import type { PlaceExchange, Stage, StageFormat, StageResult, StageSide, StageState } from './types.js'

const stage = (format: StageFormat): Stage => ({ id: 's', format, carryOver: { kind: 'none' } })
const sides = (n: number, club: (id: number) => string = String): StageSide[] =>
  Array.from({ length: n }, (_, i) => ({
    id: `${i + 1}`,
    seed: i + 1,
    score: ratio(0),
    labels: { club: [club(i + 1)] },
  }))
const fresh = (n: number): StageState => ({ sides: sides(n), results: [], byes: [] })

const draftOf = (format: StageFormat, state: StageState): DraftedRound => {
  const next = nextRound(stage(format), state)
  if (next.kind !== 'round') throw new Error(next.kind)
  return { matches: next.matches, free: next.free.map(one => one.side), exchanges: [] }
}

const exchanged = ({ matches, free, exchanges }: DraftedRound, a: string, b: string, from?: number): DraftedRound => {
  const swap = (side: string): string => (side === a ? b : side === b ? a : side)
  const exchange = from === undefined ? [] : [{ round: from, first: a, second: b, reason: '' }]
  return {
    matches: matches.map(match => ({ ...match, sides: match.sides.map(swap) })),
    free: free.map(swap),
    exchanges: [...exchanges, ...exchange],
  }
}

const said = (format: StageFormat, state: StageState, before: DraftedRound, after: DraftedRound): string[] =>
  changeProblems(stage(format), state, { before, after }).map(
    ({ code, params }) => `${code} ${Object.values(params ?? {}).join(' ')}`,
  )

/** The better seed wins, `upsets` excepted. */
const played = (format: StageFormat, state: StageState, draft: DraftedRound, upsets: string[] = []): StageState => {
  const next = nextRound(stage(format), state)
  const round = next.kind === 'round' ? next.round : 0
  const results = draft.matches.map(({ slot, sides: [a = '', b = ''] }): StageResult => {
    const better = Number(a) < Number(b) ? a : b
    const winner = [a, b].find(side => upsets.includes(side)) ?? better
    return { round, slot, sides: [a, b], winner }
  })
  return {
    ...state,
    results: [...state.results, ...results],
    byes: [...state.byes, ...draft.free.map(side => ({ round, side }))],
    exchanges: [...(state.exchanges ?? []), ...draft.exchanges],
  }
}

const pairsOf = (draft: DraftedRound): string[] => draft.matches.map(match => match.sides.join('-'))

describe('an exchange in a bracket', () => {
  const knockout: StageFormat = { kind: 'singleElimination', placement: 'none' }

  it('changes two places for good before the first round, and the later rounds follow', () => {
    const start = fresh(6)
    const draft = draftOf(knockout, start)
    expect([pairsOf(draft), draft.free]).toEqual([
      ['4-5', '3-6'],
      ['1', '2'],
    ])
    expect(exchangeFrom(stage(knockout), start, false)).toBe(1)
    const changed = exchanged(draft, '1', '5', 1)
    expect(said(knockout, start, draft, changed)).toEqual(['BYE_AWAY_FROM_SEED 5 5', 'SEEDS_MEET_EARLY 1 4 1 2'])
    const second = draftOf(knockout, played(knockout, start, changed))
    expect(pairsOf(second)).toEqual(['5-1', '2-3'])
    const next = nextRound(stage(knockout), played(knockout, start, changed))
    expect(next.kind === 'round' && next.matches[0]?.because).toMatchObject({
      code: 'bracketWinners',
      steps: [
        {
          code: 'placedByDirector',
          params: { reason: '', stated: 'no' },
          steps: [{ code: 'placesExchanged', params: { first: '1', second: '5', round: 1 } }],
        },
      ],
    })
  })

  it('says nothing against what its seeds allow, and says early meetings and a club against itself', () => {
    const start = { ...fresh(8), sides: sides(8, id => (id === 4 || id === 6 ? 'x' : String(id))) }
    const draft = draftOf(knockout, start)
    expect(pairsOf(draft)).toEqual(['1-8', '4-5', '2-7', '3-6'])
    expect(said(knockout, start, draft, exchanged(draft, '7', '8', 1))).toEqual([])
    expect(said(knockout, start, draft, exchanged(draft, '5', '6', 1))).toEqual(['AVOIDED_PAIR 4 6 club x'])
    expect(said(knockout, start, draft, exchanged(draft, '2', '4', 1))).toEqual(['SEEDS_MEET_EARLY 1 2 2 3'])
    const back = exchanged(exchanged(draft, '2', '4', 1), '2', '4', 1)
    expect(said(knockout, start, draft, back)).toEqual([])
    expect(draftOf(knockout, { ...start, exchanges: back.exchanges }).matches).toMatchObject(
      draft.matches.map(({ slot, sides: pair }) => ({ slot, sides: pair })),
    )
  })

  it('is an override in a later round: the results of the others lead there, not the own', () => {
    const start = fresh(8)
    const state = played(knockout, start, draftOf(knockout, start), ['5'])
    const draft = draftOf(knockout, state)
    expect(pairsOf(draft)).toEqual(['1-5', '2-3'])
    expect(exchangeFrom(stage(knockout), state, true)).toBeUndefined()
    const changed = exchanged(draft, '5', '2')
    expect(said(knockout, state, draft, changed)).toEqual([
      'PLACE_NOT_EARNED 2 5',
      'PLACE_NOT_EARNED 5 2',
      'SEEDS_MEET_EARLY 1 2 2 3',
    ])
    expect(said(knockout, state, changed, draft)).toEqual([])
    const final = draftOf(knockout, played(knockout, state, changed))
    expect(pairsOf(final)).toEqual(['1-3'])
  })

  it('tells a second meeting and an unbeaten side among the losers in a double elimination', () => {
    const double: StageFormat = { kind: 'doubleElimination', final: 'single' }
    const start = fresh(4)
    const state = played(double, start, draftOf(double, start))
    const draft = draftOf(double, state)
    expect(draft.matches.map(({ slot, sides: pair }) => `${slot} ${pair.join('-')}`)).toEqual([
      'w/r2/m1 1-2',
      'l/r1/m1 4-3',
    ])
    expect(said(double, state, draft, exchanged(draft, '2', '4'))).toEqual([
      'PLACE_NOT_EARNED 4 2',
      'PLACE_NOT_EARNED 2 4',
      'REMATCH 1 4 1',
      'REMATCH 2 3 1',
    ])
  })
})

describe('an exchange in a round robin', () => {
  const format: StageFormat = { kind: 'roundRobin', legs: 1 }

  it('of draw numbers for all rounds before the first keeps the table whole', () => {
    const start = fresh(6)
    const draft = draftOf(format, start)
    expect(exchangeFrom(stage(format), start, true)).toBe(1)
    expect(exchangeFrom(stage(format), start, false)).toBeUndefined()
    const changed = exchanged(draft, '1', '4', 1)
    expect(said(format, start, draft, changed)).toEqual([])
    let state = played(format, start, changed)
    const met = new Set(pairsOf(changed).map(pair => pair.split('-').sort().join('-')))
    for (let round = 2; round <= 5; round++) {
      const later = draftOf(format, state)
      for (const pair of pairsOf(later)) met.add(pair.split('-').sort().join('-'))
      state = played(format, state, later)
    }
    expect(nextRound(stage(format), state).kind).toBe('finished')
    expect(met.size).toBe(15)
  })

  it('in one round alone repeats meetings elsewhere, until it is made good', () => {
    const start = fresh(4)
    const first = draftOf(format, start)
    expect(pairsOf(first)).toEqual(['1-4', '2-3'])
    const changed = exchanged(first, '4', '3')
    expect(said(format, start, first, changed)).toEqual([
      'MEETS_TOO_OFTEN 1 3 2 1',
      'MEETS_TOO_SELDOM 1 4 0 1',
      'MEETS_TOO_SELDOM 2 3 0 1',
      'MEETS_TOO_OFTEN 2 4 2 1',
    ])
    let state = played(format, start, changed)
    state = played(format, state, draftOf(format, state))
    const third = nextRound(stage(format), state)
    expect(third.kind === 'round' && third.matches.map(({ sides: pair, because }) => [pair, because.steps])).toEqual([
      [['2', '4'], [{ code: 'roundRobinMetBefore', value: '1', params: { round: 1 } }]],
      [['3', '1'], [{ code: 'roundRobinMetBefore', value: '1', params: { round: 1 } }]],
    ])
    const last = draftOf(format, state)
    expect(said(format, state, last, exchanged(last, '4', '3'))).toEqual([])
  })

  it('between groups is told for both of them, the longest list by its number', () => {
    const groups: StageFormat = { kind: 'roundRobin', legs: 1, groups: 2 }
    const start = fresh(8)
    const draft = draftOf(groups, start)
    const exchange: PlaceExchange = { round: 1, first: '1', second: '2', reason: '' }
    const first = nextRound(stage(groups), { ...start, exchanges: [exchange] })
    expect(
      first.kind === 'round' && first.matches.map(({ group, sides: pair }) => `${group} ${pair.join('-')}`),
    ).toEqual(
      exchanged(draft, '1', '2').matches.map(({ slot, sides: pair }) => `${slot.slice(1, 2)} ${pair.join('-')}`),
    )
    expect(said(groups, start, draft, exchanged(draft, '1', '2', 1))).toEqual([
      'GROUP_NOT_DEALT 2 1 2',
      'GROUP_NOT_DEALT 1 2 1',
    ])
    const many = fresh(12)
    const state = played(groups, many, draftOf(groups, many))
    const second = draftOf(groups, state)
    const told = said(groups, state, second, exchanged(second, '1', '2', 2))
    expect([told.length, told.at(-1)]).toEqual([13, 'FURTHER_OBJECTIONS 6'])
    expect(told.slice(0, 3)).toEqual(['GROUP_NOT_DEALT 2 1 2', 'GROUP_NOT_DEALT 1 2 1', 'MEETS_TOO_OFTEN 1 3 1 0'])
    const one = said(groups, state, second, exchanged(second, '1', '2'))
    expect(one.every(text => text.startsWith('MEETS_TOO_'))).toBe(true)
  })
})

describe('an exchange in a schedule', () => {
  it('counts who sits together at tables of four', () => {
    const format: StageFormat = {
      kind: 'schedule',
      rounds: [
        [
          [1, 2, 3, 4],
          [5, 6, 7, 8],
        ],
        [
          [1, 2, 5, 6],
          [3, 4, 7, 8],
        ],
      ],
    }
    const start = fresh(8)
    const draft = draftOf(format, start)
    expect(said(format, start, draft, exchanged(draft, '4', '5', 1))).toEqual([])
    expect(said(format, start, draft, exchanged(draft, '4', '5'))).toContain('MEETS_TOO_OFTEN 1 5 2 1')
  })
})

describe('an exchange in a Swiss', () => {
  it('says only what it brings about', () => {
    const format: StageFormat = { kind: 'swiss', rounds: 3 }
    const results = [
      { round: 1, slot: 'r1/t1', sides: ['1', '2'] },
      { round: 1, slot: 'r1/t2', sides: ['3', '4'] },
      { round: 1, slot: 'r1/t3', sides: ['5', '6'] },
    ]
    const state = { ...fresh(6), results }
    const before: DraftedRound = {
      matches: [
        { slot: 'r2/t1', sides: ['1', '2'] },
        { slot: 'r2/t2', sides: ['3', '5'] },
        { slot: 'r2/t3', sides: ['4', '6'] },
      ],
      free: [],
      exchanges: [],
    }
    expect(exchangeFrom(stage(format), state, true)).toBeUndefined()
    expect(said(format, state, before, exchanged(before, '3', '4'))).toEqual([])
    expect(said(format, state, before, exchanged(before, '5', '4'))).toEqual(['REMATCH 3 4 1', 'REMATCH 5 6 1'])
  })
})
