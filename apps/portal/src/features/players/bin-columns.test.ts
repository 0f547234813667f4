import { expect, it } from 'vitest'
import { binColumns } from './bin-columns'

const bins = [
  { from: '-1.00', until: '0.00', count: 1 },
  { from: '0.00', until: '1.00', count: 200 },
  { from: '1.00', until: '2.00', count: 0 },
  { from: '2.00', until: '3.00', count: 50 },
]

it('marks the bin that holds the value, at its lower edge too, and no other', () => {
  const own = (value: string | undefined) => binColumns(bins, value, 400, 100).map(({ isOwn }) => isOwn)
  expect(own('2.00')).toEqual([false, false, false, true])
  expect(own('1.99')).toEqual([false, false, true, false])
  expect(own('-0.01')).toEqual([true, false, false, false])
  expect(own(undefined)).toEqual([false, false, false, false])
})

it('draws the fullest as high as the box, one of few still to be seen, and an empty one not at all', () => {
  expect(binColumns(bins, undefined, 400, 100).map(({ height }) => height)).toEqual([1.5, 100, 0, 25])
  expect(binColumns([], '1.00', 400, 100)).toEqual([])
})
