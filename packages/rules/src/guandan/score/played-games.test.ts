import { describe, expect, test } from 'vitest'
import type { Adjustment } from '../../core/adjustment.js'
import { entrantId, factId } from '../../core/ids.js'
import { rankStage, readStageFacts } from '../../core/rank-stage.js'
import { gsac2017 } from '../editions/index.js'
import { eventSheets, pairId } from '../event.cases.js'

const gamesOf = (sheets: readonly object[], adjustments: readonly Adjustment[] = [], settings: object = {}) => {
  const facts = readStageFacts(gsac2017, {
    entrants: [1, 2, 3, 4, 5, 6, 7, 8].map(number => ({ id: pairId(number), number: `${number}` })),
    sheets: sheets as typeof eventSheets,
    adjustments: adjustments.map((adjustment, i) => ({ id: factId(`ruling${i}`), adjustment })),
    lots: [],
    settings: { format: 'byTimeAndDeals', deals: 8, minutes: 50, ...settings },
  })
  if (!facts.ok) throw new Error(JSON.stringify(facts.error))
  const ranked = rankStage(gsac2017, facts.value)
  if (!ranked.ok) throw new Error(JSON.stringify(ranked.error))
  return gsac2017.games(facts.value as never, ranked.value.lines)
}

const points = (slot: string, matchPoints: readonly string[], levelPoints: readonly string[]) => ({
  id: factId(slot),
  slot,
  round: 1,
  table: '1',
  sides: [pairId(1), pairId(2)],
  sheet: { kind: 'points', matchPoints, levelPoints },
})
const ranksOf = (sheets: readonly object[]) =>
  gamesOf(sheets).map(({ sides }) => sides.map(side => `${side.rank} ${side.entrant}`))

describe('games of guandan', () => {
  test('every game that was played, without the two that were forfeited', () => {
    const games = gamesOf(eventSheets)
    expect(games.length).toBe(14)
    expect(games.filter(({ round }) => round === 2).length).toBe(3)
    for (const { sides } of games)
      expect(sides.map(side => side.rank)).toSatisfy(ranks => ['1,2', '1,1'].includes(`${ranks}`))
  })

  test.each([
    ['annulled', { kind: 'annulled' }, 13],
    ['given up', { kind: 'forfeit', entrant: pairId(1) }, 13],
    ['given points in place of play', { kind: 'artificial', payload: { matchPoints: ['1', '1'] } }, 13],
    ['assigned by a ruling', { kind: 'assigned', payload: { matchPoints: ['0', '2'] } }, 14],
  ] as const)('a game that was %s', (_, ruling, count) => {
    const slot = eventSheets[0]?.slot ?? ''
    const games = gamesOf(eventSheets, [{ ...ruling, slot } as Adjustment])
    expect(games.length).toBe(count)
    if (ruling.kind === 'assigned') expect(games[0]?.sides[0]?.entrant).toBe(entrantId(pairId(8)))
  })

  test('a match of several games is one, by the sum of 场分 and then of 级分', () => {
    expect(ranksOf([points('a', ['2', '0'], ['3', '1'])])).toEqual([[`1 ${pairId(1)}`, `2 ${pairId(2)}`]])
    const split = [points('a', ['2', '0'], ['3', '1']), points('b', ['0', '2'], ['1', '9'])]
    expect(ranksOf(split)).toEqual([[`1 ${pairId(2)}`, `2 ${pairId(1)}`]])
    expect(ranksOf([points('a', ['1', '1'], ['4', '4'])])[0]).toEqual([`1 ${pairId(1)}`, `1 ${pairId(2)}`])
  })

  test('a bye is none', () => {
    expect(gamesOf([{ ...points('a', ['2', '0'], ['3', '1']), sides: [pairId(1)], sheet: { kind: 'bye' } }])).toEqual(
      [],
    )
  })
})
