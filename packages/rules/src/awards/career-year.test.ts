import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { CareerResult } from './career.js'
import { careerYearOf } from './career-year.js'

const result = (key: string, day: string, rank: number, percent: string | null = null): CareerResult => ({
  key,
  day,
  sport: 'bridge',
  rank,
  percent,
})

it('looks back on one year and on nothing of the years beside it', () => {
  const year = careerYearOf(
    [
      result('old', '2025-12-31', 1, '80.00'),
      result('a', '2026-01-01', 1, '61.00'),
      result('b', '2026-01-20', 1, '70.50'),
      result('c', '2026-12-31', 4, '70.50'),
      result('new', '2027-01-01', 1, '90.00'),
    ],
    2026,
  )
  expect(year?.season).toEqual({ year: 2026, results: 3, wins: 2, podiums: 2, bestRank: 1, bestPercent: '70.50' })
  expect(year?.months).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  expect(year?.highest).toBe('b')
  expect(year?.streaks.map(({ of, length, current }) => [of, length, current])).toEqual([
    ['wins', 2, false],
    ['podiums', 2, false],
  ])
})

it('says nothing of a year without a result, and of no percentage where there is none', () => {
  expect(careerYearOf([], 2026)).toBeUndefined()
  expect(careerYearOf([result('a', '2025-05-05', 2)], 2026)).toBeUndefined()
  expect(careerYearOf([result('a', '2026-05-05', 2)], 2026)).toMatchObject({ highest: undefined })
})

test('the months of all years together hold every result once', () => {
  const day = fc
    .tuple(fc.integer({ min: 2020, max: 2023 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, ...rest]) => [year, ...rest.map(part => `${part}`.padStart(2, '0'))].join('-'))
  fc.assert(
    fc.property(fc.array(day, { maxLength: 40 }), days => {
      const results = days.map((one, at) => result(`${at}`, one, 1 + (at % 5)))
      const years = [2020, 2021, 2022, 2023].flatMap(year => careerYearOf(results, year) ?? [])
      const inMonths = years.flatMap(({ months }) => months).reduce((sum, one) => sum + one, 0)
      expect([inMonths, years.reduce((sum, { season }) => sum + season.results, 0)]).toEqual([days.length, days.length])
    }),
  )
})
