import { describe, expect, it, test } from 'vitest'
import { monthsBetween, periodsBetween, seasonOf } from './calendar.js'
import { parseRankingPolicy } from './parse-ranking-rules.js'
import { awardPreset, rankingPresets } from './federations/index.cases.js'
import type { RankingRules } from './ranking-rules.js'
import { type AwardRecord, rankingValue } from './ranking-value.js'

const plain: RankingRules = {
  id: 'test',
  unit: '1',
  rounding: { step: '1', direction: 'nearest', half: 'awayFromZero' },
}

const award = (id: string, points: number, earnedOn: string, category?: string): AwardRecord => ({
  id,
  points,
  earnedOn,
  ...(category ? { category } : {}),
})

const preset = (id: string): RankingRules => {
  const rules = rankingPresets.find(policy => policy.id === id) ?? awardPreset(id)
  if (!rules) throw new Error(id)
  return rules
}

describe('calendar', () => {
  test.each([
    ['2025-01-15', '2026-01-14', 11],
    ['2025-01-15', '2026-01-15', 12],
    ['2025-01-31', '2025-02-28', 1],
    ['2024-02-29', '2025-02-28', 12],
    ['2025-03-31', '2025-04-29', 0],
  ])('%s to %s is %i full months', (from, to, months) => expect(monthsBetween(from, to)).toBe(months))

  test('a season that begins in July', () => {
    expect(seasonOf('2026-06-30', 7)).toBe(2025)
    expect(seasonOf('2026-07-01', 7)).toBe(2026)
    expect(periodsBetween({ kind: 'season', startsMonth: 7 }, '2026-06-30', '2026-07-01')).toBe(1)
  })
})

describe('rankingValue', () => {
  it('loses 15 % a year from the day of each award', () => {
    const rules = preset('bridge/wbf-master-points')
    const awards = [award('a', 100, '2024-05-01'), award('b', 200, '2025-05-02')]
    expect(rankingValue(rules, awards, '2026-05-01').value).toBe(272)
    expect(rankingValue(rules, awards, '2026-05-02').value).toBe(242)
    expect(rankingValue(preset('bridge/wbf-placing-points'), awards, '2040-01-01').value).toBe(300)
  })

  it('follows a schedule by calendar years and ends it', () => {
    const awards = [2023, 2024, 2025, 2026].map(year => award(`${year}`, 100, `${year}-12-31`))
    expect(rankingValue(preset('bridge/pzbs-regional'), awards, '2026-12-31').value).toBe(175)
    expect(rankingValue(preset('bridge/pzbs-national'), awards, '2026-12-31').value).toBe(250)
  })

  it('counts the best few, the later of equals, and says why the others do not', () => {
    const rules: RankingRules = { ...plain, bestOf: { count: 2, perCategory: { club: 1 } } }
    const awards = [
      award('a', 30, '2026-01-01', 'club'),
      award('b', 30, '2026-02-01', 'club'),
      award('c', 20, '2026-03-01'),
      award('d', 10, '2026-04-01'),
      award('e', 99, '2026-09-01'),
    ]
    const value = rankingValue(rules, awards, '2026-08-01')
    expect(value.value).toBe(50)
    expect(value.counting.map(line => `${line.award} ${line.standing} ${line.value}`)).toEqual([
      'a categoryFull 0',
      'b counts 30',
      'c counts 20',
      'd notAmongBest 0',
      'e notYetEarned 0',
    ])
    expect(value.explanation.steps).toHaveLength(5)
  })

  it('expires awards and takes one colour only', () => {
    const rules: RankingRules = {
      ...plain,
      colours: ['green'],
      expiry: { age: { kind: 'anniversary', months: 1 }, periods: 24 },
    }
    const awards = [
      { ...award('old', 5, '2024-06-01'), colour: 'green' },
      { ...award('new', 7, '2024-06-02'), colour: 'green' },
      { ...award('red', 9, '2026-01-01'), colour: 'red' },
    ]
    const value = rankingValue(rules, awards, '2026-06-01')
    expect(value.value).toBe(7)
    expect(value.counting.map(line => line.standing)).toEqual(['expired', 'counts', 'otherColour'])
  })

  it('carries a season total over with an abatement above a limit', () => {
    const ffb = preset('bridge/ffb-expert-points')
    const awards = [award('a', 15_000, '2024-09-01'), award('b', 4_000, '2025-09-01')]
    expect(rankingValue(ffb, awards, '2025-06-30').value).toBe(15_000)
    expect(rankingValue(ffb, awards, '2025-12-31').value).toBe(18_000)
    expect(rankingValue(ffb, awards, '2026-07-01').value).toBe(16_400)
    const nz = preset('bridge/nz-rating-points')
    expect(rankingValue(nz, [award('a', 100, '2024-03-01'), award('b', 50, '2025-03-01')], '2025-12-31').value).toBe(
      130,
    )
  })

  it('rounds once, at the end, unless each award is to be rounded', () => {
    const decay = { kind: 'compound', age: { kind: 'anniversary', months: 12 }, keep: '0.5' } as const
    const awards = [award('a', 1, '2025-01-01'), award('b', 1, '2025-01-01'), award('c', 1, '2025-01-01')]
    expect(rankingValue({ ...plain, decay }, awards, '2026-01-01').value).toBe(2)
    expect(rankingValue({ ...plain, decay, decayRounding: 'each' }, awards, '2026-01-01').value).toBe(3)
  })

  it('accepts an award policy as its rules', () => {
    expect(rankingValue(preset('bridge/wbf-online'), [award('a', 200, '2025-01-01')], '2026-01-01').value).toBe(120)
  })
})

test.each(rankingPresets.map(policy => [policy.id, policy] as const))('%s survives JSON', (_, policy) => {
  expect(parseRankingPolicy(JSON.parse(JSON.stringify(policy)))).toEqual({ ok: true, value: policy })
})
