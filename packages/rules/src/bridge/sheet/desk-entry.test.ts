import { expect, test } from 'vitest'
import { parseDeskEntry, tricksFromResult } from './desk-entry.js'

test.each([
  ['3nt n +1', { contract: { level: 3, strain: 'notrump', doubling: 'undoubled' }, declarer: 'north', tricks: 10 }],
  [
    '4sx e -2 hq',
    { contract: { level: 4, strain: 'spades', doubling: 'doubled' }, declarer: 'east', tricks: 8, lead: 'HQ' },
  ],
  ['6♥ s =', { contract: { level: 6, strain: 'hearts', doubling: 'undoubled' }, declarer: 'south', tricks: 12 }],
  ['1CXX W 13', { contract: { level: 1, strain: 'clubs', doubling: 'redoubled' }, declarer: 'west', tricks: 13 }],
  ['2d w-1 10s', { declarer: 'west', tricks: 7, lead: 'ST' }],
  ['pass', { result: 'passedOut' }],
  ['np', { result: 'notPlayed' }],
  ['a6040', { result: 'adjusted', ns: { kind: 'percent', percent: '60' }, ew: { kind: 'percent', percent: '40' } }],
  ['+620', { result: 'score', nsScore: 620 }],
  ['-100', { result: 'score', nsScore: -100 }],
])('%s', (text, sheet) => {
  expect(parseDeskEntry(text)).toMatchObject({ ok: true, value: sheet })
})

test.each([
  ['', 'DESK_ENTRY_UNREADABLE'],
  ['3nt', 'DESK_ENTRY_UNREADABLE'],
  ['3nt n', 'DESK_ENTRY_UNREADABLE'],
  ['3nt n +5', 'RESULT_BEYOND_CONTRACT'],
  ['3nt x =', 'DESK_ENTRY_UNREADABLE'],
  ['8c n =', 'CONTRACT_LEVEL_IMPOSSIBLE'],
  ['hello', 'DESK_ENTRY_UNREADABLE'],
  ['4s n -11', 'RESULT_BEYOND_CONTRACT'],
])('%j is refused: %s', (text, code) => {
  expect(parseDeskEntry(text)).toMatchObject({ ok: false, error: [{ code }] })
})

test.each([
  [3, '+1', 10],
  [7, '=', 13],
  [1, '-7', 0],
  [1, '-8', undefined],
  [2, '9', 9],
  [2, '14', undefined],
])('level %i, %s', (level, text, tricks) => {
  expect(tricksFromResult(level, text)).toBe(tricks)
})
