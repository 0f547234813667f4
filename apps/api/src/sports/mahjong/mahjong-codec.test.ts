import { parseMahjongSheet } from '@paiji/rules/mahjong'
import { expect, it } from 'vitest'
import type { MahjongSheetInput } from './mahjong-sheet.input.js'
import { fromMahjongInput, toMahjongSheet } from './mahjong-codec.js'

const input: MahjongSheetInput = {
  kind: 'hands',
  ended: 'time',
  hands: [
    { number: 1, result: { kind: 'discard', winner: 1, discarder: 2, fan: 24 }, fines: [{ player: 0, amount: 5 }] },
    {
      number: 5,
      result: { kind: 'selfDraw', winner: 0, fan: 8, discarder: null as unknown as undefined },
      slip: {
        hand: '444m567p88sEE',
        melds: ['p222s'],
        win: 'E',
        round: 'S',
        seat: 'W',
        claimed: [{ fan: '49', count: 1 }],
      },
    },
  ],
  standIns: [{ player: 3, name: '陈静' }],
}

it('reads typed input through the edition and settles it under the conditions', () => {
  const parsed = parseMahjongSheet(fromMahjongInput(input))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const sheet = toMahjongSheet(parsed.value, { base: 10, seatRotation: 'annex4' })
  expect(sheet.hands.map(hand => hand.settled)).toEqual([
    [-15, 54, -34, -10],
    [54, -18, -18, -18],
  ])
  expect(sheet.points).toEqual([39, 36, -52, -28])
  expect(sheet.hands[1]?.seats).toEqual([1, 0, 3, 2])
  expect(sheet.hands[1]?.slip).toMatchObject({ melds: ['p222s'], flags: [], claimed: [{ fan: '49', count: 1 }] })
})

it('leaves the judgement to the edition', () => {
  const unknown: unknown = { kind: 'hands', hands: [{ number: 0, result: { kind: 'x' } }] }
  const parsed = parseMahjongSheet(fromMahjongInput(unknown as MahjongSheetInput))
  expect(parsed.ok ? [] : parsed.error.map(problem => problem.code)).toEqual([
    'FIELD_OUT_OF_RANGE',
    'HAND_KIND_UNKNOWN',
  ])
})

it('keeps a hand tile by tile, and shows what each seat came to have', () => {
  const acts = [
    { seat: 0, act: 'draw' as const, tile: '1m' },
    { seat: 0, act: 'discard' as const, tile: '9p', failed: null as unknown as undefined },
  ]
  const dealt = [['9p', 'E'], ['2m'], ['3m'], ['4m']]
  const hands = [{ number: 1, result: { kind: 'drawn' as const }, play: { tiles: 136, dealt, acts } }]
  const parsed = parseMahjongSheet(fromMahjongInput({ kind: 'hands', hands }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const [hand] = toMahjongSheet(parsed.value).hands
  expect(hand?.play?.acts).toMatchObject([
    { act: 'draw', tile: '1m' },
    { act: 'discard', tile: '9p' },
  ])
  expect(hand?.play?.dealt).toEqual(dealt)
  expect(hand?.play?.seats).toHaveLength(4)
})
