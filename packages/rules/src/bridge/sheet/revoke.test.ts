import { describe, expect, test } from 'vitest'
import { ccba1999, laws2007, laws2017 } from '../editions/index.js'
import { parseBridgeSheet } from './parse-sheet.js'
import { nsScoreOf } from './outcome.js'
import { type RevokeRecord, rectifiedTricks, revokeTransfer } from './revoke.js'

const base: RevokeRecord = {
  offender: 'east',
  trick: 5,
  offenderWonTrick: false,
  sideWonTrick: false,
  laterTricksWon: 0,
  laterWonWithSuit: false,
}

/** Case, then tricks transferred under 1997, 2007 and 2017. */
const cases: readonly (readonly [string, Partial<RevokeRecord>, readonly [number, number, number]])[] = [
  ['nothing won', {}, [0, 0, 0]],
  ['offender won the trick, nothing later', { offenderWonTrick: true, sideWonTrick: true }, [1, 1, 1]],
  [
    'offender won the trick and a later one',
    { offenderWonTrick: true, sideWonTrick: true, laterTricksWon: 1 },
    [2, 2, 2],
  ],
  [
    'offender won the trick and three later',
    { offenderWonTrick: true, sideWonTrick: true, laterTricksWon: 3 },
    [2, 2, 2],
  ],
  ['partner won the trick', { sideWonTrick: true }, [1, 1, 1]],
  ['partner won the trick and later ones', { sideWonTrick: true, laterTricksWon: 4 }, [1, 1, 1]],
  ['side won later only', { laterTricksWon: 2 }, [1, 1, 1]],
  ['won later with the suit', { laterTricksWon: 2, laterWonWithSuit: true }, [2, 1, 1]],
  ['won later with the suit, one trick in all', { laterTricksWon: 1, laterWonWithSuit: true }, [1, 1, 1]],
  ['partner won, later with the suit', { sideWonTrick: true, laterTricksWon: 1, laterWonWithSuit: true }, [2, 1, 1]],
  ['second in the same suit', { sideWonTrick: true, noTransfer: 'secondInSuit' }, [0, 0, 0]],
  ['dummy', { sideWonTrick: true, noTransfer: 'dummyRevoked' }, [0, 0, 0]],
  ['twelfth trick', { sideWonTrick: true, noTransfer: 'twelfthTrick' }, [0, 0, 0]],
  ['both sides revoked', { sideWonTrick: true, bothSides: true }, [1, 0, 0]],
]

describe('Law 64', () => {
  test.each(cases)('%s', (_, facts, expected) => {
    const tricks = [ccba1999, laws2007, laws2017].map(
      edition => revokeTransfer(edition.book.revoke, { ...base, ...facts }).tricks,
    )
    expect(tricks).toEqual(expected)
  })
  test('tricks move away from the offending side', () => {
    const revoke = { ...base, sideWonTrick: true }
    expect(rectifiedTricks(laws2017.book.revoke, [revoke], 'ns', 9)).toBe(10)
    expect(rectifiedTricks(laws2017.book.revoke, [revoke], 'ew', 9)).toBe(8)
    expect(rectifiedTricks(laws2017.book.revoke, [revoke], 'ns', 13)).toBe(13)
  })
  test('a trick goes over once, however many revokes one side made', () => {
    const won = { ...base, sideWonTrick: true, offenderWonTrick: true }
    const both = [
      { ...won, trick: 5, laterTricksWon: 1 },
      { ...won, trick: 8 },
    ]
    expect(rectifiedTricks(laws2017.book.revoke, both, 'ns', 9)).toBe(11)
    expect(rectifiedTricks(laws2017.book.revoke, both.toReversed(), 'ns', 9)).toBe(11)
    const byDeclarer = { ...won, offender: 'south', trick: 3 } as const
    expect(rectifiedTricks(ccba1999.book.revoke, [...both, byDeclarer], 'ns', 9)).toBe(10)
  })
  test('a sheet with a revoke scores by its edition', () => {
    const revokes = [{ offender: 'E', trick: 3, laterTricksWon: 2, laterWonWithSuit: true }]
    const sheet = parseBridgeSheet({ contract: '4S', declarer: 'S', tricks: 8, revokes })
    if (!sheet.ok) throw new TypeError()
    const scores = [ccba1999, laws2017].map(edition => nsScoreOf(edition.book, sheet.value, '1'))
    expect(scores).toEqual([
      { ok: true, value: 420 },
      { ok: true, value: -50 },
    ])
    expect(parseBridgeSheet(sheet.value)).toEqual(sheet)
  })
  test.each([[[{}]], ['x'], [[{ offender: 'E', trick: 14 }]], [[{ offender: 'E', trick: 3, noTransfer: 'luck' }]]])(
    'refuses %j',
    revokes => {
      const sheet = parseBridgeSheet({ contract: '4S', declarer: 'S', tricks: 8, revokes })
      expect(sheet).toMatchObject({ ok: false, error: [{ code: 'REVOKE_UNREADABLE' }] })
    },
  )
})
