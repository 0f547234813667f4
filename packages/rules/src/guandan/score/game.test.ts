import { describe, expect, test } from 'vitest'
import { toText } from '../../core/ratio.js'
import { gsac2017Settings } from '../editions/gsac-2017/tables.js'
import { type GamePlace, playGame } from './game.js'
import { matchScoreOf } from './match-score.js'
import { parseGuandanSettings } from '../settings/parse-settings.js'
import { parseGuandanSheet } from '../sheet/parse-sheet.js'
import { seeded } from '../cards/seeded.js'
import type { GameSheet } from '../sheet.js'

const orders: Readonly<Record<string, string>> = {
  D: 'NSEW',
  T: 'NESW',
  L: 'NEWS',
  d: 'EWNS',
  t: 'ENWS',
  l: 'ENSW',
  x: 'lost by E/W',
  X: 'lost by N/S',
}

const dealOf = (letter: string): unknown => {
  if (letter === 'x') return { lostBy: 1 }
  return letter === 'X' ? { lostBy: 0 } : { finish: orders[letter] }
}
const deals = (text: string): unknown[] => [...text].map(dealOf)

const settingsOf = (input: object) => {
  const settings = parseGuandanSettings(input, gsac2017Settings)
  if (!settings.ok) throw new Error(JSON.stringify(settings.error))
  return settings.value
}

/** `levels winner decision · 场分 · 级分`, or the problem and where it is. */
const outcome = (settings: object, sheet: object, place?: GamePlace): string => {
  const parsed = parseGuandanSheet(sheet)
  if (!parsed.ok) return parsed.error.map(({ code, at }) => `${code} ${at?.path}`).join()
  const read = settingsOf(settings)
  const report = playGame(parsed.value as GameSheet, read, place)
  if (!report.ok) return report.error.map(({ code, at }) => `${code} ${at?.path}`).join()
  const { levels, winner, decidedBy } = report.value
  const score = matchScoreOf(report.value, read)
  const amounts = [score.matchPoints, score.levelPoints].map(pair => pair.map(toText).join(':')).join(' ')
  return `${levels.join('-')} ${winner ?? '='} ${decidedBy} ${amounts}`
}

const byGame = { format: 'byGame' }
const byDeals = { format: 'byDeals', deals: 3 }
const byTime = { format: 'byTime' }
const ace = 'DDDDT'

describe('the four formats', () => {
  test.each<[string, object, object, string]>([
    ['A passed', byGame, { deals: deals(ace), ended: 'passAce' }, 'A+-2 0 passAce 2:0 26:0'],
    ['A must be played', byGame, { deals: deals('DDDD'), ended: 'passAce' }, 'ACE_NOT_PASSED ended'],
    ['no clock in 计局', byGame, { deals: deals('D'), ended: 'time' }, 'ENDING_NOT_IN_FORMAT ended'],
    ['no count in 计局', byGame, { deals: deals('D'), ended: 'dealCount' }, 'ENDING_NOT_IN_FORMAT ended'],
    ['count reached', byDeals, { deals: deals('DTl'), ended: 'dealCount' }, '7-3 0 levels 2:0 17:9'],
    ['too few', byDeals, { deals: deals('DT'), ended: 'dealCount' }, 'DEALS_TOO_FEW deals'],
    ['too many', byDeals, { deals: deals('DTlD'), ended: 'dealCount' }, 'DEALS_TOO_MANY deals'],
    ['time', byTime, { deals: deals('DTlt'), ended: 'time' }, '7-5 0 levels 2:0 15:11'],
    ['nothing after A is passed', byTime, { deals: deals(`${ace}T`), ended: 'passAce' }, 'DEALS_AFTER_END deals[5]'],
    ['A passed before the clock', byTime, { deals: deals(ace), ended: 'time' }, 'GAME_ALREADY_WON ended'],
    ['drawn', byTime, { deals: deals('Tt'), ended: 'time' }, '4-4 = drawn 1:1 13:13'],
    ['a deal lost by penalty', byDeals, { deals: deals('Txl'), ended: 'dealCount' }, '7-3 0 levels 2:0 17:9'],
    ['only the levels', byTime, { finalLevels: '10-Q', ended: 'time' }, 'T-Q 1 levels 0:2 11:15'],
    [
      'levels agree with the deals',
      byTime,
      { deals: deals('D'), finalLevels: '5-2', ended: 'time' },
      '5-2 0 levels 2:0 16:10',
    ],
    [
      'levels contradict',
      byTime,
      { deals: deals('D'), finalLevels: '6-2', ended: 'time' },
      'LEVELS_CONTRADICT_DEALS finalLevels',
    ],
    ['both past A', byTime, { finalLevels: 'A+-A+', ended: 'time' }, 'LEVEL_UNREADABLE finalLevels'],
    ['nothing on the sheet', byTime, { ended: 'time' }, 'SHEET_EMPTY deals'],
    ['still played', byTime, { deals: deals('DT'), ended: 'inProgress' }, '7-2 = inProgress 1:1 18:8'],
    ['one deal too many while playing', byDeals, { deals: deals('DTlD'), ended: 'inProgress' }, 'DEALS_TOO_MANY deals'],
    ['no such ending', byTime, { deals: deals('D'), ended: 'tea' }, 'ENDING_UNKNOWN ended'],
  ])('%s', (_name, settings, sheet, expected) => {
    expect(outcome(settings, sheet)).toBe(expected)
  })

  test('a void hand changes the order that counts', () => {
    expect(outcome(byTime, { deals: [{ finish: 'NS', voidHand: 'N' }], ended: 'time' })).toBe(
      'FINISH_INCOMPLETE deals[0].finish',
    )
    expect(outcome(byTime, { deals: [{ finish: 'NESW', voidHand: 'N' }], ended: 'time' })).toBe(
      '2-4 1 levels 0:2 11:15',
    )
  })
})

describe('any sequence of deals', () => {
  test('场分 add up to 2 and 级分 to 26, whoever sits where', () => {
    const next = seeded(12)
    const mirrored: Readonly<Record<string, string>> = { D: 'd', T: 't', L: 'l', d: 'D', t: 'T', l: 'L' }
    const swap = (text: string): string =>
      text.replace(/(\S+)-(\S+) (\S) (\S+) (\S+):(\S+) (\S+):(\S+)/, (_, ...parts) => {
        const [a, b, winner, how, m0, m1, l0, l1] = parts as string[]
        return `${b}-${a} ${winner === '=' ? '=' : 1 - Number(winner)} ${how} ${m1}:${m0} ${l1}:${l0}`
      })
    for (let i = 0; i < 2000; i++) {
      const letters = Array.from({ length: 1 + next(9) }, () => 'DTLdtl'[next(6)] as string)
      const sheet = (list: readonly string[]) => ({ deals: deals(list.join('')), ended: 'time' })
      const text = outcome(byTime, sheet(letters))
      if (text.startsWith('GAME_ALREADY_WON') || text.startsWith('DEALS_AFTER_END')) continue
      const amounts = /(\d+):(\d+) (\d+):(\d+)$/.exec(text)?.slice(1).map(Number) as [number, number, number, number]
      expect([amounts[0] + amounts[1], amounts[2] + amounts[3]]).toEqual([2, 26])
      expect(outcome(byTime, sheet(letters.map(letter => mirrored[letter] as string)))).toBe(swap(text))
    }
  })
})

describe('equal levels', () => {
  const equal = { deals: deals('Tt'), ended: 'time' }
  const rule = (equalLevels: string) => ({ ...byTime, equalLevels })
  test.each<[string, object, object, string]>([
    ['an extra deal decides', rule('extraDeal'), { ...equal, extraDeals: deals('l') }, '4-5 1 extraDeal 0:2 12:14'],
    ['missing extra deal', rule('extraDeal'), equal, 'GAME_UNDECIDED extraDeals'],
    ['once at level 2', rule('extraDealAtTwo'), { ...equal, extraDeals: deals('L') }, '4-4 0 extraDealAtTwo 2:0 13:13'],
    ['first to reach', rule('firstToReach'), equal, '4-4 0 firstToReach 2:0 13:13'],
    ['on stage', rule('onStage'), equal, '4-4 1 onStage 0:2 13:13'],
    ['next to lead', rule('nextLead'), { ...equal, decidedFor: 0 }, '4-4 0 nextLead 2:0 13:13'],
    ['next to lead unknown', rule('nextLead'), equal, 'GAME_UNDECIDED decidedFor'],
    [
      'a draw needs no extra deal',
      byTime,
      { ...equal, extraDeals: deals('T') },
      'EXTRA_DEAL_NOT_CALLED_FOR extraDeals',
    ],
    [
      'both at A, extra deal held',
      rule('extraDeal'),
      { startLevels: 'A-A', deals: deals('L'), ended: 'time', extraDeals: deals('L') },
      'A-A 0 extraDeal 2:0 13:13',
    ],
  ])('%s', (_name, settings, sheet, expected) => {
    expect(outcome(settings, sheet)).toBe(expected)
  })

  test.each<[GamePlace, string]>([
    [{ round: 7, table: '1' }, 'GAME_UNDECIDED extraDeals'],
    [{ round: 7, table: '3' }, '4-4 = drawn 1:1 13:13'],
    [{ round: 6, table: '1' }, '4-4 = drawn 1:1 13:13'],
  ])('top tables of the last rounds must be decided: %j', (place, expected) => {
    expect(outcome({ ...byTime, decisive: { fromRound: 7, tables: 2 } }, equal, place)).toBe(expected)
  })
})

describe('games taken by a ruling', () => {
  const lost = (levels: string, endedBy: unknown = 1) => ({ finalLevels: levels, ended: 'penalty', endedBy })
  const differenceAbove = { ...byTime, forfeit: { keepActual: 'differenceAbove' } }
  test.each<[string, object, object, string]>([
    ['2:0 and 18:0', byTime, { ended: 'forfeit', endedBy: 1 }, '2-2 0 offence 2:0 18:0'],
    ['own 级分 above 18 stand', byTime, lost('9-2'), '9-2 0 offence 2:0 20:0'],
    ['exactly 18 is not above', byTime, lost('7-2'), '7-2 0 offence 2:0 18:0'],
    ['behind when it happened', byTime, lost('2-9'), '2-9 0 offence 2:0 18:0'],
    ['difference 14 is not above 18', differenceAbove, lost('9-2'), '9-2 0 offence 2:0 18:0'],
    ['difference 18 is not above 18', differenceAbove, lost('J-2'), 'J-2 0 offence 2:0 18:0'],
    ['difference 20 is', differenceAbove, lost('Q-2'), 'Q-2 0 offence 2:0 23:0'],
    ['never', { ...byTime, forfeit: { keepActual: 'never' } }, lost('K-2'), 'K-2 0 offence 2:0 18:0'],
    ['neither came', byTime, { ended: 'forfeit', endedBy: 'both' }, '2-2 = offence 0:0 0:0'],
    ['who?', byTime, { ended: 'forfeit' }, 'ENDING_NEEDS_SIDE endedBy'],
  ])('%s', (_name, settings, sheet, expected) => {
    expect(outcome(settings, sheet)).toBe(expected)
  })
})

describe('published variants', () => {
  test.each<[string, object, object, string]>([
    [
      '净级: K against 8',
      { preset: 'tianxinghu2022', format: 'byTime' },
      { finalLevels: 'K-8', ended: 'time' },
      'K-8 0 levels 5/2:-1/2 5:-5',
    ],
    [
      '累积: K against 8',
      { preset: 'nanshan2026Swiss', format: 'byTime' },
      { finalLevels: 'K-8', ended: 'time' },
      'K-8 0 levels 1:0 11:6',
    ],
    [
      'absent costs a point',
      { preset: 'nanshan2026Swiss' },
      { ended: 'forfeit', endedBy: 0 },
      '2-2 1 offence -1:1 0:0',
    ],
    ['百分制', { preset: 'percent100' }, { finalLevels: 'A+-9', ended: 'passAce' }, 'A+-9 0 passAce 2:0 72:28'],
    [
      'level lead',
      { preset: 'zhejiang2024', format: 'byTime' },
      { finalLevels: '5-9', ended: 'time' },
      '5-9 1 levels 0:2 0:4',
    ],
    [
      '3/2/1 a deal at level 2',
      { preset: 'dealPoints' },
      { deals: deals('DTlld'), ended: 'dealCount' },
      '2-2 = drawn 1:1 5:5',
    ],
    ['3/2/1, won', { preset: 'dealPoints' }, { deals: deals('DTllt'), ended: 'dealCount' }, '2-2 0 dealPoints 2:0 5:4'],
    [
      'third failure at A loses',
      { ...byGame, aceRule: { maxAttempts: 3, onFail: 'loseGame' } },
      { deals: deals('DDDDLLL'), ended: 'aceFailed', endedBy: 0 },
      'A-2 1 aceFailed 0:2 25:1',
    ],
    [
      'aceFailed without the rule',
      byGame,
      { deals: deals('DDDDLLL'), ended: 'aceFailed', endedBy: 0 },
      'ENDING_NOT_IN_FORMAT ended',
    ],
    [
      'third failure at A: back to 2',
      { ...byTime, aceRule: { maxAttempts: 3, onFail: 'to2' } },
      { deals: deals('DDDDLLL'), ended: 'time' },
      '2-2 = drawn 1:1 13:13',
    ],
  ])('%s', (_name, settings, sheet, expected) => {
    expect(outcome(settings, sheet)).toBe(expected)
  })
})
