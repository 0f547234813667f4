import { expect, it } from 'vitest'
import { fourOf, pairOf } from './tuple.js'

it('makes pairs of two and tables of four, and of nothing else', () => {
  expect(pairOf(['a', 'b'])).toEqual(['a', 'b'])
  expect(fourOf([1, 2, 3, 4])).toEqual([1, 2, 3, 4])
  expect(() => pairOf([1])).toThrow(RangeError)
  expect(() => fourOf([1, 2, 3, 4, 5])).toThrow(RangeError)
})
