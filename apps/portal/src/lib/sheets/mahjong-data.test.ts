import { parseMahjongSheet } from '@paiji/rules/mahjong'
import { expect, it } from 'vitest'
import { inputOfSheet, type MahjongSheetData, sheetOfData } from './mahjong-data'

const hand: MahjongSheetData['hands'][number] = {
  number: 1,
  dealer: 0,
  points: null,
  settled: [48, -8, -8, -32],
  running: [48, -8, -8, -32],
  seats: [0, 1, 2, 3],
  result: { kind: 'discard', winner: 0, discarder: 3, fan: 24, flowers: null },
  falseWins: [{ player: 2, kind: 'falseWin' }],
  fines: [{ player: 1, amount: 20, to: null }],
  penalties: [{ player: 1, code: 'violation' }],
  slip: {
    melds: ['p222s'],
    hand: '444m567p88sEE',
    win: 'E',
    flags: ['self'],
    round: 'S',
    seat: 'W',
    flowers: 2,
    claimed: [{ fan: '57m', count: 1 }],
  },
}
const session: MahjongSheetData = {
  kind: 'hands',
  ended: 'time',
  totals: null,
  points: [48, -28, -8, -32],
  fines: [{ player: 3, amount: 10, to: 0 }],
  standIns: [{ player: 2, name: '陈静' }],
  hands: [hand],
}
const empty = { ended: null, hands: [], fines: [], standIns: [], totals: null, points: null }
const sheets: readonly MahjongSheetData[] = [
  session,
  { ...empty, kind: 'totals', totals: [10, 20, -30, 0] },
  { ...empty, kind: 'notPlayed' },
]

it.each(sheets)('a sheet of kind $kind goes to the edition and back to the API', data => {
  const parsed = parseMahjongSheet(sheetOfData(data))
  expect(parsed.ok ? [] : parsed.error).toEqual([])
  if (!parsed.ok) return
  const input = inputOfSheet(parsed.value)
  expect(input.kind).toBe(data.kind)
  expect('hands' in input ? input.hands?.map(item => item.slip?.claimed) : []).toEqual(
    data.hands.map(item => item.slip?.claimed),
  )
  expect(parseMahjongSheet(sheetOfData(data))).toEqual(parsed)
})
