import { expect, it } from 'vitest'
import { barsOf } from './bars'

it('draws gains above the line and losses below it, in one measure', () => {
  const drawn = barsOf([2, -6, 0, 1], 400, 80)
  expect(drawn?.zero).toBe(20)
  expect(drawn?.bars.map(({ y, height, isGain }) => [y, height, isGain])).toEqual([
    [0, 20, true],
    [20, 60, false],
    [20, 0, false],
    [10, 10, true],
  ])
})

it('names the three longest, the earlier of two that are as long, and none that is nothing', () => {
  expect(barsOf([1, -3, 3, 0, 2], 300, 60)?.longest).toEqual([1, 2, 4])
  expect(barsOf([0, 0, 5], 300, 60)?.longest).toEqual([2])
})

it('keeps every bar within the box, however many there are', () => {
  const bars =
    barsOf(
      Array.from({ length: 60 }, (_, at) => (at % 7) - 3),
      340,
      90,
    )?.bars ?? []
  expect(bars.every(({ x, y, width, height }) => x >= 0 && x + width <= 340 && y >= 0 && y + height <= 90.001)).toBe(
    true,
  )
})

it('has nothing to draw of two that were level everywhere', () => {
  expect(barsOf([0, 0], 300, 60)).toBeUndefined()
  expect(barsOf([], 300, 60)).toBeUndefined()
})
