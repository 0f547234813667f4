import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { valueBins } from './distribution.js'

const once = (...values: number[]) => values.map(value => ({ value, count: 1 }))

it('puts the values of a list in bins of one round width', () => {
  expect(valueBins(once(0, 99, 100, 1555))).toEqual([
    { from: 0, until: 100, count: 2 },
    { from: 100, until: 200, count: 1 },
    ...Array.from({ length: 13 }, (_, at) => ({ from: 200 + at * 100, until: 300 + at * 100, count: 0 })),
    { from: 1500, until: 1600, count: 1 },
  ])
})

it('has one bin for a tie of nine, none for an empty list, and takes ratings below nothing', () => {
  expect(valueBins([{ value: 700, count: 9 }])).toEqual([{ from: 700, until: 701, count: 9 }])
  expect(valueBins([])).toEqual([])
  expect(valueBins(once(-150, -1, 0, 49)).map(({ from, until, count }) => [from, until, count])).toEqual(
    expect.arrayContaining([
      [-150, -140, 1],
      [-10, 0, 1],
      [0, 10, 1],
    ]),
  )
})

test('every value is in one bin that holds it, in twenty-one bins at most, whatever the values', () => {
  const values = fc.array(
    fc.record({ value: fc.integer({ min: -500_000, max: 5_000_000 }), count: fc.integer({ min: 1, max: 50 }) }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  fc.assert(
    fc.property(values, given => {
      const bins = valueBins(given)
      expect(bins.length).toBeLessThanOrEqual(21)
      for (const { from, until, count } of bins)
        expect(
          given.filter(({ value }) => from <= value && value < until).reduce((sum, one) => sum + one.count, 0),
        ).toBe(count)
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(given.reduce((sum, { count }) => sum + count, 0))
    }),
    { numRuns: 200 },
  )
})
