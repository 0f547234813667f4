import { expect, test } from 'vitest'
import { guandanRemarks } from './sheet-remarks.js'
import type { GameSheet } from '../sheet.js'

const played = { finish: [0, 2, 1, 3] } as const
const game = (more: Partial<GameSheet>): GameSheet => ({
  kind: 'game',
  deals: [played, played],
  extraDeals: [],
  ended: 'dealCount',
  fouls: [0, 0],
  ...more,
})

test.each([
  ['an ordinary game', {}, []],
  ['three fouls and an ordinary ending (15.3.4)', { fouls: [3, 0] }, ['FOULS_LOSE_THE_GAME NS']],
  ['three fouls and the game taken', { fouls: [3, 0], ended: 'penalty', endedBy: 0 }, []],
  ['a deal taken without a foul', { deals: [played, { lostBy: 1 }] }, ['DEAL_TAKEN_WITHOUT_FOUL EW']],
  ['a foul without a deal taken', { fouls: [0, 1] }, ['FOUL_WITHOUT_DEAL_TAKEN EW']],
  ['a foul with its deal (15.3.3)', { fouls: [0, 1], deals: [played, { lostBy: 1 }] }, []],
  ['one deal taken for two fouls', { fouls: [2, 0], deals: [{ lostBy: 0 }] }, ['FOUL_WITHOUT_DEAL_TAKEN NS']],
] as const)('%s', (_, more, codes) => {
  const found = guandanRemarks(game(more as Partial<GameSheet>), 3)
  expect(found.map(({ code, params }) => `${code} ${params?.side}`)).toEqual(codes)
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true)
})

test('fouls called by the referee and not counted on the sheet are told, of four players of their side', () => {
  const called = [
    { side: 2, situation: 'wrongCardCount', option: 'foul', answers: {} },
    { side: 1, situation: 'wrongPlayManner', option: 'warning', answers: {} },
  ]
  const told = (sheet: GameSheet) =>
    guandanRemarks(sheet, 3, { called }).map(({ code, params }) => [code, params?.side])
  expect(told(game({}))).toEqual([['FOULS_CALLED_NOT_COUNTED', 'NS']])
  expect(told(game({ fouls: [1, 0], deals: [played, { lostBy: 0 }] }))).toEqual([])
})
