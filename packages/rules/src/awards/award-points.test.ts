import { describe, expect, it, test } from 'vitest'
import { awardCases } from './award-points.cases.js'
import { type AwardPlace, awardPoints } from './award-points.js'
import { parseAwardPolicy } from './parse-award-policy.js'
import { awardPreset, awardPresets } from './federations/index.cases.js'
import type { AwardPolicy } from './award-policy.js'
import type { Explanation } from '../core/explanation.js'
import { awardExplanationCodes } from './explanation-codes.js'

const preset = (id: string): AwardPolicy => {
  const policy = awardPreset(id)
  if (!policy) throw new Error(`no preset ${id}`)
  return policy
}

const list = (ranks: Readonly<Record<string, readonly number[]>>): AwardPlace[] =>
  Object.entries(ranks).flatMap(([group, places]) =>
    places.map((rank, i) => ({ entrant: `${group}${i + 1}`, rank, ...(group ? { group } : {}) })),
  )

const pointsOf = (policy: AwardPolicy, places: readonly AwardPlace[], context = {}): number[] => {
  const lines = awardPoints(policy, places, context)
  if (!lines.ok) throw new Error(JSON.stringify(lines.error))
  return lines.value.map(line => line.points)
}

const codesIn = (explanation: Explanation): string[] => [
  explanation.code,
  ...(explanation.steps ?? []).flatMap(codesIn),
]

describe('awardPoints', () => {
  test.each(awardCases)('$name', ({ policy, ranks, context, points }) => {
    expect(pointsOf(preset(policy), list(ranks), context)).toEqual(Object.values(points).flat())
  })

  test('every explanation uses a listed code with its parameters', () => {
    for (const { policy, ranks, context } of awardCases) {
      const lines = awardPoints(preset(policy), list(ranks), context)
      if (!lines.ok) throw new Error(policy)
      for (const line of lines.value)
        for (const code of codesIn(line.explanation)) expect(Object.keys(awardExplanationCodes)).toContain(code)
    }
  })

  it('explains a tie down to the places averaged', () => {
    const lines = awardPoints(preset('bridge/acbl-club-session'), list({ '': [1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11] }))
    expect(lines.ok && lines.value[0]?.explanation).toEqual({
      code: 'awardPoints',
      value: '0.94',
      params: { rank: 1, colour: 'black' },
      steps: [
        { code: 'awardBasePerEntrant', value: '1.1', params: { amount: '0.1', field: '11' } },
        { code: 'awardPlacesAwarded', value: '11', params: { places: 11, field: 11 } },
        {
          code: 'awardTieAverage',
          value: '0.935',
          params: { from: 1, to: 2, tied: 2 },
          steps: [
            { code: 'awardShare', value: '1.1', params: { place: 1, share: '1' } },
            { code: 'awardShare', value: '0.77', params: { place: 2, share: '0.7' } },
          ],
        },
        { code: 'awardRounded', value: '0.94', params: { step: '0.01', direction: 'nearest', half: 'up' } },
      ],
    })
  })

  it('lets a non-member pass the place on, use it up, or be awarded', () => {
    const places = list({ '': [1, 2, 3, 4, 5, 6] })
    const context = { nonMembers: ['2'] }
    const policy = preset('bridge/abf-club-green')
    expect(pointsOf({ ...policy, nonMembers: 'passPlace' }, places, context)).toEqual([18, 0, 13, 9, 0, 0])
    expect(pointsOf({ ...policy, nonMembers: 'usePlace' }, places, context)).toEqual([18, 0, 9, 0, 0, 0])
    expect(pointsOf(policy, places, context)).toEqual([18, 13, 9, 0, 0, 0])
  })

  it('asks for what the policy needs', () => {
    const codes = (id: string, context = {}) => {
      const lines = awardPoints(preset(id), list({ '': [1, 2, 3] }), context)
      return lines.ok ? [] : lines.error.map(problem => problem.code)
    }
    expect(codes('bridge/sbu')).toEqual(['AWARD_BASE_NOT_DECLARED'])
    expect(codes('bridge/vbl-open-pairs', { category: 'VII' })).toEqual(['AWARD_CATEGORY_UNKNOWN'])
  })

  it('raises the base by declared strength and refuses small fields', () => {
    const policy: AwardPolicy = {
      ...preset('bridge/acbl-club-session'),
      strength: [
        { from: '0', factor: '1.2' },
        { from: '10', factor: '1.5' },
        { from: '25', factor: '2' },
      ],
      field: { oddOneWinner: 'asIs', severalGroups: 'own', minimum: 4 },
    }
    expect(pointsOf(policy, list({ '': [1, 2, 3, 4] }), { strength: '17.5' })).toEqual([60, 42, 30, 0])
    expect(pointsOf(policy, list({ '': [1, 2, 3] }), { strength: '17.5' })).toEqual([0, 0, 0])
  })
})

describe('parseAwardPolicy', () => {
  test.each(awardPresets.map(policy => [policy.id, policy] as const))('%s survives JSON', (_, policy) => {
    expect(parseAwardPolicy(JSON.parse(JSON.stringify(policy)))).toEqual({ ok: true, value: policy })
  })

  it('names every problem with its path', () => {
    const bad = {
      ...preset('bridge/abf-club-green'),
      unit: 'x',
      curve: { kind: 'spiral' },
      ties: { method: 'average', over: 7 },
      rounding: { step: '0' },
      effectiveFrom: '2026-02-30',
    }
    const read = parseAwardPolicy(bad)
    expect(!read.ok && read.error.map(problem => `${problem.at?.path} ${problem.code}`)).toEqual([
      'unit POLICY_AMOUNT_EXPECTED',
      'rounding.step POLICY_AMOUNT_OUT_OF_RANGE',
      'effectiveFrom POLICY_DAY_EXPECTED',
      'curve.kind POLICY_CHOICE_UNKNOWN',
      'curve.shares POLICY_LIST_EXPECTED',
      'ties.over POLICY_CHOICE_UNKNOWN',
    ])
  })

  it.each([null, 7, 'text', [], {}])('refuses %j without throwing', input => {
    expect(parseAwardPolicy(input).ok).toBe(false)
  })
})
