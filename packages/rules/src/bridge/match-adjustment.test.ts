import { describe, expect, test } from 'vitest'
import { ratio } from '../core/ratio.js'
import { carryOver, ebuCarryFactor } from './carry-over.js'
import {
  boardTopPenalty,
  incomparableBoards,
  removedBoards,
  swissMismatch,
  withdrawalAward,
  wrongSeating,
} from './match-adjustment.js'

describe('spoilt matches (EBU)', () => {
  test('removed boards while half can be played', () => {
    expect(removedBoards(8, 2, 'ns')).toEqual({ kind: 'boards', ns: ['minus', 'minus'], ew: ['plus', 'plus'] })
    expect(removedBoards(8, 4, 'none')).toMatchObject({ ns: ['plus', 'plus', 'plus', 'plus'] })
  })
  test('a void match', () => {
    expect(removedBoards(7, 4, 'ew')).toEqual({
      kind: 'boards',
      ns: ['plus', 'plus', 'plus', 'plus', 'average', 'average', 'average'],
      ew: ['minus', 'minus', 'minus', 'minus', 'average', 'average', 'average'],
    })
  })
  test('wrong seats and mismatches', () => {
    expect(wrongSeating(ratio(20), false)).toMatchObject({ ns: ratio(8), ew: ratio(8) })
    expect(wrongSeating(ratio(20), true)).toMatchObject({ ns: ratio(12), ew: ratio(12) })
    expect(swissMismatch(ratio(16), 'higherNotAtFault')).toEqual(ratio(17))
    expect(swissMismatch(ratio(13), 'lowerAtFault')).toEqual(ratio(11))
  })
  test('several incomparable boards (86B2)', () => {
    expect(incomparableBoards('none', [ratio(5)], ratio(3))).toBe('cancelled')
    expect(incomparableBoards('ew', [ratio(5), ratio(1)], ratio(3))).toEqual([
      { ns: ratio(5), ew: ratio(-5) },
      { ns: ratio(3), ew: ratio(-3) },
    ])
    expect(incomparableBoards('ns', [ratio(5)], ratio(3))).toEqual([{ ns: ratio(-5), ew: ratio(5) }])
  })
  test('withdrawal', () => {
    const award = (played: number, own: number, withdrawn: number) =>
      withdrawalAward({ played, due: 10 }, ratio(20), ratio(own), ratio(withdrawn))
    expect(award(4, 10, 10)).toBe('cancelled')
    expect(award(5, 10, 10)).toEqual(ratio(12))
    expect(award(5, 13, 10)).toEqual(ratio(13))
    expect(award(5, 13, 5)).toEqual(ratio(15))
  })
  test('a penalty in tops of one board', () => {
    expect(boardTopPenalty(ratio(10), 25)).toEqual(ratio(5, 2))
    expect(boardTopPenalty(ratio(10), 20)).toEqual(ratio(2))
  })
})

describe('carry-over', () => {
  test('factor, cap and rounding', () => {
    expect(carryOver({ factor: ratio(23, 20) }, ratio(40))).toEqual(ratio(46))
    expect(carryOver({ factor: ratio(1, 3), step: ratio(1, 100) }, ratio(40))).toEqual(ratio(1333, 100))
    expect(carryOver({ factor: ratio(1), cap: ratio(10) }, ratio(40))).toEqual(ratio(10))
    expect(carryOver({ factor: ratio(1), cap: ratio(10) }, ratio(-40))).toEqual(ratio(-10))
  })
  test('EBU factor', () => {
    const sizes = { qualifyingNumber: 4, qualifyingMaximum: 5, finalMaximum: 10, finalNumber: 8 }
    expect(ebuCarryFactor(sizes)).toEqual(ratio(1, 2))
  })
})
