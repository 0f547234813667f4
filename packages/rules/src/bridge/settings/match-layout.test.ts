import { describe, expect, test } from 'vitest'
import { entrantId, factId } from '../../core/ids.js'
import { toDecimal } from '../../core/ratio.js'
import { bridgeEditions } from '../editions/index.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import type { BridgeSheet } from '../sheet/sheet.js'

const edition = bridgeEditions.at(-1)
if (!edition) throw new Error('bridge has no edition')
const settingsOf = (input: unknown): unknown => {
  const read = edition.parseSettings(input)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

describe('the layout of a match', () => {
  test.each([
    [{ method: 'teamImp' }, 1, undefined],
    [{ method: 'teamImp', match: { boards: 2 } }, 3, { boards: ['1', '2'], rooms: ['open', 'closed'] }],
    [
      { method: 'boardAMatch', match: { boards: 2, segments: 2 } },
      1,
      { boards: ['1', '2', '3', '4'], rooms: ['open', 'closed'] },
    ],
    [
      { method: 'patton', match: { boards: 2, numbers: 'continued' } },
      3,
      { boards: ['5', '6'], rooms: ['open', 'closed'] },
    ],
    [
      { method: 'matchpoint', match: { boards: 2 }, victoryPoints: { scale: 'swiss-pairs' } },
      1,
      { boards: ['1', '2'], rooms: [] },
    ],
  ])('%j in round %i', (settings, round, layout) => {
    expect(edition.layMatch?.(settingsOf(settings), round)).toEqual(layout)
  })
})

describe('what cannot stand where it is entered', () => {
  const score: BridgeSheet = { result: 'score', nsScore: 420 }
  const match: BridgeSheet = { result: 'match', boards: 8, imps: ['20', '3'] }
  const blank: BridgeSheet = { result: 'notPlayed' }
  test.each([
    [score, undefined, ['BOARD_MISSING']],
    [score, '17', []],
    [match, '17', ['MATCH_AT_BOARD']],
    [match, undefined, []],
    [blank, undefined, []],
    [blank, '17', []],
  ] as const)('%j at board %s', (sheet, board, codes) => {
    expect(edition.refusals?.(sheet, { board }).map(({ code }) => code)).toEqual(codes)
    expect(edition.isBlank?.(sheet)).toBe(sheet.result === 'notPlayed')
  })
})

test('a board of a teams event has counts and no worth of a score', () => {
  const sides = ['a', 'b'].map(entrantId)
  const sheets = ['open', 'closed'].map((room, at) => ({
    id: factId(room),
    slot: room,
    board: '1',
    round: 1,
    sides: at === 0 ? sides : sides.toReversed(),
    sheet: { result: 'score', nsScore: 420 - at * 250 },
  }))
  const entrants = sides.map(id => ({ id, number: id }))
  const facts = { entrants, sheets, adjustments: [], lots: [], settings: settingsOf({ method: 'teamImp' }) }
  const [table] = edition.boards?.field({ facts, scoreLines: [] }).frequencies({ board: '1' }) ?? []
  expect(table?.lines).toEqual([
    { score: 420, count: '1', ns: undefined, ew: undefined },
    { score: 170, count: '1', ns: undefined, ew: undefined },
  ])
})

describe('a match as it stands', () => {
  const [a, b] = [entrantId('a'), entrantId('b')] as const
  const sheet = (room: string, board: string, own: BridgeSheet): BridgeFacts['sheets'][number] => ({
    id: factId(`${room}${board}`),
    slot: `s1/r1/t1/${room}/b${board}`,
    session: 1,
    round: 1,
    table: '1',
    board,
    sides: room === 'open' ? [a, b] : [b, a],
    sheet: own,
  })
  const score = (nsScore: number): BridgeSheet => ({ result: 'score', nsScore })
  const cardOf = (settings: unknown, sheets: BridgeFacts['sheets']) => {
    const facts = { entrants: [a, b].map(id => ({ id, number: id })), sheets, adjustments: [], lots: [] }
    const card = edition.matchCard?.(
      { ...facts, settings: settingsOf(settings) },
      { sides: [a, b], session: 1, round: 1 },
    )
    if (!card) return undefined
    const decimal = (
      values: readonly [Parameters<typeof toDecimal>[0], Parameters<typeof toDecimal>[0]],
      places: number,
    ) => values.map(value => toDecimal(value, places))
    return {
      boards: card.boards.map(({ board, points }) => [board, ...decimal(points, 0)]),
      sum: decimal(card.sum, 0),
      ...(card.victoryPoints ? { victoryPoints: decimal(card.victoryPoints, 2) } : {}),
    }
  }
  const imps = { method: 'teamImp', match: { boards: 16 }, victoryPoints: { scale: 'wbf-2013' } }

  test('counts a board once both rooms have it, over the scale of the whole match', () => {
    // 250 points are 6 IMPs, 600 are 12 (Law 78B); 18 IMPs over 16 boards by the published scale.
    const one = [sheet('open', '1', score(420)), sheet('closed', '1', score(170)), sheet('open', '2', score(-100))]
    expect(cardOf(imps, one)).toMatchObject({ boards: [['1', '6', '0']], sum: ['6', '0'] })
    const two = [...one, sheet('closed', '2', score(600))]
    expect(cardOf(imps, two)).toMatchObject({
      boards: [
        ['1', '6', '0'],
        ['2', '0', '12'],
      ],
      sum: ['6', '12'],
    })
    const ten = [sheet('open', '1', score(430)), sheet('closed', '1', score(0))]
    expect(cardOf(imps, ten)).toEqual({
      boards: [['1', '10', '0']],
      sum: ['10', '0'],
      victoryPoints: ['12.80', '7.20'],
    })
  })

  test('takes the scale of as many boards as were left when a board is not played', () => {
    const cancelled: BridgeSheet = { result: 'notPlayed' }
    const sheets = [sheet('open', '1', score(430)), sheet('closed', '1', score(0))]
    const out = ['2', '3', '4', '5'].flatMap(board => [
      sheet('open', board, cancelled),
      sheet('closed', board, cancelled),
    ])
    expect(cardOf(imps, [...sheets, ...out])?.victoryPoints).toEqual(['13.18', '6.82'])
  })

  test('shows the shares of a board to both sides at board-a-match', () => {
    const settings = { method: 'boardAMatch', match: { boards: 2 } }
    const sheets = [
      sheet('open', '1', score(420)),
      sheet('closed', '1', score(420)),
      sheet('open', '2', score(110)),
      sheet('closed', '2', score(-100)),
    ]
    expect(cardOf(settings, sheets)).toEqual({
      boards: [
        ['1', '1', '1'],
        ['2', '2', '0'],
      ],
      sum: ['3', '1'],
    })
  })

  test('is the outcome of a match recorded as a whole, and nothing before', () => {
    expect(cardOf(imps, [])).toBeUndefined()
    const whole = { ...sheet('open', '1', { result: 'match', boards: 16, imps: ['43', '33'] }), slot: 'r1/t1' }
    const { board: _, ...fact } = whole
    expect(cardOf(imps, [fact])).toEqual({ boards: [], sum: ['43', '33'], victoryPoints: ['12.80', '7.20'] })
  })
})
