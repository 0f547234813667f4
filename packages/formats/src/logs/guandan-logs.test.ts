import { describe, expect, it } from 'vitest'
import { type Card, type DealRecord, outcomeOf, parseGuandanSheet, rankOfLevel } from '@paiji/rules/played-deal'
import type { ImportedEvent } from '../imported-event.js'
import { readResults } from '../read-results.js'
import { oracleBytes, oraclesPresent } from '../testing/oracle-files.cases.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'
import { expectedOf } from './expected-logs.cases.js'
import type { LoggedDeal } from './logged.js'
import { jsonLines, madeGame, type Message, messagesOf } from './written-games.cases.js'

const opened = (bytes: Uint8Array, name = 'a.jsonl'): ImportedEvent => {
  const event = readResults(bytes, name)
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return event.value
}

const linesOf = (event: ImportedEvent) => event.sessions[0]!.sections[0]!.boards[0]!.lines

/** Who paid whom may be known from the order before, or from the tribute alone. */
const toldOf = (event: ImportedEvent): string[] =>
  [...new Set(event.problems.map(({ code }) => code))].filter(code => code !== 'TITLE_FROM_FILE_NAME')

describe('logs of the guandan platform', () => {
  it('games made at random are read as they were played, to A passed', () => {
    let [passed, deals, resisted, double] = [0, 0, 0, 0]
    for (let seed = 1; seed <= 6; seed++) {
      const game = madeGame(seed, seed % 4)
      const event = opened(bytesOf(jsonLines(game.messages)))
      expect(toldOf(event)).toEqual([])
      const [line, ...more] = linesOf(event)
      expect(more).toEqual([])
      const logged = line!.logged as readonly LoggedDeal[]
      expect(logged.map(({ order }) => order)).toEqual(game.orders)
      expect(logged.map(({ level }) => level)).toEqual(game.levels)
      expect(logged.map(({ plays, passes }) => plays + passes)).toEqual(game.deals.map(({ plays }) => plays.length))
      expect(logged.map(({ upgrade }) => upgrade)).toEqual(game.orders.map(finish => outcomeOf({ finish }).upgrade))
      const sheet = parseGuandanSheet((line!.sheet as { own: unknown }).own)
      if (!sheet.ok || sheet.value.kind !== 'game') throw new Error(JSON.stringify(sheet))
      expect(sheet.value.ended).toBe(game.passed ? 'passAce' : 'inProgress')
      const records = sheet.value.deals.map(deal => ('finish' in deal ? deal.record : undefined))
      const sorted = (cards: readonly Card[]) => [...cards].sort((a, b) => a - b)
      expect(records.map(record => record?.hands.map(sorted))).toEqual(game.deals.map(({ hands }) => hands.map(sorted)))
      expect(records.map(record => record?.tributes)).toEqual(game.deals.map(({ tributes }) => tributes))
      expect(records.map(record => record?.returns)).toEqual(game.deals.map(({ returns }) => returns))
      passed += game.passed ? 1 : 0
      deals += game.deals.length
      resisted += logged.filter(({ antiTribute }) => antiTribute).length
      double += game.deals.filter(({ tributes }) => tributes.length === 2).length
    }
    expect({ passed: passed > 0, deals: deals > 60, resisted: resisted > 0, double: double > 0 }).toEqual({
      passed: true,
      deals: true,
      resisted: true,
      double: true,
    })
  })

  it('a deal in the middle of a game is read alone', () => {
    const game = madeGame(2, 0)
    for (const [i, deal] of game.deals.entries()) {
      const event = opened(bytesOf(jsonLines(messagesOf(deal, i % 4).messages)))
      const [logged] = linesOf(event)[0]!.logged as readonly LoggedDeal[]
      expect(logged).toMatchObject({ level: game.levels[i], order: game.orders[i] })
      expect(toldOf(event)).toEqual(deal.level === 2 ? [] : ['LOG_LEVELS_UNKNOWN'])
    }
  })

  it('the levels of a request to move are those before the deal', () => {
    const [, deal] = madeGame(2, 0).deals as [DealRecord, DealRecord]
    const { messages } = messagesOf(deal, 1)
    const level = rankOfLevel(deal.level)
    const ask = { type: 'act', stage: 'play', selfRank: '2', oppoRank: level, curRank: level, actionList: [] }
    const event = opened(bytesOf(JSON.stringify([messages[0], ask, ...messages.slice(1)])))
    expect(linesOf(event)[0]?.sheet).toMatchObject({ own: { startLevels: [level, '2'] } })
    expect(toldOf(event)).toEqual([])
  })

  it('four views of a deal are one deal', () => {
    const [deal] = madeGame(3, 0).deals as [DealRecord]
    const views = [0, 1, 2, 3].map(seat => messagesOf(deal, seat).messages[0] as Message)
    const event = opened(bytesOf(jsonLines([...views, ...messagesOf(deal, 0).messages.slice(1)])))
    expect(linesOf(event)[0]?.logged).toHaveLength(1)
    expect(toldOf(event)).toEqual([])
  })

  const [good] = madeGame(4, 0).deals as [DealRecord]
  const { messages } = messagesOf(good, 0)
  const playAt = messages.findIndex(({ stage, curPos }) => stage === 'play' && curPos === 1)
  const changed = (at: number, fields: Message): Message[] =>
    messages.map((message, i) => (i === at ? { ...message, ...fields } : message))
  const passAt = messages.findIndex(({ curAction }) => (curAction as string[] | undefined)?.[0] === 'PASS')
  const last = messages.length - 1
  it.each<[string, Message[], string, number]>([
    [
      'a hand of 26 cards',
      changed(0, { handCards: (messages[0]!.handCards as string[]).slice(1) }),
      'LOG_VALUE_UNREADABLE',
      1,
    ],
    [
      'a card that is none',
      changed(playAt, { curAction: ['Single', '3', ['X3']] }),
      'LOG_VALUE_UNREADABLE',
      playAt + 1,
    ],
    ['a pass left out', messages.filter((_, i) => i !== passAt), 'PLAY_SEAT_OUT_OF_TURN', passAt + 1],
    ['an order of three', changed(last, { order: [0, 1, 2] }), 'LOG_VALUE_UNREADABLE', last + 1],
    ['another order', changed(last, { order: [3, 2, 1, 0] }), 'PLAY_ORDER_CONTRADICTS_FINISH', last + 1],
    ['no level', changed(last, { curRank: undefined }), 'VALUE_MISSING', last + 1],
    ['no end', messages.slice(0, -1), 'LOG_DEAL_UNFINISHED', 1],
    [
      'a card too many at the end',
      changed(last, { restCards: [[0, ['S3', 'S3', 'S3']]] }),
      'DECK_INCOMPLETE',
      last + 1,
    ],
  ])('%s is refused where it stands', (_, wrong, code, line) => {
    const read = readResults(bytesOf(jsonLines(wrong)), 'a.jsonl')
    const found = read.ok ? undefined : read.error.find(one => one.code === code)
    expect(read.ok ? read.value.problems : read.error.map(one => one.code)).toContain(code)
    expect(found?.at?.line).toBe(line)
  })

  it.skipIf(!oraclesPresent)('the three samples are read as expected', () => {
    const expected = expectedOf('guandan')
    expect(expected).toHaveLength(3)
    for (const { file, ...facts } of expected)
      expect(linesOf(opened(oracleBytes(`logs/${file}`), file))[0]?.logged?.[0]).toMatchObject(facts)
  })
})
