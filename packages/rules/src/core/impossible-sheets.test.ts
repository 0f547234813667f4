import { describe, expect, it } from 'vitest'
import { parseDeskEntry } from '../bridge/index.js'
import { editionOf } from '../sports.js'

/** What no table can have written: refused with its code, where it stands; its neighbour that can be is taken. */

interface Case {
  readonly edition: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly sheet: Readonly<Record<string, unknown>>
  readonly board?: string
  /** Empty where the sheet stands. */
  readonly refused: readonly string[]
}

const bridge = (board: string, sheet: Case['sheet'], ...refused: string[]): Case => ({
  edition: 'bridge/laws-2017',
  settings: { method: 'matchpoint' },
  board,
  sheet,
  refused,
})

const guandan = (settings: Case['settings'], sheet: Case['sheet'], ...refused: string[]): Case => ({
  edition: 'guandan/gsac-2017',
  settings,
  sheet: { kind: 'game', ...sheet },
  refused,
})

const mahjong = (sheet: Case['sheet'], ...refused: string[]): Case => ({
  edition: 'mahjong/wmo-2006',
  settings: { hands: 8 },
  sheet,
  refused,
})

const hand = (number: number, result: Readonly<Record<string, unknown>>) => ({ number, result })
const oneUp = { finish: [0, 2, 1, 3] }

const cases: readonly (readonly [string, Case])[] = [
  ['3NT made, not vulnerable, as a score', bridge('1', { nsScore: 400 })],
  ['the vulnerable game on a board where nobody is', bridge('1', { nsScore: 620 }, 'SCORE_IMPOSSIBLE_HERE')],
  ['the same where both are', bridge('4', { nsScore: 620 })],
  ['the vulnerable game of the side that is not', bridge('2', { nsScore: -620 }, 'SCORE_IMPOSSIBLE_HERE')],
  ['of the side that is', bridge('2', { nsScore: 620 })],
  ['a score of no contract', bridge('1', { nsScore: 625 }, 'SCORE_IMPOSSIBLE_HERE')],
  ['passed out as a score', bridge('1', { nsScore: 0 })],
  ['an artificial award says nothing of a contract', bridge('1', { adjusted: { ns: '60%', ew: '40%' } })],
  [
    'levels of four deals',
    guandan({ format: 'byDeals', deals: 4 }, { deals: [], ended: 'dealCount', finalLevels: ['9', '6'] }),
  ],
  [
    'levels that four deals do not give',
    guandan(
      { format: 'byDeals', deals: 4 },
      { deals: [], ended: 'dealCount', finalLevels: ['Q', '6'] },
      'LEVELS_BEYOND_DEALS',
    ),
  ],
  [
    'levels that its deals contradict',
    guandan(
      { format: 'byDeals', deals: 1 },
      { deals: [oneUp], ended: 'dealCount', finalLevels: ['9', '2'] },
      'LEVELS_CONTRADICT_DEALS',
    ),
  ],
  [
    'more deals than are played',
    guandan({ format: 'byDeals', deals: 1 }, { deals: [oneUp, oneUp], ended: 'dealCount' }, 'DEALS_TOO_MANY'),
  ],
  [
    'the clock in a game that has none',
    guandan(
      { format: 'byDeals', deals: 4 },
      { deals: [], ended: 'time', finalLevels: ['5', '3'] },
      'ENDING_NOT_IN_FORMAT',
    ),
  ],
  ['a game still in progress', guandan({ format: 'byDeals', deals: 4 }, { deals: [oneUp], ended: 'inProgress' })],
  ['totals that add up', mahjong({ kind: 'totals', totals: [30, -10, -10, -10] })],
  ['totals that do not', mahjong({ kind: 'totals', totals: [30, -10, -10, 0] }, 'SHEET_NOT_ZERO_SUM')],
  [
    'a hand of eight points',
    mahjong({ kind: 'hands', hands: [hand(1, { kind: 'selfDraw', winner: 0, fan: 8 })], ended: 'time' }),
  ],
  [
    'a hand below the minimum',
    mahjong(
      { kind: 'hands', hands: [hand(1, { kind: 'selfDraw', winner: 0, fan: 7 })], ended: 'time' },
      'BELOW_MINIMUM',
    ),
  ],
  [
    'eight points with the flowers',
    mahjong(
      { kind: 'hands', hands: [hand(1, { kind: 'selfDraw', winner: 0, fan: 9, flowers: 2 })], ended: 'time' },
      'BELOW_MINIMUM',
    ),
  ],
  [
    'a hand after the last',
    mahjong({ kind: 'hands', hands: [hand(9, { kind: 'drawn' })], ended: 'time' }, 'HAND_AFTER_THE_LAST'),
  ],
  [
    'written points against the settlement',
    mahjong(
      {
        kind: 'hands',
        hands: [{ ...hand(1, { kind: 'selfDraw', winner: 0, fan: 8 }), points: [48, -16, -16, -8] }],
        ended: 'time',
      },
      'TOTALS_DO_NOT_MATCH',
    ),
  ],
  [
    'a session whose hands are still to come',
    mahjong({ kind: 'hands', hands: [hand(1, { kind: 'drawn' })], ended: 'allHands' }),
  ],
]

describe('a sheet that says', () => {
  it.each(cases)('%s', (_, { edition: id, settings, sheet, board, refused }) => {
    const edition = editionOf(id)
    const conditions = edition?.parseSettings(settings)
    const read = edition?.parseSheet(sheet)
    expect(read).toMatchObject({ ok: true })
    if (!edition || !conditions?.ok || !read?.ok) throw new Error('the case itself cannot be read')
    const found = edition.refusals?.(read.value, { board, round: 1, table: '1', settings: conditions.value }) ?? []
    expect(found.map(problem => problem.code)).toEqual(refused)
    for (const { code, at } of found) expect(at?.path, code).toBeTruthy()
  })
})

describe('a line typed at the desk', () => {
  it.each([
    ['3nt n +4', []],
    ['3nt n +5', ['RESULT_BEYOND_CONTRACT']],
    ['1c e -8', ['RESULT_BEYOND_CONTRACT']],
    ['7s w +1', ['RESULT_BEYOND_CONTRACT']],
    ['9nt n =', ['CONTRACT_LEVEL_IMPOSSIBLE']],
    ['0h n =', ['CONTRACT_LEVEL_IMPOSSIBLE']],
    ['zzz', ['DESK_ENTRY_UNREADABLE']],
  ] as const)('%s', (line, refused) => {
    const read = parseDeskEntry(line)
    expect(read.ok ? [] : read.error.map(problem => problem.code)).toEqual(refused)
  })
})
