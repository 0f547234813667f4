import { expect, it } from 'vitest'
import { binOf, chartColumns } from './chart-columns'

const box = { width: 400, height: 100, gap: 0.2 }

it('draws the highest as high as the box, one of few still to be seen, and an empty one not at all', () => {
  const drawn = chartColumns([1, 200, 0, 50], box)
  expect(drawn.map(({ y, height }) => [y, height])).toEqual([
    [98.5, 1.5],
    [0, 100],
    [100, 0],
    [75, 25],
  ])
  expect(drawn.map(({ x, width }) => [x, width])).toEqual([
    [10, 80],
    [110, 80],
    [210, 80],
    [310, 80],
  ])
})

it('draws nothing of what never happened', () => {
  expect(chartColumns(Array<number>(12).fill(0), box).every(({ height }) => height === 0)).toBe(true)
  expect(chartColumns([], box)).toEqual([])
})

it('finds the bin of a value, at its lower edge too', () => {
  const bins = [-1, 0, 1, 2].map(from => ({ from: `${from}.00`, until: `${from + 1}.00` }))
  expect(['2.00', '1.99', '-0.01', '3.00'].map(value => binOf(bins, value))).toEqual([3, 2, 0, -1])
})
