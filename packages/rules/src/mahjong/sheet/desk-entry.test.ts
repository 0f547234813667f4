import { describe, expect, it } from 'vitest'
import { handEntryText, parseHandEntry } from './desk-entry.js'
import { penaltyCatalogue } from '../score/penalty.js'
import type { HandRecord } from '../sheet.js'

const selfDraw = (winner: number, fan: number) => ({ kind: 'selfDraw', winner, fan })
const discard = (winner: number, discarder: number, fan: number) => ({ kind: 'discard', winner, discarder, fan })

const read: readonly (readonly [string, object])[] = [
  ['2 3 24', { result: discard(1, 2, 24) }],
  ['2 24', { result: selfDraw(1, 24) }],
  ['w2 24', { result: selfDraw(1, 24) }],
  ['3 w2 24', { number: 3, result: selfDraw(1, 24) }],
  ['3: 2 24', { number: 3, result: selfDraw(1, 24) }],
  ['16：4 1 8', { number: 16, result: discard(3, 0, 8) }],
  ['W2 D3 24', { result: discard(1, 2, 24) }],
  ['w2 r3 24', { result: { kind: 'robbedKong', winner: 1, discarder: 2, fan: 24 } }],
  ['s w 12', { result: discard(1, 2, 12) }],
  ['南 西 12', { result: discard(1, 2, 12) }],
  ['2 3 26 f2', { result: { ...discard(1, 2, 26), flowers: 2 } }],
  ['-', { result: { kind: 'drawn' } }],
  ['0', { result: { kind: 'drawn' } }],
  ['荒', { result: { kind: 'drawn' } }],
  ['5: -', { number: 5, result: { kind: 'drawn' } }],
  ['1,3,12', { result: { kind: 'discard', winner: 0, discarder: 2, fan: 12 } }],
  ['１，３，１２', { result: { kind: 'discard', winner: 0, discarder: 2, fan: 12 } }],
  ['2、24', { result: selfDraw(1, 24) }],
  ['2 24 x1', { result: selfDraw(1, 24), falseWins: [{ player: 0, kind: 'falseWin' }] }],
  ['- xx4', { result: { kind: 'drawn' }, falseWins: [{ player: 3, kind: 'bluffWin' }] }],
  ['- xxx4', { result: { kind: 'drawn' }, falseWins: [{ player: 3, kind: 'wreckedHand' }] }],
  ['2 24 p1-20', { result: selfDraw(1, 24), fines: [{ player: 0, amount: 20 }] }],
  [
    '2 24 p1−20>3 p4-5',
    {
      result: selfDraw(1, 24),
      fines: [
        { player: 0, amount: 20, to: 2 },
        { player: 3, amount: 5 },
      ],
    },
  ],
  ['- c1.8', { result: { kind: 'drawn' }, penalties: [{ player: 0, code: penaltyCatalogue[7]?.code }] }],
  ['2 24 @1', { result: selfDraw(1, 24), dealer: 0 }],
  ['2 3 24 = -8 48 -32 -8', { result: discard(1, 2, 24), points: [-8, 48, -32, -8] }],
]

const refused: readonly (readonly [string, string])[] = [
  ['', 'HAND_ENTRY_UNREADABLE'],
  ['24', 'HAND_ENTRY_UNREADABLE'],
  ['5 24', 'HAND_ENTRY_UNREADABLE'],
  ['2 5 24', 'HAND_ENTRY_UNREADABLE'],
  ['2 3 4 24', 'HAND_ENTRY_UNREADABLE'],
  ['2 3 d4 24', 'HAND_ENTRY_UNREADABLE'],
  ['w2', 'HAND_ENTRY_UNREADABLE'],
  ['- d3', 'HAND_ENTRY_UNREADABLE'],
  ['2 24 = 1 2 3', 'HAND_ENTRY_UNREADABLE'],
  ['2 24 y', 'HAND_ENTRY_UNREADABLE'],
  ['2 2 24', 'WINNER_IS_DISCARDER'],
  ['17: 2 24', 'FIELD_OUT_OF_RANGE'],
  ['2 2001', 'FIELD_OUT_OF_RANGE'],
  ['- c1.99', 'PENALTY_UNKNOWN'],
  ['2 24 p1-0', 'FINE_AMOUNT_UNKNOWN'],
  ['2 24 p1-5>1', 'FINE_RECEIVER_IS_OFFENDER'],
]

describe('a hand typed in one line', () => {
  it.each(read)('%s', (text, expected) => expect(parseHandEntry(text)).toEqual({ ok: true, value: expected }))

  it.each(refused)('%s is refused', (text, code) => {
    const parsed = parseHandEntry(text)
    expect(parsed.ok ? [] : parsed.error.map(problem => problem.code)).toEqual([code])
  })

  it.each(read)('%s is written so that it reads back', text => {
    const parsed = parseHandEntry(text)
    if (!parsed.ok) throw new Error('unreadable')
    const { number: _, ...hand } = parsed.value
    expect(parseHandEntry(handEntryText({ ...hand, number: 1 } as HandRecord))).toEqual({ ok: true, value: hand })
  })
})
