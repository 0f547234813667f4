import { describe, expect, test } from 'vitest'
import { formatCard } from '../cards/cards.js'
import { handText, parseHandText } from '../cards/card-notation.js'
import { gsac2017Settings as settings } from '../editions/gsac-2017/tables.js'
import { emptyGame } from './desk-game.js'
import { emptyRecord, parsePlayEntry, playEntryText, recordOfDeal, restOfDeck, withDealRecord } from './record-entry.js'
import { followDeal } from '../record/replay-deal.js'
import { replayDeal } from '../../testing/guandan/replay.js'
import { playedOut } from '../record/sample-deal.js'
import type { GameSheet } from '../sheet.js'
import { gsac2017Clause } from '../editions/gsac-2017/clauses.js'

const { play: rules, returnRule } = settings
const article = gsac2017Clause

const hand = (text: string) => {
  const read = parseHandText(text)
  if (!read.ok) throw new Error(text)
  return read.value
}

const context = { turn: 0, level: 2, rules, held: [hand('S 7 H 77 D 88'), hand('C 7'), [], []] } as const

describe('a hand as it is written down', () => {
  test.each<[string, string]>([
    ['S AK2 H T9', 'SA SK S2 HT H9'],
    ['♠A10 ♥️3 小王 大王', 'SA ST H3 BJ RJ'],
    ['黑桃A红心K', 'SA HK'],
    ['s77', 'S7 S7'],
    ['', ''],
  ])('%s → %s', (text, expected) => expect(hand(text).map(formatCard).join(' ')).toBe(expected))

  test.each(['7', 'BJ 7', 'S 7X', 'S777', 'RJRJRJ'])('%s is refused', text =>
    expect(parseHandText(text).ok).toBe(false),
  )

  test('its text reads back', () => {
    for (const cards of playedOut(7, 5).hands) {
      expect([...hand(handText(cards))].sort()).toEqual([...cards].sort())
    }
  })
})

describe('a turn as it is typed', () => {
  const read = (text: string) => {
    const play = parsePlayEntry(text, context)
    return play.ok ? playEntryText(play.value, 2, rules, 0) : play.error[0]?.code
  }
  test.each<[string, string]>([
    ['-', '-'],
    ['过', '-'],
    ['e:-', 'e:-'],
    // Suits come out of the hand of the seat that plays.
    ['88', 'D8 D8'],
    ['e: 7', 'e:C7'],
    ['东：7', 'e:C7'],
    ['7788ww=1', 'S7 H7 D8 D8 H2 H2=1'],
    ['7788ww = 3', 'S7 H7 D8 D8 H2 H2=3'],
    ['7788ww=4', 'READING_UNREADABLE'],
    ['7788ww=0', 'READING_UNREADABLE'],
    ['', 'FIELD_MISSING'],
    ['n:', 'FIELD_MISSING'],
    ['S7 x', 'CARD_UNREADABLE'],
  ])('%s → %s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('a deal written down turn by turn', () => {
  test('comes out as it was played, and every turn is followed', () => {
    for (const seed of [1, 2, 3]) {
      const played = playedOut(seed, 5)
      let record = { ...emptyRecord(5), hands: played.hands }
      for (const turn of played.plays) {
        const { state } = followDeal(record, { play: rules, returnRule, article })
        expect(state).toMatchObject({ turn: turn.seat, over: false, stopped: false })
        const typed = playEntryText(turn, 5, rules, state.turn)
        const read = parsePlayEntry(typed, { turn: state.turn, level: 5, rules, held: state.held })
        if (!read.ok) throw new Error(typed)
        record = { ...record, plays: [...record.plays, read.value] }
      }
      const { replay, turns, state } = followDeal(record, { play: rules, returnRule, article })
      expect(replay).toEqual(replayDeal(played, { play: rules, returnRule, article }))
      expect(replay).toMatchObject({ complete: true, problems: [] })
      expect(turns).toHaveLength(played.plays.length)
      expect(turns.filter(turn => turn.borrowed)).toHaveLength(replay.borrowedLeads.length)
      expect(state.over).toBe(true)
    }
  })

  test('stops at a turn that cannot be, and says who should have played', () => {
    const record = { ...playedOut(1, 5), plays: [{ seat: 1 as const, cards: [] }] }
    const { state, turns, replay } = followDeal(record, { play: rules, returnRule, article })
    expect(state).toMatchObject({ stopped: true, turn: 0 })
    expect(turns).toEqual([])
    expect(replay.problems.map(({ code, at }) => [code, at?.path])).toEqual([['PLAY_SEAT_OUT_OF_TURN', 'plays[0]']])
  })

  test('the fourth hand is the rest of the two decks', () => {
    const { hands } = playedOut(1, 2)
    const rest = restOfDeck(hands.slice(0, 3))
    expect([...(rest ?? [])].sort()).toEqual([...(hands[3] ?? [])].sort())
    expect(restOfDeck([hand('S77'), hand('S7')])).toBeUndefined()
  })
})

describe('the record of a deal of a sheet', () => {
  const sheet: GameSheet = { ...emptyGame, deals: [{ finish: [0, 1, 2, 3] }, { lostBy: 0 }, { finish: [1, 3] }] }

  test.each<[number, object | undefined]>([
    [0, { level: 2 }],
    [1, undefined],
    [2, { level: 5 }],
    [3, { level: 8, previousFinish: [1, 3] }],
    [4, undefined],
  ])('deal %i begins as the deals before it say', (at, expected) => {
    const record = recordOfDeal(sheet, at, { ...settings, format: 'byGame' })
    if (!expected) return expect(record).toBeUndefined()
    expect(record).toMatchObject(expected)
    return expect(record?.previousFinish).toEqual((expected as { previousFinish?: unknown }).previousFinish)
  })

  test('what stands there is given back, and replaced with its order', () => {
    const record = playedOut(1, 2)
    const { finish } = replayDeal(record, { play: rules, returnRule, article })
    const written = withDealRecord(sheet, 0, { finish, record }, settings)
    expect(recordOfDeal(written, 0, settings)).toBe(record)
    expect(written.deals.slice(1)).toEqual(sheet.deals.slice(1))
  })
})
