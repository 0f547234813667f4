import { describe, expect, it } from 'vitest'
import { settleHand, settleResult } from './settlement.js'
import { sumByPlayer } from '../types.js'

describe('payment of a hand (3.9.1-3)', () => {
  it.each([
    ['self-draw', { kind: 'selfDraw', winner: 1, fan: 12 }, [-20, 60, -20, -20]],
    ['discard', { kind: 'discard', winner: 0, discarder: 2, fan: 25 }, [49, -8, -33, -8]],
    ['robbed kong', { kind: 'robbedKong', winner: 3, discarder: 0, fan: 8 }, [-16, -8, -8, 32]],
    ['drawn hand', { kind: 'drawn' }, [0, 0, 0, 0]],
  ] as const)('%s', (_, result, points) => {
    expect(settleResult(result)).toEqual(points)
    expect(sumByPlayer(settleResult(result))).toBe(0)
  })
})

it('false wins pay each player and the hand goes on (3.11.6-6)', () => {
  const hand = {
    result: { kind: 'selfDraw', winner: 0, fan: 8 },
    falseWins: [
      { player: 1, kind: 'falseWin' },
      { player: 2, kind: 'bluffWin' },
      { player: 3, kind: 'wreckedHand' },
    ],
  } as const
  expect(settleHand(hand).payments).toEqual([
    48 + 10 + 20 + 30,
    -16 - 30 + 20 + 30,
    -16 + 10 - 60 + 30,
    -16 + 10 + 20 - 90,
  ])
  expect(sumByPlayer(settleHand(hand).total)).toBe(0)
})

it('fines go to nobody unless they go to the injured player', () => {
  const fines = [
    { player: 0, amount: 5 },
    { player: 1, amount: 20, to: 2 },
  ] as const
  const settled = settleHand({ result: { kind: 'drawn' }, fines })
  expect(settled.fines).toEqual([-5, -20, 20, 0])
  expect(sumByPlayer(settled.total)).toBe(-5)
})
