import { describe, expect, it, test } from 'vitest'
import { fixtureLines } from '../../testing/fixture-lines.cases.js'
import { answerRankLine } from './rank-line.js'

interface Expected {
  readonly rank: number
  readonly id: number
}

const places = (expected: readonly Expected[]): number[][] => {
  const byRank = new Map<number, number[]>()
  for (const { rank, id } of expected) byRank.set(rank, [...(byRank.get(rank) ?? []), id])
  return [...byRank.values()]
}

const sorted = (ranking: unknown): number[][] => (ranking as number[][]).map(ids => [...ids].sort((a, b) => a - b))

const rows = fixtureLines('standings')

describe('answerRankLine', () => {
  test.each(rows.map(row => [row.id as string, row] as const))('%s', (_, row) => {
    const literal = row.expected as Expected[]
    expect(sorted(answerRankLine(row).ranking)).toEqual(sorted(places(literal)))
    const strict = (row.expected_if_h2h_needs_all_met ?? literal) as Expected[]
    expect(sorted(answerRankLine(row, { headToHead: 'all-met' }).ranking)).toEqual(sorted(places(strict)))
  })

  it('says what decided each tie, with the figures', () => {
    const row = rows.find(line => line.id === 'stand-0182')
    expect(answerRankLine(row).trace).toEqual([
      {
        ids: [6, 4, 2, 3, 7],
        decidedBy: 'levelPoints',
        decided: true,
        values: { 6: 41, 4: 40, 2: 39, 3: 39, 7: 39 },
      },
      { ids: [2, 3, 7], decidedBy: 'headToHead', decided: true, values: { 2: 13, 3: 13, 7: 0 } },
      { ids: [2, 3], decidedBy: 'opponentsLevelPoints', decided: true, values: { 2: 117, 3: 116 } },
    ])
  })

  it('leaves a tie shared when nothing decides', () => {
    const answer = answerRankLine({ id: 1, kind: 'standings', teams: ['a', 'b'], games: [] })
    expect(answer).toEqual({
      id: 1,
      ranking: [['a', 'b']],
      trace: [{ ids: ['a', 'b'], decidedBy: 'shared', decided: true, values: {} }],
    })
  })

  it('takes null for what may be absent, teams as objects, figures as text', () => {
    const game = { round: null, a: '甲', b: '乙', 场分: ['1', '1'], 级分: ['13.5', '12.5'] }
    const request = { id: 1, kind: 'standings', teams: [{ id: '甲' }, { id: '乙' }], games: [game], byes: null }
    expect(answerRankLine(request)).toEqual({
      id: 1,
      ranking: [['甲'], ['乙']],
      trace: [{ ids: ['甲', '乙'], decidedBy: 'levelPoints', decided: true, values: { 甲: '27/2', 乙: '25/2' } }],
    })
  })

  test.each([
    [null, ['REQUEST_EXPECTED']],
    [{ id: 'x', kind: 'other' }, ['KIND_UNKNOWN']],
    [{ kind: 'standings' }, ['LIST_EXPECTED', 'LIST_EXPECTED']],
    [{ kind: 'standings', teams: [1, 1, null], games: [] }, ['ID_REPEATED', 'ID_EXPECTED']],
    [
      { kind: 'standings', teams: [1, 2], games: [{ a: 1, b: 3, 场分: [2], 级分: ['x', 0] }] },
      ['TEAM_UNKNOWN', 'TWO_NUMBERS_EXPECTED', 'NUMBER_EXPECTED'],
    ],
    [{ kind: 'standings', teams: [1, 2], games: [7], byes: {} }, ['OBJECT_EXPECTED', 'LIST_EXPECTED']],
    [
      { kind: 'standings', teams: [1, 2], games: [{ a: 1, b: 1, 场分: [2, 0], 级分: [2, 0], round: -1 }] },
      ['ROUND_EXPECTED', 'OPPONENT_IS_SELF'],
    ],
  ])('refuses %j', (request, codes) => {
    const answer = answerRankLine(request)
    expect((answer.problems as { code: string }[]).map(problem => problem.code)).toEqual(codes)
  })
})
