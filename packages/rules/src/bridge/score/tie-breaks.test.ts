import { describe, expect, test } from 'vitest'
import { entrantId, factId } from '../../core/ids.js'
import { rankStage } from '../../core/rank-stage.js'
import { laws2017 } from '../editions/index.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { parseBridgeSheet } from '../sheet/parse-sheet.js'

type Match = readonly [home: string, away: string, homeImps: number, awayImps: number]

const table = [
  { from: '0', winner: '10', loser: '10' },
  { from: '1', winner: '15', loser: '5' },
]

/** Recorded matches of one round after another, ten points for a draw, 15–5 for any win. */
const league = (
  rounds: readonly (readonly Match[])[],
  tieBreaks: string,
  extra: Partial<BridgeFacts> = {},
): BridgeFacts => {
  const teams = [...new Set(rounds.flat().flatMap(match => match.slice(0, 2) as string[]))].sort()
  return {
    entrants: teams.map(number => ({ id: entrantId(number), number })),
    sheets: rounds.flatMap((matches, i) =>
      matches.map(([home, away, ...imps]) => {
        const sheet = parseBridgeSheet({ match: { imps, boards: 16 } })
        if (!sheet.ok) throw new TypeError()
        const slot = `r${i + 1}/${home}-${away}`
        return { id: factId(slot), slot, round: i + 1, sides: [entrantId(home), entrantId(away)], sheet: sheet.value }
      }),
    ),
    adjustments: [],
    lots: [],
    settings: { method: 'teamImp', tieBreaks, victoryPoints: { scale: 'table', table } },
    ...extra,
  }
}

const order = (facts: BridgeFacts): string[] => {
  const result = rankStage(laws2017, facts)
  if (!result.ok) throw new TypeError(JSON.stringify(result.error))
  return result.value.standings.map(line => `${line.rank} ${line.entrant} ${line.separatedBy ?? '-'}`)
}

/** A and B level on points; B beat A, A has more IMPs. */
const two: readonly (readonly Match[])[] = [
  [
    ['A', 'B', 10, 11],
    ['C', 'D', 20, 10],
  ],
  [
    ['A', 'C', 60, 10],
    ['B', 'D', 10, 11],
  ],
  [
    ['A', 'D', 60, 10],
    ['B', 'C', 30, 10],
  ],
]

describe('two level on points', () => {
  test.each(['ebu', 'cbai', 'pzbs'])('%s asks their own match first', tieBreaks => {
    expect(order(league(two, tieBreaks)).slice(0, 2)).toEqual(['1 B headToHead', '2 A headToHead'])
  })
  test('shared and acbl leave them level', () => {
    expect(order(league(two, 'shared')).slice(0, 2)).toEqual(['1 A -', '1 B -'])
    expect(order(league(two, 'acbl')).slice(0, 2)).toEqual(['1 A -', '1 B -'])
  })
})

/** A, B and C beat one another in a ring; all beat D, by different margins. */
const ring: readonly (readonly Match[])[] = [
  [
    ['A', 'B', 20, 10],
    ['C', 'D', 20, 10],
  ],
  [
    ['B', 'C', 20, 10],
    ['A', 'D', 40, 10],
  ],
  [
    ['C', 'A', 20, 10],
    ['B', 'D', 30, 10],
  ],
]

describe('three in a ring', () => {
  test('PZBS goes on to net IMPs', () => {
    expect(order(league(ring, 'pzbs')).slice(0, 3)).toEqual(['1 A basicTotal', '2 B basicTotal', '3 C basicTotal'])
  })
  test('EBU leaves matches of more than two alone and goes on to the IMPs', () => {
    expect(order(league(ring, 'ebu')).slice(0, 3)).toEqual(['1 A basicTotal', '2 B basicTotal', '3 C basicTotal'])
  })
  test('a recorded ballot decides what nothing else does', () => {
    const level: readonly (readonly Match[])[] = [[['A', 'B', 10, 10]]]
    const lots = ['B', 'A'].map((id, i) => ({ id: factId(`lot${id}`), entrant: entrantId(id), order: i + 1 }))
    expect(order(league(level, 'ebu'))).toEqual(['1 A -', '1 B -'])
    expect(order(league(level, 'ebu', { lots }))).toEqual(['1 B drawnLots', '2 A drawnLots'])
  })
})

test('pairs level on matchpoints: board by board (EBU)', () => {
  const board = (name: string, ns: string, ew: string, nsScore: number) => {
    const sheet = parseBridgeSheet({ nsScore })
    if (!sheet.ok) throw new TypeError()
    const slot = `${name}/${ns}`
    return { id: factId(slot), slot, round: 1, board: name, sides: [entrantId(ns), entrantId(ew)], sheet: sheet.value }
  }
  const facts: BridgeFacts = {
    entrants: ['1', '2', '3', '4', '5', '6'].map(number => ({ id: entrantId(number), number })),
    sheets: [
      ...[board('1', '1', '4', 300), board('1', '2', '5', 200), board('1', '3', '6', 100)],
      ...[board('2', '1', '5', 300), board('2', '2', '6', 200), board('2', '3', '4', 100)],
      ...[board('3', '2', '4', 300), board('3', '3', '5', 200), board('3', '1', '6', 100)],
    ],
    adjustments: [],
    lots: [],
    settings: { tieBreaks: 'ebu' },
  }
  expect(order(facts).slice(0, 3)).toEqual(['1 6 -', '2 1 pointABoard', '3 2 pointABoard'])
})
