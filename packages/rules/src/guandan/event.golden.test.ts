import { describe, expect, test } from 'vitest'
import type { AdjustmentFact } from '../core/adjustment.js'
import type { Explanation } from '../core/explanation.js'
import type { StageFacts } from '../core/facts.js'
import { factId } from '../core/ids.js'
import { rankStage, readStageFacts } from '../core/rank-stage.js'
import { toText } from '../core/ratio.js'
import { gsac2017 } from './editions/index.js'
import { eventSheets, eventStandings, pairId } from './event.cases.js'
import { guandanExplanationCodes } from './explanation-codes.js'
import { levelPointUnit } from './score/units.js'

const stored = (settings: object, adjustments: readonly AdjustmentFact[] = []): StageFacts<unknown> => ({
  entrants: [1, 2, 3, 4, 5, 6, 7, 8].map(number => ({ id: pairId(number), number: `${number}` })),
  sheets: eventSheets,
  adjustments,
  lots: [],
  settings,
})

const settings = { format: 'byTimeAndDeals', deals: 8, minutes: 50 }

const read = (facts: StageFacts<unknown>) => {
  const parsed = readStageFacts(gsac2017, facts)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

const rank = (facts: StageFacts<unknown>) => {
  const ranked = rankStage(gsac2017, read(facts))
  if (!ranked.ok) throw new Error(JSON.stringify(ranked.error))
  return ranked.value
}

const codesOf = (node: Explanation): string[] => [node.code, ...(node.steps ?? []).flatMap(codesOf)]

describe('a four-table event entered deal by deal', () => {
  const { lines, standings } = rank(stored(settings))

  test('final standings', () => {
    const levelPoints = (pair: number): number =>
      lines
        .filter(line => line.unit === levelPointUnit && line.entrant === pairId(pair))
        .reduce((total, line) => total + Number(toText(line.points.value)), 0)
    expect(standings.map(line => [line.rank, line.entrant, toText(line.total.total.value), line.shared])).toEqual(
      eventStandings.map(([place, pair, matchPoints]) => [place, pairId(pair), `${matchPoints}`, false]),
    )
    for (const [, pair, , points] of eventStandings) expect(levelPoints(pair)).toBe(points)
  })

  test('the chain’s trace', () => {
    const trace = standings
      .filter(line => line.columns.length > 0)
      .map(line => ({
        entrant: line.entrant,
        asked: line.columns.map(({ code, value }) => `${code} ${toText(value)}`),
        separatedBy: line.separatedBy,
      }))
    expect(trace).toEqual([
      {
        entrant: 'pair-1',
        asked: ['levelPoints 58', 'headToHeadLevelPoints 19'],
        separatedBy: 'headToHeadLevelPoints',
      },
      { entrant: 'pair-8', asked: ['levelPoints 58', 'headToHeadLevelPoints 7'], separatedBy: 'headToHeadLevelPoints' },
      {
        entrant: 'pair-6',
        asked: ['levelPoints 41', 'headToHeadLevelPoints 0', 'opponentsLevelPoints 236'],
        separatedBy: 'opponentsLevelPoints',
      },
      {
        entrant: 'pair-7',
        asked: ['levelPoints 41', 'headToHeadLevelPoints 0', 'opponentsLevelPoints 191'],
        separatedBy: 'opponentsLevelPoints',
      },
    ])
  })

  test.each<[string, string, string, string, string]>([
    ['passed A', 'A/r1/t4', '2 26', '0 0', '13.3'],
    ['forfeited', 'A/r2/t4', '2 18', '0 0', '15.3.4'],
    ['lost by penalty, the other side’s own 24 stand', 'A/r3/t2', '2 24', '0 0', '15.3.4'],
    ['drawn by time', 'A/r4/t1', '1 13', '1 13', '14.4'],
  ])('%s', (_name, slot, first, second, article) => {
    const of = lines.filter(line => line.slot === slot)
    expect(of.map(line => toText(line.points.value)).join(' ')).toBe(`${first} ${second}`)
    expect(of.every(line => line.because.article === article)).toBe(true)
  })

  test('every number is explained down to its deals', () => {
    const facts = read(stored(settings))
    for (const { entrant, total } of standings) {
      const tree = gsac2017.explain(facts as never, { entrant })
      expect(tree?.value).toBe(toText(total.total.value))
      for (const code of codesOf(tree as Explanation)) expect(guandanExplanationCodes).toContain(code)
    }
    const game = gsac2017.explain(facts as never, { entrant: pairId(1), slot: 'A/r1/t1' })
    expect(game).toMatchObject({
      code: 'game',
      value: '2',
      steps: [
        { code: 'matchPointsWon', params: { by: 'levels' } },
        { code: 'levelPoints', value: '19', params: { difference: 6, status: 'reconstructed' } },
        { code: 'levels', value: 'Q:6' },
      ],
    })
    expect(game?.steps?.[2]?.steps).toHaveLength(8)
  })

  test('under the difference reading an own 24 falls back to 18 when the threshold is higher', () => {
    const forfeit = { keepActual: 'differenceAbove', threshold: '24' }
    const line = rank(stored({ ...settings, forfeit })).lines.find(
      ({ slot, entrant, unit }) => slot === 'A/r3/t2' && entrant === pairId(4) && unit === levelPointUnit,
    )
    expect(line && toText(line.points.value)).toBe('18')
  })

  test('withdrawing a ruling restores the earlier standings', () => {
    const ruling: AdjustmentFact = {
      id: factId('ruling-1'),
      adjustment: { kind: 'forfeit', entrant: pairId(3), slot: 'A/r4/t1' },
    }
    const ruled = rank(stored(settings, [ruling]))
    expect(ruled.standings[0]?.entrant).toBe(pairId(4))
    expect(ruled.lines.find(line => line.slot === 'A/r4/t1')).toMatchObject({
      from: 'ruling-1',
      marks: ['forfeitLoss'],
    })
    expect(rank(stored(settings))).toEqual({ lines, standings })
  })

  test('penalties, annulled games and unranked pairs', () => {
    const { standings: changed } = rank(
      stored(settings, [
        { id: factId('p'), adjustment: { kind: 'penalty', entrant: pairId(3), amount: '3' } },
        { id: factId('a'), adjustment: { kind: 'annulled', slot: 'A/r1/t4' } },
        { id: factId('u'), adjustment: { kind: 'unranked', entrant: pairId(2) } },
        {
          id: factId('s'),
          adjustment: {
            kind: 'assigned',
            slot: 'A/r4/t4',
            payload: { matchPoints: ['1', '1'], levelPoints: ['13', '13'] },
          },
        },
      ]),
    )
    expect(changed.map(line => `${line.entrant} ${toText(line.total.total.value)}`)).toEqual([
      'pair-1 6',
      'pair-8 6',
      'pair-3 4',
      'pair-4 3',
      'pair-7 3',
      'pair-5 3',
      'pair-6 2',
    ])
  })

  test('a game still played scores nothing, and counts once it has ended', () => {
    const facts = stored(settings)
    const running = {
      ...facts,
      sheets: facts.sheets.map(fact =>
        fact.slot === 'A/r4/t4' ? { ...fact, sheet: { ...(fact.sheet as object), ended: 'inProgress' } } : fact,
      ),
    }
    const { lines: partial, standings: interim } = rank(running)
    expect(partial.some(line => line.slot === 'A/r4/t4')).toBe(false)
    expect(interim.find(line => line.entrant === pairId(5))?.total).toMatchObject({ played: 3 })
    const left: AdjustmentFact = { id: factId('left'), adjustment: { kind: 'forfeit', entrant: pairId(7) } }
    const { lines: after, standings: without } = rank({ ...running, adjustments: [left] })
    expect(without.map(line => line.entrant)).not.toContain(pairId(7))
    const last = after.filter(line => line.slot === 'A/r4/t4').map(line => toText(line.points.value))
    expect(last).toEqual(['0', '0', '2', '18'])
    expect(after.filter(line => line.slot === 'A/r1/t2')).toEqual(lines.filter(line => line.slot === 'A/r1/t2'))
  })

  test('how a sheet reads in print', () => {
    const facts = read(stored(settings))
    expect(gsac2017.describeSheet(facts.sheets[12]?.sheet as never, { settings: facts.settings })).toEqual({
      kind: 'game',
      ended: 'time',
      levels: '8:8',
      decidedBy: 'drawn',
      deals: 'NESW ENSW ENWS ENWS NESW NESW ENSW',
    })
  })
})
