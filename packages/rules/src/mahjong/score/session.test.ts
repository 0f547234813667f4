import { describe, expect, it } from 'vitest'
import { multiply, type Ratio, ratio, toText } from '../../core/ratio.js'
import { wmo2006 } from '../editions/index.js'
import { ladderStep, measuresOf, penaltyCatalogue } from './penalty.js'
import { parseMahjongSheet } from '../sheet/parse-sheet.js'
import { dealerOf, seatsOfRound, seatWindOf } from '../seat-rotation.js'
import { checkSession, runningTotals, sessionPoints } from './session.js'
import type { HandRecord, MahjongSheet } from '../sheet.js'
import { groupScale, sharedPlacePoints, tablePoints } from './table-points.js'
import { type ByPlayer, players } from '../types.js'

describe('seat rotation (annex 4)', () => {
  it('takes each player over the seats in the known order', () => {
    expect(players.map(player => players.map(round => seatsOfRound(round).indexOf(player)))).toEqual([
      [0, 1, 3, 2],
      [1, 0, 2, 3],
      [2, 3, 0, 1],
      [3, 2, 1, 0],
    ])
  })

  it('gives everyone everyone else as right-hand neighbour at least once', () => {
    const right = (player: number) =>
      new Set(players.map(round => seatsOfRound(round)[((seatsOfRound(round).indexOf(player as 0) + 1) % 4) as 0]))
    expect(players.map(player => right(player).size)).toEqual([3, 3, 3, 3])
  })

  it('passes the deal every hand, each player dealing once a round', () => {
    const dealers = Array.from({ length: 16 }, (_, i) => dealerOf(i + 1))
    expect(dealers).toEqual([0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 1, 0, 3, 2, 0, 1])
    expect(dealers.every((dealer, i) => seatWindOf(dealer, i + 1) === 0)).toBe(true)
  })
})

/** Every share of a scale of whole points is a whole number of twelfths. */
const toTwelfths = (value: Ratio): string => toText(multiply(value, ratio(12)))

describe('standard points in exact twelfths', () => {
  it.each([
    ['no tie', [30, 20, 10, -60], [48, 24, 12, 0]],
    ['first two', [30, 30, 10, -70], [36, 36, 12, 0]],
    ['middle two', [60, 0, 0, -60], [48, 18, 18, 0]],
    ['last two', [60, 20, -40, -40], [48, 24, 6, 6]],
    ['two and two', [10, -10, 10, -10], [36, 6, 36, 6]],
    ['first three', [5, 5, 5, -15], [28, 28, 28, 0]],
    ['last three', [15, -5, -5, -5], [48, 12, 12, 12]],
    ['all', [0, 0, 0, 0], [21, 21, 21, 21]],
  ] as const)('%s', (_, scores, twelfths) => {
    expect(tablePoints(scores).map(toTwelfths)).toEqual(twelfths.map(String))
  })

  it('knows the 1998 scale of a group', () => {
    expect(groupScale(16).map(value => Number(value.num))).toEqual([
      16, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ])
    expect(sharedPlacePoints([1, 1], groupScale(2)).map(toTwelfths)).toEqual(['12', '12'])
  })
})

const drawn = (number: number): HandRecord => ({ number, result: { kind: 'drawn' } })
const sheetOf = (hands: readonly HandRecord[], totals?: ByPlayer<number>): MahjongSheet => ({
  kind: 'hands',
  hands,
  ended: 'allHands',
  ...(totals ? { totals } : {}),
})
const full = Array.from({ length: 16 }, (_, i) => drawn(i + 1))
const codes = (sheet: MahjongSheet) =>
  checkSession(sheet, wmo2006.book.defaults, wmo2006.book.profile).map(({ code, at }) => `${code} ${at?.path ?? ''}`)

describe('session sheet', () => {
  it('runs the totals hand by hand', () => {
    const hands: readonly HandRecord[] = [
      { number: 1, result: { kind: 'selfDraw', winner: 0, fan: 8 } },
      { number: 2, result: { kind: 'discard', winner: 1, discarder: 0, fan: 10 }, fines: [{ player: 2, amount: 5 }] },
    ]
    expect(runningTotals(hands).map(hand => hand.running)).toEqual([
      [48, -16, -16, -16],
      [30, 18, -29, -24],
    ])
    const sheet = { ...sheetOf(hands), fines: [{ player: 3, amount: 10 }] } as MahjongSheet
    expect(sessionPoints(sheet)).toEqual([30, 18, -29, -34])
  })

  it.each([
    ['a full session', sheetOf(full), []],
    ['fifteen hands', sheetOf(full.slice(0, 15)), ['HANDS_MISSING hands']],
    ['a gap', { ...sheetOf([drawn(1), drawn(3)]), ended: 'time' }, ['HAND_NUMBERS_WITH_GAPS hands[1].number']],
    ['twice', { ...sheetOf([drawn(1), drawn(1)]), ended: 'time' }, ['HAND_NUMBER_TWICE hands[1].number']],
    ['dealer', sheetOf([{ ...drawn(1), dealer: 1 }, ...full.slice(1)]), ['DEALER_OUT_OF_ORDER hands[0].dealer']],
    ['totals', sheetOf(full, [1, 0, 0, -1]), ['TOTALS_DO_NOT_MATCH totals']],
    [
      'points',
      sheetOf([{ ...drawn(1), points: [1, 0, 0, -1] }, ...full.slice(1)]),
      ['TOTALS_DO_NOT_MATCH hands[0].points'],
    ],
    [
      'flowers do not make the minimum',
      sheetOf([{ number: 1, result: { kind: 'selfDraw', winner: 0, fan: 9, flowers: 2 } }, ...full.slice(1)]),
      ['BELOW_MINIMUM hands[0].result.fan'],
    ],
    ['not zero', { kind: 'totals', totals: [10, 0, 0, 0] }, ['SHEET_NOT_ZERO_SUM totals']],
  ] as readonly (readonly [string, MahjongSheet, readonly string[]])[])('checks %s', (_, sheet, expected) => {
    expect(codes(sheet)).toEqual(expected)
  })

  it.each([
    [{ kind: 'x' }, 'HAND_KIND_UNKNOWN'],
    [{ kind: 'totals', totals: [1, 2, 3] }, 'FIELD_UNREADABLE'],
    [{ kind: 'hands', hands: [{ number: 17, result: { kind: 'drawn' } }] }, 'FIELD_OUT_OF_RANGE'],
    [{ kind: 'hands', hands: [{ number: 1, result: { kind: 'discard', winner: 0, fan: 8 } }] }, 'DISCARDER_MISSING'],
    [
      { kind: 'hands', hands: [{ number: 1, result: { kind: 'discard', winner: 0, discarder: 0, fan: 8 } }] },
      'WINNER_IS_DISCARDER',
    ],
    [{ kind: 'hands', hands: [{ number: 1, result: { kind: 'selfDraw', winner: 4, fan: 8 } }] }, 'SEAT_UNKNOWN'],
    [{ kind: 'totals', totals: [0, 0, 0, 0], fines: [{ player: 0, amount: 5, to: 0 }] }, 'FINE_RECEIVER_IS_OFFENDER'],
    [null, 'LINE_UNREADABLE'],
  ])('refuses %j', (input, code) => {
    const parsed = parseMahjongSheet(input)
    expect(parsed.ok ? [] : parsed.error.map(problem => problem.code)).toContain(code)
  })
})

describe('penalties', () => {
  it('climb within a hand and start anew in the next', () => {
    const act = (hand: number, player = 0, code = 'emptyCall') => ({ hand, player, code })
    const events = [act(1), act(1), act(1), act(1), act(2), act(1, 1), act(1, 0, 'latePung')]
    const first = measuresOf(events).map(([measure]) => (measure?.kind === 'fine' ? measure.amount : measure?.kind))
    expect(first).toEqual(['warning', 5, 10, 20, 'warning', 'warning', 'warning'])
    expect([5, 6, 7, 8, 9, 20].map(n => ladderStep(n))).toEqual(
      [30, 40, 50, 60, 60, 60].map(amount => ({ kind: 'fine', amount })),
    )
  })

  it('have one rule per act with its article', () => {
    expect(new Set(penaltyCatalogue.map(rule => rule.code)).size).toBe(penaltyCatalogue.length)
    expect(penaltyCatalogue.every(rule => rule.clause.article.startsWith('3.11'))).toBe(true)
  })
})
