import { describe, expect, test } from 'vitest'
import type { Adjustment } from '../../core/adjustment.js'
import { entrantId, factId } from '../../core/ids.js'
import { rankStage } from '../../core/rank-stage.js'
import { laws2017 } from '../editions/index.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { parseBridgeSheet } from '../sheet/parse-sheet.js'

type Row = readonly [slot: string, round: number, sides: string, sheet: object, board?: string]

const gamesOf = (rows: readonly Row[], settings: object, rulings: readonly Adjustment[] = []) => {
  const facts: BridgeFacts = {
    entrants: [...'ABCD'].map(id => ({ id: entrantId(id), number: id })),
    sheets: rows.map(([slot, round, sides, input, board]) => {
      const sheet = parseBridgeSheet(input)
      if (!sheet.ok) throw new TypeError(JSON.stringify(sheet.error))
      return { id: factId(slot), slot, round, board, sides: [...sides].map(entrantId), sheet: sheet.value }
    }),
    adjustments: rulings.map((adjustment, i) => ({ id: factId(`ruling${i}`), adjustment })),
    lots: [],
    settings,
  }
  const parsed = laws2017.parseSettings(settings)
  if (!parsed.ok) throw new TypeError(JSON.stringify(parsed.error))
  const read = { ...facts, settings: parsed.value }
  const ranked = rankStage(laws2017, read)
  if (!ranked.ok) throw new TypeError(JSON.stringify(ranked.error))
  return laws2017
    .games(read, ranked.value.lines)
    .map(({ round, sides }) => `${round}: ${sides.map(side => `${side.rank}${side.entrant}`).join(' ')}`)
    .sort()
}

const boards: readonly Row[] = [
  ['open1', 1, 'AB', { nsScore: 420 }, '1'],
  ['closed1', 1, 'BA', { nsScore: 170 }, '1'],
  ['open2', 1, 'AB', { nsScore: -50 }, '2'],
  ['closed2', 1, 'BA', { nsScore: -50 }, '2'],
]
const matches: readonly Row[] = [
  ['m1', 1, 'AB', { match: { imps: ['30', '20'], boards: 16 } }],
  ['m2', 1, 'CD', { match: { victoryPoints: ['10', '10'], boards: 16 } }],
]

describe('matches of bridge', () => {
  test('the boards of a team match are one game', () => {
    expect(gamesOf(boards, { method: 'teamImp' })).toEqual(['1: 1A 2B'])
  })

  test('a match taken down by its outcome; equal victory points are a draw', () => {
    const settings = { method: 'teamImp', victoryPoints: { scale: 'wbf-2013' } }
    expect(gamesOf(matches, settings)).toEqual(['1: 1A 2B', '1: 1C 1D'])
  })

  test('byes and matches given up or annulled are none', () => {
    const settings = { method: 'teamImp', victoryPoints: { scale: 'wbf-2013', bye: '12' } }
    const bye: Row = ['m3', 2, 'A', { bye: true }]
    expect(gamesOf([...matches, bye], settings, [{ kind: 'forfeit', entrant: entrantId('A'), slot: 'm1' }])).toEqual([
      '1: 1C 1D',
    ])
    expect(gamesOf(matches, settings, [{ kind: 'annulled', slot: 'm2' }])).toEqual(['1: 1A 2B'])
  })

  test('pairs who are compared with the whole field meet nobody', () => {
    expect(gamesOf(boards, {})).toEqual([])
  })
})
