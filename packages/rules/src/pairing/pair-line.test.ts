import { describe, expect, it, test } from 'vitest'
import { fixtureLines } from '../testing/fixture-lines.cases.js'
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
  ])('refuses %j', (line, codes) => {
    expect((answerPairLine(line).problems as { code: string }[]).map(problem => problem.code)).toEqual(codes)
  })
})
