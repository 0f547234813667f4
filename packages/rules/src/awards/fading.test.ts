import { describe, expect, it, test } from 'vitest'
import { addMonths, dayOfAge, periodsBetween } from './calendar.js'
import { fadingAwards } from './fading.js'
import type { RankingRules } from './ranking-rules.js'
import { type AwardRecord, rankingValue } from './ranking-value.js'

const plain: RankingRules = {
  id: 'test',
  unit: '1',
  rounding: { step: '1', direction: 'nearest', half: 'awayFromZero' },
}
const yearly = { kind: 'anniversary', months: 12 } as const
const halved: RankingRules = { ...plain, decay: { kind: 'schedule', age: yearly, shares: ['1', '0.5'] } }

const award = (id: string, points: number, earnedOn: string): AwardRecord => ({ id, points, earnedOn })

const shown = (rules: RankingRules, awards: readonly AwardRecord[], from: string, until: string) =>
  fadingAwards(rules, awards, from, until).map(({ on, before, after, changes }) => [
    on,
    before,
    after,
    changes.map(one => `${one.before.award} ${one.before.value} ${one.after.value} ${one.after.standing}`),
  ])

describe('addMonths', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-15', -24, '2024-03-15'],
    ['2026-01-10', -1, '2025-12-10'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s and %i months is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to))
})

describe('dayOfAge', () => {
  test.each([
    [{ kind: 'anniversary', months: 6 }, '2025-08-31', 1, '2026-02-28'],
    [{ kind: 'season', startsMonth: 7 }, '2026-06-30', 1, '2026-07-01'],
    [{ kind: 'season', startsMonth: 7 }, '2026-07-01', 1, '2027-07-01'],
  ] as const)('%o from %s, %i periods: %s, and not a day sooner', (age, from, periods, day) => {
    expect(dayOfAge(age, from, periods)).toBe(day)
    expect(periodsBetween(age, from, day)).toBe(periods)
    const eve = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    expect(periodsBetween(age, from, eve)).toBe(periods - 1)
  })
})

describe('fadingAwards', () => {
  it('halves each award on its own anniversary and ends it on the next', () => {
    const awards = [award('a', 100, '2025-03-01'), award('b', 40, '2024-03-10')]
    expect(shown(halved, awards, '2026-02-28', '2026-05-31')).toEqual([
      ['2026-03-01', 120, 70, ['a 100 50 counts']],
      ['2026-03-10', 70, 50, ['b 20 0 decayedAway']],
    ])
  })

  it('leaves out the days before and after the window, and the day it begins with', () => {
    const awards = [award('a', 100, '2025-03-01')]
    expect(shown(halved, awards, '2026-03-01', '2027-02-28')).toEqual([])
    expect(shown(halved, awards, '2026-02-27', '2026-02-28')).toEqual([])
    expect(shown(halved, awards, '2026-02-28', '2027-03-01').map(([on]) => on)).toEqual(['2026-03-01', '2027-03-01'])
  })

  it('lets a result that was left out take the place of one that fades', () => {
    const rules: RankingRules = { ...halved, bestOf: { count: 1 } }
    const awards = [award('old', 100, '2025-03-01'), award('next', 80, '2025-12-01')]
    expect(shown(rules, awards, '2026-02-28', '2026-03-31')).toEqual([
      ['2026-03-01', 100, 80, ['old 100 0 notAmongBest', 'next 0 80 counts']],
    ])
  })

  it('ends what expires, and says nothing of points that never fade or are not won yet', () => {
    const rules: RankingRules = { ...plain, expiry: { age: { kind: 'season', startsMonth: 7 }, periods: 2 } }
    const awards = [award('a', 10, '2024-08-01'), award('b', 5, '2026-09-01')]
    expect(shown(rules, awards, '2026-03-01', '2026-12-31')).toEqual([['2026-07-01', 10, 0, ['a 10 0 expired']]])
    expect(shown(plain, awards, '2026-03-01', '2036-03-01')).toEqual([])
  })

  it('keeps its word: the value of every day is the one it foretold', () => {
    const awards = [award('a', 100, '2025-03-31'), award('b', 37, '2025-05-02'), award('c', 11, '2024-04-04')]
    const rules: RankingRules = {
      ...halved,
      bestOf: { count: 2 },
      seasonCarry: { startsMonth: 4, keep: '0.8', above: '0' },
    }
    const fading = fadingAwards(rules, awards, '2026-03-01', '2026-06-30')
    for (let day = Date.parse('2026-03-01'); day <= Date.parse('2026-06-30'); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10)
      const foretold = fading.filter(step => step.on <= date).at(-1)?.after ?? fading[0]?.before
      expect([date, rankingValue(rules, awards, date).value]).toEqual([date, foretold])
    }
  })
})
