import { describe, expect, test } from 'vitest'
import type { AdjustmentFact } from '../../core/adjustment.js'
import { entrantId, factId } from '../../core/ids.js'
import { rankStage, readStageFacts } from '../../core/rank-stage.js'
import { toText } from '../../core/ratio.js'
import { gsac2017 } from '../editions/index.js'

/** Two boards at three tables; N/S are 1 2 3, E/W are 4 5 6. */
const tables: readonly (readonly [board: string, ns: number, ew: number, finish: string])[] = [
  ['1', 1, 4, 'NSEW'],
  ['1', 2, 5, 'NESW'],
  ['1', 3, 6, 'EWNS'],
  ['2', 1, 5, 'NEWS'],
  ['2', 2, 6, 'NEWS'],
  ['2', 3, 4, 'ENSW'],
]

const rank = (comparison: string, adjustments: readonly AdjustmentFact[] = []): string[] => {
  const read = readStageFacts(gsac2017, {
    entrants: [1, 2, 3, 4, 5, 6].map(number => ({
      id: entrantId(`p${number}`),
      number: `${number}`,
      group: number < 4 ? 'NS' : 'EW',
    })),
    sheets: tables.map(([board, ns, ew, finish], i) => ({
      id: factId(`s${i}`),
      slot: `b${board}/t${i}`,
      board,
      sides: [entrantId(`p${ns}`), entrantId(`p${ew}`)],
      sheet: { kind: 'duplicateDeal', finish },
    })),
    adjustments,
    lots: [],
    settings: { eventType: 'duplicate', duplicate: { comparison } },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const ranked = rankStage(gsac2017, read.value)
  if (!ranked.ok) throw new Error(JSON.stringify(ranked.error))
  return ranked.value.standings.map(line => `${line.rank} ${line.entrant} ${toText(line.total.total.value)}`)
}

describe('a duplicate event compares as its regulation says', () => {
  test('pairwise', () => {
    expect(rank('pairwise')).toEqual(['1 p1 7', '2 p2 5', '3 p3 0', '1 p6 5', '2 p4 4', '3 p5 3'])
  })
  test('against the mean', () => {
    expect(rank('mean')).toEqual(['1 p1 3', '2 p2 2', '3 p3 -5', '1 p6 3', '2 p4 -1', '3 p5 -2'])
  })
  test('added up', () => {
    expect(rank('sum')).toEqual(['1 p1 4', '2 p2 3', '3 p3 -4', '1 p6 2', '2 p4 -2', '3 p5 -3'])
  })
  test('an assigned award is not compared with', () => {
    const assigned: AdjustmentFact = {
      id: factId('a'),
      adjustment: { kind: 'assigned', slot: 'b1/t2', payload: { matchPoints: ['1', '1'] } },
    }
    expect(rank('pairwise', [assigned])).toEqual(['1 p1 5', '2 p2 3', '3 p3 1', '1 p4 4', '2 p5 3', '3 p6 2'])
  })
})

test('without comparison rules there is no duplicate event', () => {
  expect(gsac2017.parseSettings({ eventType: 'duplicate' })).toMatchObject({
    ok: false,
    error: [{ code: 'DUPLICATE_RULES_MISSING' }],
  })
})
