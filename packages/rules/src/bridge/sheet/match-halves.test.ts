import { describe, expect, test } from 'vitest'
import { entrantId, factId } from '../../core/ids.js'
import { toDecimal } from '../../core/ratio.js'
import { laws2017 } from '../editions/index.js'
import type { BridgeFact, BridgeFacts } from './effective-sheets.js'

type Row = readonly [round: number, board: string, sides: string, nsScore: number]

const facts = (rows: readonly Row[]): BridgeFacts => ({
  entrants: [...'ABC'].map(number => ({ id: entrantId(number), number })),
  sheets: rows.map(([round, board, sides, nsScore]): BridgeFact => {
    const slot = `r${round}/${sides}/b${board}`
    return {
      id: factId(slot),
      slot,
      session: 1,
      round,
      board,
      sides: [...sides].map(entrantId),
      sheet: { result: 'score', nsScore },
    }
  }),
  adjustments: [],
  lots: [],
  settings: { method: 'teamImp', victoryPoints: { scale: 'wbf-2013' } },
})

const linesOf = (rows: readonly Row[], unit: string) => {
  const result = laws2017.score(facts(rows))
  if (!result.ok) throw new TypeError(JSON.stringify(result.error))
  return result.value.filter(line => line.entrant === 'A' && line.unit === unit)
}

/** Team A is host of B in round 1 and its guest in round 4; the same with C in 2 and 3. */
const whist: readonly Row[] = [
  [1, '1', 'AB', 420],
  [4, '1', 'BA', -50],
  [2, '2', 'AC', 100],
  [3, '2', 'CA', 100],
]

describe('matches whose tables play a board in different rounds', () => {
  test('are one match each, in the earlier round', () => {
    expect(linesOf(whist, 'victoryPoint').map(({ slot }) => slot)).toEqual(['s1/r1/A+B', 's1/r2/A+C'])
    // 420 and 50 against nothing are 10 IMPs; on the second board both score 100.
    expect(linesOf(whist, 'imp').map(({ points }) => toDecimal(points.value, 0))).toEqual(['10', '0'])
  })
  test('a rematch on the same boards stays two matches', () => {
    const again: readonly Row[] = [
      [1, '1', 'AB', 420],
      [1, '1', 'BA', -50],
      [2, '1', 'AB', 0],
      [2, '1', 'BA', 0],
    ]
    expect(linesOf(again, 'victoryPoint').map(({ slot }) => slot)).toEqual(['s1/r1/A+B', 's1/r2/A+B'])
  })
  test('a table without the other waits for it', () => {
    expect(linesOf(whist.slice(0, 3), 'imp').map(({ slot }) => slot)).toEqual(['r1/AB/b1'])
  })
})
