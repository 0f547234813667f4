import { expect, test } from 'vitest'
import { rankLines } from './rank-lines'

test('draws the best place at the top and the last day at the right', () => {
  const lines = rankLines(
    [
      [
        { asOf: '2026-02-01', rank: 1 },
        { asOf: '2026-01-01', rank: 5 },
      ],
      [{ asOf: '2026-01-01', rank: 3 }],
    ],
    100,
    40,
  )
  expect(lines?.paths).toEqual(['M0.0 40.0L100.0 0.0', 'M0.0 20.0'])
  expect(lines?.ticks.map(({ rank }) => rank)).toEqual([1, 3, 5])
})

test('draws nothing of one list', () => {
  expect(rankLines([[{ asOf: '2026-01-01', rank: 5 }], []], 100, 40)).toBeUndefined()
})

test('finds where each was at the best place first', () => {
  const lines = rankLines(
    [
      [
        { asOf: '2026-01-01', rank: 4 },
        { asOf: '2026-03-01', rank: 2 },
        { asOf: '2026-02-01', rank: 2 },
      ],
      [],
    ],
    100,
    40,
  )
  expect(lines?.peaks.map(peak => peak?.point.asOf)).toEqual(['2026-02-01', undefined])
})
