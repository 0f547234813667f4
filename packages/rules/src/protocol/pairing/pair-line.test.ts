import { describe, expect, it, test } from 'vitest'
import { fixtureLines } from '../../testing/fixture-lines.cases.js'
import { answerPairLine } from './pair-line.js'

const asked = ['kind', 'n', 'groups', 'teams', 'met', 'had_bye']
const notAnswered = new Set([...asked, 'property', 'final', 'n_legal_matchings'])
const rows = [...fixtureLines('swiss_next_round'), ...fixtureLines('brackets_groups_rr')]

const pick = (row: Record<string, unknown>, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || wanted(name)))

const request = (row: Record<string, unknown>) => pick(row, name => asked.includes(name))
const expected = (row: Record<string, unknown>) => pick(row, name => !notAnswered.has(name))

describe('answerPairLine', () => {
  test.each(rows.map(row => [row.id as string, row] as const))('%s', (_, row) => {
    expect(answerPairLine(request(row))).toMatchObject(expected(row))
  })

  it('gives one reason for each pair and names who was passed over', () => {
    const row = rows.find(line => line.id === 'swiss-0000') as Record<string, unknown>
    const answer = answerPairLine(request(row))
    expect((answer.because as unknown[]).length).toBe(4)
    expect((answer.because as unknown[])[0]).toEqual({
      code: 'swissPair',
      higher: 7,
      lower: 5,
      gap: '10',
      skipped: [
        { code: 'swissSkippedMet', side: 8, round: 1 },
        { code: 'swissSkippedMet', side: 2, round: 4 },
        { code: 'swissSkippedMet', side: 3, round: 3 },
        { code: 'swissSkippedMet', side: 6, round: 2 },
        { code: 'swissSkippedMet', side: 1, round: 5 },
        { code: 'swissSkippedMet', side: 4, round: 6 },
      ],
    })
  })

  it('proves that a round is impossible', () => {
    const row = rows.find(line => line.id === 'swiss-0002') as Record<string, unknown>
    const answer = answerPairLine(request(row))
    expect(Object.keys(answer)).toEqual(['id', 'feasible', 'because'])
    const { around, groups } = answer.because as { around: number[]; groups: number[][] }
    expect(groups.length).toBeGreaterThan(around.length)
    expect(groups.every(group => group.length % 2 === 1)).toBe(true)
  })

  const swiss = (teams: readonly object[], more: object = {}) =>
    answerPairLine({ id: 'x', kind: 'swiss_next_round', teams, ...more })

  it('takes null for what may be absent, and gives no opening-round reason where nobody has met', () => {
    const teams = ['b', 'a'].map(id => ({ id, 场分: 0, 级分: 0, seed: null }))
    expect(swiss(teams, { met: null, had_bye: null })).toMatchObject({
      bye: null,
      lexicographic_first: [['b', 'a']],
      because: [{ code: 'swissPair', higher: 'b', lower: 'a', gap: '0' }],
    })
  })

  it('counts gaps in fractions exactly, and keeps silent where scores are too large to minimise', () => {
    const scores = ['0.1', '0.2', '0.3', '0.7']
    const decimal = swiss(scores.map((场分, id) => ({ id, 场分, 级分: 0 })))
    expect(decimal).toMatchObject({ cost_lex_first: 0.5, min_total_场分_gap: 0.5, min_cross_场分_pairs: 2 })
    const large = swiss(['100000000000000000000', '0'].map((场分, id) => ({ id, 场分, 级分: 0 })))
    expect(large).toMatchObject({ lexicographic_first: [[0, 1]], cost_lex_first: 1e20 })
    expect(large).not.toHaveProperty('min_total_场分_gap')
  })

  test.each([
    [undefined, ['REQUEST_EXPECTED']],
    [{ kind: 'toString' }, ['KIND_UNKNOWN']],
    [{ kind: 'snake_groups', n: 4.5 }, ['WHOLE_NUMBER_EXPECTED', 'WHOLE_NUMBER_EXPECTED']],
    [{ kind: 'round_robin', n: '7' }, ['WHOLE_NUMBER_EXPECTED']],
    [
      { kind: 'swiss_next_round', teams: [null] },
      ['OBJECT_EXPECTED', 'ID_EXPECTED', 'NUMBER_EXPECTED', 'NUMBER_EXPECTED'],
    ],
    [
      { kind: 'swiss_next_round', teams: [{ id: 1, 场分: 0, 级分: 0 }], met: [[1, 2]], had_bye: [9] },
      ['ROUND_AND_TWO_TEAMS_EXPECTED', 'TEAM_UNKNOWN', 'TEAM_UNKNOWN', 'TEAM_UNKNOWN'],
    ],
    [
      {
        kind: 'swiss_next_round',
        teams: [
          { id: '队', 场分: 0, 级分: 0 },
          { id: 2, 场分: '1e3', 级分: 0, seed: '1' },
        ],
        met: [[1, '队', '队']],
      },
      ['NUMBER_EXPECTED', 'NUMBER_EXPECTED', 'OPPONENT_IS_SELF'],
    ],
    [{ kind: 'single_elimination', n: Number.POSITIVE_INFINITY }, ['WHOLE_NUMBER_EXPECTED']],
    [{ kind: ['round_robin'], n: 4 }, ['KIND_UNKNOWN']],
  ])('refuses %j', (line, codes) => {
    expect((answerPairLine(line).problems as { code: string }[]).map(problem => problem.code)).toEqual(codes)
  })

  const match = (bracket: string, round: number, a: string, b: string, winner: string) => ({
    bracket,
    round,
    a,
    b,
    winner,
  })

  it('places the sides of a double elimination by who beat whom, in any order of the matches', () => {
    const matches = [
      match('final', 2, 'd', 'a', 'a'),
      match('final', 1, 'a', 'd', 'd'),
      match('losers', 2, 'b', 'd', 'd'),
      match('winners', 1, 'a', 'd', 'a'),
      match('winners', 1, 'b', 'c', 'b'),
      match('winners', 2, 'a', 'b', 'a'),
      match('losers', 1, 'd', 'c', 'd'),
    ]
    const sides = ['a', 'b', 'c', 'd']
    expect(answerPairLine({ id: 1, kind: 'bracket_places', sides, matches })).toEqual({
      id: 1,
      places: [['a'], ['d'], ['b'], ['c']],
    })
  })

  it('shares the places of those who left in one round, and settles third and fourth by their match', () => {
    const first = [match('winners', 1, 'a', 'd', 'a'), match('winners', 1, 'b', 'c', 'b')]
    const final = match('final', 2, 'a', 'b', 'b')
    const places = (matches: readonly object[]) =>
      answerPairLine({ id: 1, kind: 'bracket_places', sides: ['a', 'b', 'c', 'd'], matches })
    expect(places([...first, final])).toEqual({ id: 1, places: [['b'], ['a'], ['c', 'd']] })
    expect(places([...first, final, match('third', 2, 'c', 'd', 'd')])).toEqual({
      id: 1,
      places: [['b'], ['a'], ['d'], ['c']],
    })
    expect(places(first)).toMatchObject({ problems: [{ code: 'RESULTS_MISSING' }] })
    expect(places([match('winners', 1, 'a', 'd', 'b')])).toMatchObject({
      problems: [{ code: 'WINNER_MISSING', at: { path: 'matches[0].winner' } }],
    })
  })

  it.each([
    ['a side against itself', [match('final', 1, 'a', 'a', 'a')], 'OPPONENT_IS_SELF', 'matches[0]'],
    [
      'one match told twice',
      [match('winners', 1, 'a', 'b', 'a'), match('winners', 1, 'b', 'a', 'b'), match('final', 2, 'c', 'a', 'a')],
      'SIDE_TWICE',
      'matches[1]',
    ],
    [
      'two finals of which none is the last',
      [match('winners', 1, 'b', 'c', 'b'), match('final', 1, 'a', 'b', 'a'), match('final', 1, 'a', 'b', 'b')],
      'SIDE_TWICE',
      'matches[2]',
    ],
    [
      'a side that had gone out',
      [match('winners', 1, 'a', 'b', 'b'), match('winners', 2, 'a', 'c', 'a'), match('final', 3, 'a', 'b', 'a')],
      'PLACE_NOT_EARNED',
      'matches[1]',
    ],
    [
      'a finalist in the match for the third place',
      [match('winners', 1, 'b', 'c', 'b'), match('final', 2, 'a', 'b', 'a'), match('third', 2, 'b', 'c', 'c')],
      'PLACE_NOT_EARNED',
      'matches[2]',
    ],
    [
      'a round that is no number',
      [{ ...match('final', 1, 'a', 'b', 'a'), round: 'x' }],
      'WHOLE_NUMBER_EXPECTED',
      'matches[0].round',
    ],
  ])('refuses %s, where it stands', (_, matches, code, path) => {
    const answer = answerPairLine({ id: 1, kind: 'bracket_places', sides: ['a', 'b', 'c'], matches })
    expect(answer).toMatchObject({
      id: 1,
      problems: expect.arrayContaining([expect.objectContaining({ code, at: { path } })]),
    })
    expect(answer).not.toHaveProperty('places')
  })
})
