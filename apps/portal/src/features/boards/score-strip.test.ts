import { expect, it } from 'vitest'
import { stripOf } from './score-strip'

it('spreads scores over the width, the most frequent the largest, with zero and par between them', () => {
  const strip = stripOf(
    [
      { score: 420, count: 4 },
      { score: -50, count: 1 },
    ],
    420,
    { width: 110, most: 5 },
  )
  expect(strip?.dots).toEqual([
    { score: 420, x: 105, radius: 5 },
    { score: -50, x: 5, radius: 2.5 },
  ])
  expect(strip?.par).toBe(105)
  expect(strip?.zero).toBe(15.6)
})

it('draws nothing where all did the same, and no zero that lies outside', () => {
  expect(stripOf([{ score: 420, count: 9 }], undefined, { width: 100, most: 5 })).toBeUndefined()
  expect(stripOf([], 100, { width: 100, most: 5 })).toBeUndefined()
  expect(
    stripOf(
      [
        { score: 420, count: 1 },
        { score: 450, count: 1 },
      ],
      undefined,
      { width: 100, most: 5 },
    )?.zero,
  ).toBeUndefined()
})
