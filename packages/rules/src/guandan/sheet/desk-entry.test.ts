import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deskEntryText, parseDeskEntry } from './desk-entry.js'
import { addDeal, deskGame, emptyGame, endGame, undoDeal } from './desk-game.js'
import { gsac2017, jingji2022 } from '../editions/index.js'
import { parseGuandanSheet } from './parse-sheet.js'
import { guandanSheetFieldsOf } from './print-sheet.js'
import { playedOut } from '../record/sample-deal.js'
import type { GuandanSettings } from '../settings/settings.js'
import type { DealEntry, GameSheet, GuandanSheet } from '../sheet.js'
import type { SeatNo } from '../types.js'

const settings = (input: object = {}): GuandanSettings => {
  const parsed = gsac2017.parseSettings(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value as GuandanSettings
}
const eight = settings()
const byGame = settings({ format: 'byGame' })

const read = (text: string, under = eight): GuandanSheet | string => {
  const sheet = parseDeskEntry(text, under)
  return sheet.ok ? sheet.value : sheet.error.map(({ code, at }) => `${code} ${at?.path ?? ''}`.trim()).join(', ')
}

describe('a line of the desk', () => {
  test.each<[string, object]>([
    ['nesw', { deals: [{ finish: [0, 1, 2, 3] }], ended: 'inProgress' }],
    ['NS', { deals: [{ finish: [0, 2] }] }],
    ['new', { deals: [{ finish: [0, 1, 3, 2] }] }],
    ['北东南西', { deals: [{ finish: [0, 1, 2, 3] }] }],
    ['nesw/e', { deals: [{ finish: [0, 1, 2, 3], voidHand: 1 }] }],
    ['-ew, ensw', { deals: [{ lostBy: 1 }, { finish: [1, 0, 2, 3] }] }],
    ['ns ew ns ew ns ew ns ew', { ended: 'dealCount' }],
    ['ns ns ns ns ns', { ended: 'passAce' }],
    ['nesw enws time', { ended: 'time' }],
    ['nesw time +news', { ended: 'time', extraDeals: [{ finish: [0, 1, 3, 2] }] }],
    ['ff=ew', { deals: [], ended: 'forfeit', endedBy: 1 }],
    ['ns pen=ns fouls=3:1', { ended: 'penalty', endedBy: 0, fouls: [3, 1] }],
    ['sus=both', { ended: 'suspension', endedBy: 'both' }],
    ['lv=7:Q count', { finalLevels: ['7', 'Q'], ended: 'dealCount' }],
    ['lv=10-8 time win=ns', { finalLevels: ['T', '8'], decidedFor: 0 }],
    ['from=2:5 nesw', { startLevels: ['2', '5'] }],
    ['mp=2:0 lp=18:8', { kind: 'points', matchPoints: ['2', '0'], levelPoints: ['18', '8'] }],
    ['bye', { kind: 'bye' }],
    ['', { deals: [], ended: 'inProgress' }],
  ])('%s', (text, expected) => expect(read(text)).toMatchObject(expected))

  test.each<[string, string]>([
    ['nesx', 'DESK_ENTRY_UNREADABLE'],
    ['ne', 'FINISH_INCOMPLETE deals[0].finish'],
    ['nesw nn', 'SEAT_TWICE deals[1].finish'],
    ['ff', 'ENDING_NEEDS_SIDE endedBy'],
    ['lv=1:Q count', 'LEVEL_UNREADABLE finalLevels'],
    ['fouls=x:1', 'FIELD_UNREADABLE fouls'],
    ['win=both', 'DESK_ENTRY_UNREADABLE'],
    ['ns/e', 'FINISH_INCOMPLETE deals[0].finish'],
  ])('%s is refused: %s', (text, expected) => expect(read(text)).toBe(expected))

  test('the failure at A ends a game where the rule says so', () => {
    const rule = settings({ format: 'byGame', aceRule: { maxAttempts: 1, onFail: 'loseGame' } })
    expect(read('ns ns ns ns ensw', rule)).toMatchObject({ ended: 'aceFailed', endedBy: 0 })
    expect(deskEntryText(read('ns ns ns ns ensw', rule) as GuandanSheet, rule)).toBe('ns ns ns ns ensw')
  })
})

const seats = fc.shuffledSubarray<SeatNo>([0, 1, 2, 3], { minLength: 4, maxLength: 4 })
const deals: fc.Arbitrary<DealEntry> = fc.oneof(
  { weight: 8, arbitrary: seats.map(finish => ({ finish })) },
  fc.record({ finish: seats, voidHand: fc.constantFrom<SeatNo>(0, 1, 2, 3) }),
  fc.record({ lostBy: fc.constantFrom<0 | 1>(0, 1) }),
)

const entered = (all: readonly DealEntry[], under: GuandanSettings): GameSheet =>
  all.reduce((sheet, deal) => addDeal(sheet, deal, under), emptyGame)

test('every sheet the desk makes comes back from its line, and from its printed fields', () => {
  fc.assert(
    fc.property(fc.array(deals, { minLength: 1, maxLength: 12 }), fc.constantFrom(eight, byGame), (all, under) => {
      const sheet = entered(all, under)
      for (const made of [sheet, endGame(sheet, 'penalty', 'both', under), endGame(sheet, 'time', undefined, under)]) {
        expect(read(deskEntryText(made, under), under)).toEqual(made)
        expect(parseGuandanSheet(JSON.parse(JSON.stringify(guandanSheetFieldsOf(made))))).toEqual({
          ok: true,
          value: made,
        })
      }
    }),
    { numRuns: 200 },
  )
})

test('taking a deal back undoes it', () => {
  fc.assert(
    fc.property(fc.array(deals, { maxLength: 10 }), deals, (all, last) => {
      const before = entered(all, eight)
      if (before.ended !== 'inProgress') return
      expect(undoDeal(addDeal(before, last, eight))).toEqual(before)
    }),
    { numRuns: 200 },
  )
})

test('a card-by-card record survives being printed', () => {
  const record = playedOut(7, 2)
  const sheet = parseGuandanSheet({ kind: 'game', ended: 'inProgress', deals: [{ finish: 'NS' }] })
  if (!sheet.ok || sheet.value.kind !== 'game') throw new Error('no game')
  const fields = guandanSheetFieldsOf({ ...sheet.value, deals: [{ finish: [0, 2], record }] }) as {
    deals: { record: { hands: string[][]; plays: { cards: string[] }[] } }[]
  }
  expect(fields.deals[0]?.record.hands.map(hand => hand.length)).toEqual([27, 27, 27, 27])
  expect(fields.deals[0]?.record.plays).toHaveLength(record.plays.length)
})

describe('the next deal', () => {
  const after = (text: string, under = byGame) => deskGame(read(text, under) as GameSheet, under).next

  test.each<[string, object]>([
    ['', { number: 1, level: '2', mustPassAce: false }],
    ['nesw', { number: 2, level: '4', playing: 0, tribute: { payers: [3], receivers: [0] } }],
    ['ew', { level: '5', playing: 1, tribute: { payers: [0, 2], receivers: [1, 3] } }],
    ['nesw/n', { level: '4', playing: 1, tribute: { payers: [0], receivers: [1] } }],
    ['ns ns ns ns', { level: 'A', playing: 0, mustPassAce: true }],
    ['ns ns ns ns ensw', { level: '3', playing: 1, mustPassAce: false }],
    ['-ew', { level: '5', playing: 0, leadNamedBy: 0 }],
  ])('after “%s”', (text, expected) => expect(after(text)).toMatchObject(expected))

  test('no tribute in a first deal and after one lost by penalty', () => {
    expect(after('')).not.toHaveProperty('tribute')
    expect(after('-ew')).not.toHaveProperty('tribute')
  })

  test('none when the game is over, and an extra one where equal levels need it', () => {
    expect(after('ns ns ns ns ns')).toBeUndefined()
    const decisive = settings({ equalLevels: 'extraDeal' })
    expect(after('nesw enws time', decisive)).toMatchObject({ extra: true, number: 3 })
    const scored = deskGame(read('nesw enws time +news', decisive) as GameSheet, decisive)
    expect(scored.report).toMatchObject({ ok: true, value: { winner: 0, decidedBy: 'extraDeal' } })
    const stage = settings({ equalLevels: 'nextLead' })
    expect(deskGame(read('nesw enws time', stage) as GameSheet, stage).needsDecision).toBe(true)
  })

  test('the newer text inherits the desk', () => {
    const parsed = jingji2022.parseSettings({})
    expect(parsed.ok && deskGame(emptyGame, parsed.value as GuandanSettings).next?.level).toBe('2')
  })
})
