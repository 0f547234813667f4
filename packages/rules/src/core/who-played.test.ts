import { describe, expect, test } from 'vitest'
import { laws2017 } from '../bridge/editions/index.js'
import { entrantId, factId } from './ids.js'
import { rankStage, readStageFacts } from './rank-stage.js'
import type { StageFacts } from './facts.js'

const board = (number: string, sides: readonly string[], nsScore: number) => ({
  id: factId(`b${number}/${sides.join('-')}`),
  slot: `r1/t${sides.join('-')}/b${number}`,
  round: 1,
  board: number,
  sides: sides.map(entrantId),
  sheet: { nsScore },
})

const stage: StageFacts<unknown> = {
  entrants: ['1', '2', '3', '4', '5'].map(number => ({ id: entrantId(number), number })),
  sheets: [board('1', ['1', '2'], 420), board('1', ['3', '4'], -50)],
  adjustments: [],
  lots: [],
  settings: { method: 'crossImp' },
}

const ranksOf = (facts: StageFacts<unknown>) => {
  const read = readStageFacts(laws2017, facts)
  if (!read.ok) throw new TypeError(JSON.stringify(read.error))
  const ranked = rankStage(laws2017, read.value)
  if (!ranked.ok) throw new TypeError(JSON.stringify(ranked.error))
  return ranked.value.standings.map(line => `${line.rank}:${line.entrant}`)
}

describe('who is ranked', () => {
  test('a contestant without a result is not, and nobody is placed below it', () => {
    expect(ranksOf(stage)).toEqual(['1:1', '1:4', '3:2', '3:3'])
  })

  test('everyone is, where the facts say so: standings of before keep what they were computed as', () => {
    expect(ranksOf({ ...stage, ranks: 'everyone' })).toEqual(['1:1', '1:4', '3:5', '4:2', '4:3'])
  })

  test('a contestant that has an artificial score alone did not play', () => {
    const artificial = { kind: 'artificial', slot: 'r1/t5-6/b2', payload: { ns: 'ave-', ew: 'ave+' } } as const
    const sheets = [...stage.sheets, board('2', ['5', '1'], 0)].map(fact =>
      fact.board === '2' ? { ...fact, slot: artificial.slot } : fact,
    )
    expect(ranksOf({ ...stage, sheets, adjustments: [{ id: factId('a'), adjustment: artificial }] })).not.toContain(
      expect.stringContaining(':5'),
    )
  })
})
