import { expect, test } from 'vitest'
import { ratio } from '../../core/ratio.js'
import { boardTopPenalty } from './board-top-penalty.js'

test('a penalty in tops of one board', () => {
  expect(boardTopPenalty(ratio(10), 25)).toEqual(ratio(5, 2))
  expect(boardTopPenalty(ratio(10), 20)).toEqual(ratio(2))
})
