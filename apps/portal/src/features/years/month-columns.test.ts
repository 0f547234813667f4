import { expect, it } from 'vitest'
import { monthColumns } from './month-columns'

it('draws the busiest month as high as the box and an idle one not at all', () => {
  const drawn = monthColumns([0, 4, 1, ...Array<number>(9).fill(0)], 360, 80)
  expect(drawn).toHaveLength(12)
  expect(drawn.slice(0, 3).map(({ y, height }) => [y, height])).toEqual([
    [80, 0],
    [0, 80],
    [60, 20],
  ])
  expect(drawn.every(({ x, width }) => x >= 0 && x + width <= 360)).toBe(true)
})

it('draws nothing of a year in which nothing happened', () => {
  expect(monthColumns(Array<number>(12).fill(0), 360, 80).every(({ height }) => height === 0)).toBe(true)
})
