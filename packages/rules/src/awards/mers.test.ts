import { describe, expect, it, test } from 'vitest'
import { toText } from '../core/ratio.js'
import { daysBefore, daysBetween } from './calendar.js'
import { type MersPolicy, mersBase, mersRanking, mersWeight } from './mers.js'

const twoYears = { ageing: ['1', '1/2'], freezes: [] } as const

/** The page of 2018 and today's contradict each other at exactly ten countries. */
const mersPolicies: readonly MersPolicy[] = [
  {
    id: 'mers-before-2018',
    effectiveTo: '2017-12-31',
    countriesForHalf: 6,
    countriesForOne: 11,
    ageing: ['1', '2/3', '1/3'],
    freezes: [],
  },
  { id: 'mers-2018', effectiveFrom: '2018-01-01', countriesForHalf: 6, countriesForOne: 11, ...twoYears },
  { id: 'mers-current', countriesForHalf: 6, countriesForOne: 10, ...twoYears },
]
const policy = (id: string): MersPolicy => mersPolicies.find(one => one.id === id) as MersPolicy
const current = policy('mers-current')
const result = (base: number, weight = '1', endedOn = '2025-06-01') => ({ event: `${base}`, base, weight, endedOn })

describe('MERS', () => {
  test.each([
    [5, 40, 897],
    [1, 40, 1000],
    [40, 40, 0],
    [63, 72, 127],
  ])('place %i of %i is %i', (place, players, base) => expect(mersBase(place, players)).toBe(base))

  it('weighs days, players, countries and qualification', () => {
    const event = { days: 3, players: 40, countries: 7, qualificationNeeded: false }
    expect(toText(mersWeight(current, event))).toBe('7/2')
    expect(toText(mersWeight(current, { days: 2, players: 81, countries: 10, qualificationNeeded: true }))).toBe('5')
    expect(toText(mersWeight(policy('mers-2018'), { ...event, countries: 10 }))).toBe('7/2')
    expect(toText(mersWeight(current, { ...event, countries: 10 }))).toBe('4')
  })

  it('needs two results and pads to five', () => {
    expect(mersRanking(current, [result(900)], '2025-12-01').value).toBeUndefined()
    expect(mersRanking(current, [result(900), result(600)], '2025-12-01').value).toBe('337.50')
  })

  it('counts the best 5 + 0.8 of the rest, and the best four', () => {
    const results = Array.from({ length: 10 }, (_, at) => result(mersBase(at + 1, 11)))
    const { value, explanation } = mersRanking(current, results, '2025-12-01')
    expect([value, explanation.params?.counting]).toEqual(['725.00', 9])
  })

  it.each([
    ['2024-05-31', '900.00'],
    ['2024-06-01', '900.00'],
    ['2025-05-31', '900.00'],
    ['2025-06-01', undefined],
  ])('ages by whole years from the day it ended: on %s', (asOf, value) => {
    const results = Array.from({ length: 5 }, () => result(900, '1', '2023-06-01'))
    expect(mersRanking(current, results, asOf).value).toBe(value)
  })

  it('takes the best of many, and the best four', () => {
    const results = [1000, 900, 800, 700, 600, 500, 400].map(base => result(base))
    expect(mersRanking(current, results, '2025-12-01').value).toBe('775.00')
  })

  it('halves after a year, forgets after two, and stands still while frozen', () => {
    const results = [result(1000, '2'), result(500, '2'), result(0, '2'), result(0, '2'), result(0, '2')]
    const old = [result(1000, '2', '2024-06-01'), ...results.slice(1)]
    expect(mersRanking(current, results, '2025-12-01').value).toBe('337.50')
    expect(mersRanking(current, old, '2025-12-01').value).toBe('253.97')
    expect(mersRanking(current, old, '2026-06-01').explanation.params?.results).toBe(4)
    const frozen = { ...current, freezes: [{ from: '2024-12-01', to: '2025-06-03' }] }
    expect(mersRanking(frozen, old, '2025-12-01').value).toBe('337.50')
  })
})

describe('days', () => {
  test.each([
    ['2024-02-28', '2024-03-01', 2],
    ['2023-12-31', '2025-01-01', 367],
    ['1999-03-01', '2000-03-01', 366],
    ['2026-01-01', '2026-01-01', 0],
  ])('%s to %s', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
    expect(daysBefore(to, days)).toBe(from)
  })
})
