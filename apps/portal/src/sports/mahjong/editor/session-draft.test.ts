import type { HandRecord } from '@paiji/rules/mahjong'
import { describe, expect, it } from 'vitest'
import {
  conditionsOf,
  emptySession,
  isFinished,
  outcomeOf,
  penaltyMeasures,
  sessionOf,
  sessionProblems,
  sessionRemarks,
  withHand,
} from './session-draft'

const conditions = conditionsOf('mahjong/wmo-2006', {})
const drawn = { result: { kind: 'drawn' } } as const
const won: Omit<HandRecord, 'number'> = { result: { kind: 'discard', winner: 0, discarder: 3, fan: 24 } }
const whole = Array.from({ length: 16 }, (_, i) => i + 1).reduce((sheet, n) => withHand(sheet, n, drawn), emptySession)

describe('a session being written', () => {
  it('keeps its hands in order and takes one out', () => {
    const sheet = withHand(withHand(emptySession, 3, won), 1, drawn)
    expect(sheet.hands.map(hand => hand.number)).toEqual([1, 3])
    expect(withHand(sheet, 3, undefined).hands.map(hand => hand.number)).toEqual([1])
  })

  it('says at which hand points were written wrongly', () => {
    const sheet = withHand(whole, 7, { ...won, points: [48, -8, -8, -30] })
    expect(sessionProblems(sheet, conditions).map(({ code, hand }) => [code, hand])).toEqual([
      ['TOTALS_DO_NOT_MATCH', 7],
    ])
    expect(isFinished(sheet, conditions)).toBe(false)
  })

  it('is finished with all hands, with time run out, or as totals that add up', () => {
    expect(isFinished(whole, conditions)).toBe(true)
    expect(isFinished(withHand(emptySession, 1, won), conditions)).toBe(false)
    expect(isFinished({ ...withHand(emptySession, 1, won), ended: 'time' }, conditions)).toBe(true)
    expect(isFinished({ kind: 'totals', totals: [8, 8, -8, -8] }, conditions)).toBe(true)
    expect(isFinished({ kind: 'totals', totals: [8, 8, -8, -9] }, conditions)).toBe(false)
  })

  it('shares the standard points of a tie', () => {
    const { points, standard } = outcomeOf(withHand(whole, 1, won), conditions)
    expect(points).toEqual([48, -8, -8, -32])
    expect(standard?.map(value => `${value.num}/${value.den}`)).toEqual(['4/1', '3/2', '3/2', '0/1'])
  })

  it('gives nobody standard points before its first hand', () =>
    expect(outcomeOf(emptySession, conditions)).toEqual({ points: [0, 0, 0, 0], standard: undefined }))

  it('counts acts of one kind within the hand', () => {
    const penalties = [1, 2, 3].map(() => ({ player: 2, code: 'emptyCall' }) as const)
    expect(penaltyMeasures(withHand(whole, 2, { ...drawn, penalties })).get(2)).toEqual([
      [{ kind: 'warning' }],
      [{ kind: 'fine', amount: 5 }],
      [{ kind: 'fine', amount: 10 }],
    ])
  })

  it('is to be looked at again where points or totals are more than anybody makes, and is finished all the same', () => {
    const dear = withHand(whole, 4, { result: { kind: 'selfDraw', winner: 1, fan: 999 } })
    expect(sessionRemarks(dear, conditions).map(({ code, hand }) => [code, hand])).toEqual([
      ['HAND_POINTS_BEYOND_FANS', 4],
    ])
    expect(isFinished(dear, conditions)).toBe(true)
    const totals = sessionOf({ kind: 'totals', totals: [9000, -3000, -3000, -3000] })
    expect(sessionRemarks(totals, conditions).map(({ code }) => code)).toContain('TOTALS_UNUSUAL')
  })

  it('opens what cannot be read as an empty session', () => expect(sessionOf({ kind: '?' })).toEqual(emptySession))
})
