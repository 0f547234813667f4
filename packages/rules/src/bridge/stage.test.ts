import { describe, expect, test } from 'vitest'
import type { Adjustment } from '../core/adjustment.js'
import type { Explanation } from '../core/explanation.js'
import { entrantId, factId } from '../core/ids.js'
import { rankStage } from '../core/rank-stage.js'
import { toDecimal } from '../core/ratio.js'
import { laws2017 } from './editions/index.js'
import type { BridgeFacts } from './sheet/effective-sheets.js'
import { bridgeExplanationCodes, bridgeExplanations } from './explanation-codes.js'
import { parseBridgeSheet } from './sheet/parse-sheet.js'

interface Row {
  readonly board?: string
  readonly round?: number
  readonly sides: readonly string[]
  readonly sheet: object
}
const stage = (
  numbers: readonly string[],
  rows: readonly Row[],
  settings: object,
  rulings: readonly Adjustment[] = [],
): BridgeFacts => ({
  entrants: numbers.map(number => ({ id: entrantId(number), number })),
  sheets: rows.map(({ board, round, sides, sheet: input }) => {
    const sheet = parseBridgeSheet(input)
    if (!sheet.ok) throw new TypeError(JSON.stringify(sheet.error))
    const slot = `r${round ?? 1}/${sides.join('-')}${board ? `/b${board}` : ''}`
    return { id: factId(slot), slot, round: round ?? 1, board, sides: sides.map(entrantId), sheet: sheet.value }
  }),
  adjustments: rulings.map((adjustment, i) => ({ id: factId(`ruling${i}`), adjustment })),
  lots: [],
  settings,
})

const ranked = (facts: BridgeFacts) => {
  const result = rankStage(laws2017, facts)
  if (!result.ok) throw new TypeError(JSON.stringify(result.error))
  return result.value.standings.map(line => [
    `${line.entrant}`,
    toDecimal(line.total.total.value, 2),
    line.rank,
    line.separatedBy,
  ])
}

const codesIn = (explanation: Explanation | undefined): string[] =>
  explanation ? [explanation.code, ...(explanation.steps ?? []).flatMap(codesIn)] : []

const pairs: readonly Row[] = [
  { board: '1', sides: ['1', '2'], sheet: { contract: '4S', declarer: 'N', tricks: 10 } },
  { board: '1', sides: ['3', '4'], sheet: { contract: '3NT', declarer: 'N', tricks: 8 } },
  { board: '2', sides: ['1', '4'], sheet: { nsScore: 100 } },
  { board: '2', sides: ['3', '2'], sheet: { nsScore: 50 } },
]

describe('rulings', () => {
  test('penalty, annulled, unranked, assigned and artificial', () => {
    const rulings: Adjustment[] = [{ kind: 'penalty', entrant: entrantId('1'), amount: '1/2' }]
    expect(ranked(stage(['1', '2', '3', '4'], pairs, {}, rulings))[0]).toEqual(['1', '3.50', 1, undefined])
    const annulled: Adjustment[] = [{ kind: 'annulled', slot: 'r1/1-4/b2' }]
    expect(ranked(stage(['1', '2', '3', '4'], pairs, { profile: { expectedResults: 2 } }, annulled))).toHaveLength(4)
    const unranked: Adjustment[] = [{ kind: 'unranked', entrant: entrantId('1') }]
    expect(ranked(stage(['1', '2', '3', '4'], pairs, {}, unranked)).map(line => line[0])).toEqual(['2', '4', '3'])
    const assigned: Adjustment[] = [{ kind: 'assigned', slot: 'r1/1-2/b1', payload: { nsScore: -50 } }]
    expect(ranked(stage(['1', '2', '3', '4'], pairs, {}, assigned))[0]).toEqual(['1', '3.00', 1, undefined])
    const artificial: Adjustment[] = [{ kind: 'artificial', slot: 'r1/1-2/b1', payload: { ns: 'ave-', ew: 'ave+' } }]
    expect(ranked(stage(['1', '2', '3', '4'], pairs, {}, artificial)).slice(0, 2)).toEqual([
      ['2', '4.00', 1, undefined],
      ['1', '2.80', 2, undefined],
    ])
  })
  test('an unreadable ruling is a located problem', () => {
    const rulings: Adjustment[] = [{ kind: 'assigned', slot: 'r1/1-2/b1', payload: 'x' }]
    expect(rankStage(laws2017, stage(['1', '2', '3', '4'], pairs, {}, rulings))).toMatchObject({
      ok: false,
      error: [{ code: 'ADJUSTED_SCORE_UNREADABLE', at: { path: 'r1/1-2/b1/adjustment' } }],
    })
  })
})

describe('a team match that is still played', () => {
  const open = (board: string, nsScore: number): Row => ({ board, sides: ['A', 'B'], sheet: { nsScore } })
  const closed = (board: string, nsScore: number): Row => ({ board, sides: ['B', 'A'], sheet: { nsScore } })
  const settings = { method: 'teamImp' }

  test('a board that one table has played waits, the others count', () => {
    const rows = [open('1', 420), closed('1', -50), open('2', 620)]
    expect(ranked(stage(['A', 'B'], rows, settings))).toEqual([
      ['A', '10.00', 1, undefined],
      ['B', '-10.00', 2, undefined],
    ])
    expect(laws2017.explain(stage(['A', 'B'], rows, settings), { entrant: entrantId('A'), slot: 'r1/A-B/b2' })).toBe(
      undefined,
    )
  })

  test('it counts as soon as the other table has played it', () => {
    const rows = [open('1', 420), closed('1', -50), open('2', 620), closed('2', 650)]
    expect(ranked(stage(['A', 'B'], rows, settings))[0]).toEqual(['A', '9.00', 1, undefined])
  })

  test('Patton counts the points of compared boards only', () => {
    const pattonTable = [
      { from: '0', winner: '0', loser: '0' },
      { from: '0.1', winner: '2', loser: '-2' },
    ]
    const rows = [open('1', 420), closed('1', -50)]
    const patton = { method: 'patton', pattonTable }
    expect(ranked(stage(['A', 'B'], [...rows, open('2', -5000)], patton))).toEqual(
      ranked(stage(['A', 'B'], rows, patton)),
    )
  })
})

describe('forfeits', () => {
  test('of a board: average minus and plus', () => {
    const forfeit: Adjustment[] = [{ kind: 'forfeit', entrant: entrantId('1'), slot: 'r1/1-2/b1' }]
    const settings = { profile: { ownPercentage: 'never' } }
    expect(ranked(stage(['1', '2', '3', '4'], pairs, settings, forfeit))[0]).toEqual(['2', '3.20', 1, undefined])
  })
  test('of a match: nothing, and the bye to the other side', () => {
    const rows: Row[] = [{ sides: ['A', 'B'], sheet: { match: { imps: [10, 10], boards: 8 } } }]
    const settings = { method: 'teamImp', victoryPoints: { scale: 'wbf-2013', bye: '12' } }
    const forfeit: Adjustment[] = [{ kind: 'forfeit', entrant: entrantId('B'), slot: 'r1/A-B' }]
    expect(ranked(stage(['A', 'B'], rows, settings, forfeit))).toEqual([
      ['A', '12.00', 1, undefined],
      ['B', '0.00', 2, undefined],
    ])
  })
  test('of the event: results stand, no rank', () => {
    const forfeit: Adjustment[] = [{ kind: 'forfeit', entrant: entrantId('1') }]
    expect(ranked(stage(['1', '2', '3', '4'], pairs, {}, forfeit)).map(line => line[0])).toEqual(['2', '4', '3'])
  })
})

describe('sessions, sections, handicaps', () => {
  const twoSections: Row[] = [
    { board: '1', sides: ['1', '2'], sheet: { nsScore: 100 } },
    { board: '1', sides: ['3', '4'], sheet: { nsScore: 200 } },
    { board: '1', sides: ['5', '6'], sheet: { nsScore: 300 } },
    { board: '1', sides: ['7', '8'], sheet: { nsScore: 400 } },
  ]
  const inSections = (settings: object, key: 'section' | 'session') => {
    const facts = stage([...'12345678'], twoSections, settings)
    const sheets = facts.sheets.map((fact, i) =>
      key === 'section' ? { ...fact, section: i < 2 ? 'A' : 'B' } : { ...fact, session: i < 2 ? 1 : 2 },
    )
    return ranked({ ...facts, sheets })
  }
  test('a section is compared with the field or with itself', () => {
    expect(inSections({}, 'section').map(line => line[2])).toEqual([1, 1, 3, 3, 5, 5, 7, 7])
    expect(inSections({ comparison: 'section' }, 'section').map(line => line[2])).toEqual([1, 1, 1, 1, 5, 5, 5, 5])
  })
  test('the same board number in another session is another board', () => {
    expect(inSections({}, 'session').map(line => line[1])).toEqual(Array(4).fill('2.00').concat(Array(4).fill('0.00')))
  })
  test('a handicap is added to the percentage, or to the total', () => {
    const settings = { handicaps: { 1: '2.5' } }
    const result = rankStage(laws2017, stage([...'12345678'], twoSections, settings))
    const own = result.ok ? result.value.standings.find(line => line.entrant === '1') : undefined
    expect(own && toDecimal(own.total.percent ?? own.total.rankBy, 2)).toBe('2.50')
    expect(ranked(stage([...'12345678'], twoSections, { ...settings, method: 'totalPoints' })).at(2)).toEqual([
      '3',
      '200.00',
      3,
      undefined,
    ])
  })
})

test('individuals score with their side', () => {
  const rows: Row[] = [
    { board: '1', sides: ['a', 'b', 'c', 'd'], sheet: { nsScore: 100 } },
    { board: '1', sides: ['e', 'f', 'g', 'h'], sheet: { nsScore: 0 } },
  ]
  const result = ranked(stage([...'abcdefgh'], rows, {}))
  expect(result.filter(line => line[2] === 1).map(line => line[0])).toEqual(['a', 'c', 'f', 'h'])
})

test('fouled copies are compared apart (Law 87)', () => {
  const rows: Row[] = [
    { board: '1', sides: ['1', '2'], sheet: { nsScore: 100 } },
    { board: '1', sides: ['3', '4'], sheet: { nsScore: 50 } },
    { board: '1', sides: ['5', '6'], sheet: { nsScore: 400, copy: 'B' } },
    { board: '1', sides: ['7', '8'], sheet: { nsScore: 420, copy: 'B' } },
  ]
  const result = ranked(stage([...'12345678'], rows, {}))
  expect(result.filter(line => line[2] === 1).map(line => line[0])).toEqual(['1', '4', '6', '7'])
  expect(result[0]?.[1]).toBe('5.00')
})

describe('matches', () => {
  const swiss: Row[] = [
    { round: 1, sides: ['A', 'B'], sheet: { match: { imps: [30, 10], boards: 8 } } },
    { round: 1, sides: ['C', 'D'], sheet: { match: { imps: [10, 30], boards: 8 } } },
    { round: 1, sides: ['E'], sheet: { bye: true } },
    { round: 2, sides: ['A', 'D'], sheet: { match: { imps: [10, 10], boards: 8 } } },
    { round: 2, sides: ['B', 'E'], sheet: { match: { victoryPoints: ['8', '12'] } } },
  ]
  const settings = { method: 'teamImp', victoryPoints: { scale: 'wbf-2013', bye: '12' } }
  test('recorded matches, byes and starting scores', () => {
    expect(ranked(stage([...'ABCDE'], swiss, { ...settings, startingScores: { C: '1.5' } }))).toEqual([
      ['A', '26.46', 1, undefined],
      ['D', '26.46', 1, undefined],
      ['E', '24.00', 3, undefined],
      ['B', '11.54', 4, undefined],
      ['C', '5.04', 5, undefined],
    ])
  })
  test('EBU order: own match drawn, wins level, then opponents’ total', () => {
    const lines = ranked(stage([...'ABCDE'], swiss, { ...settings, tieBreaks: 'ebu' }))
    expect(lines.slice(0, 2)).toEqual([
      ['A', '26.46', 1, 'opponentsTotal'],
      ['D', '26.46', 2, 'opponentsTotal'],
    ])
  })
  test.each(['cbai', 'pzbs'])('%s leaves a full tie shared', tieBreaks => {
    const rows: Row[] = [{ sides: ['A', 'B'], sheet: { match: { imps: [10, 10], boards: 8 } } }]
    expect(ranked(stage(['A', 'B'], rows, { ...settings, tieBreaks })).map(line => line[2])).toEqual([1, 1])
  })
  test('Swiss pairs: the percentage of each match becomes victory points', () => {
    const table = (sides: string[], nsScore: number, board: string): Row => ({ board, sides, sheet: { nsScore } })
    const rows: Row[] = [
      ...[table(['1', '2'], 100, '1'), table(['3', '4'], 50, '1'), table(['5', '6'], 0, '1')],
      ...[table(['1', '2'], 0, '2'), table(['3', '4'], 50, '2'), table(['5', '6'], 50, '2')],
    ]
    const settings = { victoryPoints: { scale: 'swiss-pairs', boards: 8 } }
    // 50%, 62.5% and 37.5% of the matchpoints of a match on the row for 7-9 boards.
    expect(ranked(stage([...'123456'], rows, settings)).map(line => line.slice(0, 3))).toEqual([
      ['3', '18.00', 1],
      ['6', '18.00', 1],
      ['1', '10.00', 3],
      ['2', '10.00', 3],
      ['4', '2.00', 5],
      ['5', '2.00', 5],
    ])
  })
  test('Patton adds points for the share of all points', () => {
    const rows: Row[] = [
      { board: '1', sides: ['A', 'B'], sheet: { nsScore: 620 } },
      { board: '1', sides: ['B', 'A'], sheet: { nsScore: 170 } },
    ]
    const pattonTable = [
      { from: '0', winner: '1', loser: '1' },
      { from: '0.5', winner: '2', loser: '0' },
    ]
    expect(ranked(stage(['A', 'B'], rows, { method: 'patton', pattonTable }))).toEqual([
      ['A', '4.00', 1, undefined],
      ['B', '0.00', 2, undefined],
    ])
  })
})

/** Every code is one of ours and carries the parameters it promises. */
const check = (node: Explanation): void => {
  expect(bridgeExplanationCodes).toContain(node.code)
  const promised = bridgeExplanations[node.code as keyof typeof bridgeExplanations]
  for (const name of promised) expect(Object.keys(node.params ?? {})).toContain(name)
  for (const step of node.steps ?? []) check(step)
}

describe('explanations', () => {
  test('name only known codes and give the parameters promised', () => {
    const weighted = {
      adjusted: {
        weighted: [
          { weight: '0.5', nsScore: 0 },
          { weight: '0.5', nsScore: 100 },
        ],
      },
    }
    const rows: Row[] = [
      ...pairs,
      { board: '1', sides: ['5', '6'], sheet: weighted },
      { board: '2', sides: ['5', '6'], sheet: { adjusted: { ns: 'ave+', ew: 'ave-' } } },
      { board: '3', sides: ['5', '6'], sheet: { contract: 'PASS' } },
    ]
    const penalty: Adjustment[] = [{ kind: 'penalty', entrant: entrantId('5'), amount: '1' }]
    for (const method of ['matchpoint', 'butler', 'crossImp', 'totalPoints']) {
      const facts = stage(['1', '2', '3', '4', '5', '6'], rows, { method }, penalty)
      for (const { id } of facts.entrants) {
        const explained = laws2017.explain(facts, { entrant: id })
        if (!explained) throw new TypeError('nothing to explain')
        check(explained)
      }
    }
  })
  test('of matches and team boards', () => {
    const rows: Row[] = [
      { board: '1', sides: ['A', 'B'], sheet: { nsScore: 620 } },
      { board: '1', sides: ['B', 'A'], sheet: { contract: '4S', declarer: 'N', tricks: 9, heldToMinus: 'ns' } },
      { round: 2, sides: ['A'], sheet: { bye: true } },
      { round: 2, sides: ['B', 'C'], sheet: { match: { imps: [30, 10], boards: 8 } } },
    ]
    for (const method of ['teamImp', 'boardAMatch', 'quotient', 'aggregate', 'patton']) {
      for (const victoryPoints of [undefined, { scale: 'wbf-2013', boards: 8, bye: '12' }]) {
        const settings = { method, victoryPoints, startingScores: { A: '2' }, handicaps: { B: '1' } }
        const facts = stage(['A', 'B', 'C'], rows, settings)
        for (const { id } of facts.entrants) check(laws2017.explain(facts, { entrant: id }) as Explanation)
        const codes = codesIn(laws2017.explain(facts, { entrant: entrantId('A') }))
        expect(codes).toContain(victoryPoints ? 'matchVictoryPoints' : 'matchNet')
        expect(codes).toContain('startingScore')
      }
    }
  })
  test('follow an award to sheet, comparisons and article', () => {
    const facts = stage(['1', '2', '3', '4'], pairs, {})
    const explained = laws2017.explain(facts, { entrant: entrantId('1'), slot: 'r1/1-2/b1' })
    expect(explained).toMatchObject({ code: 'boardAward', value: '2.00', clause: { article: '78A' } })
    expect(codesIn(explained)).toEqual([
      'boardAward',
      'sheetPlayed',
      'trickPoints',
      'premiumPoints',
      'rawMatchpoints',
      'comparison',
      'comparison',
    ])
    expect(laws2017.explain(facts, { entrant: entrantId('9') })).toBeUndefined()
  })
})
