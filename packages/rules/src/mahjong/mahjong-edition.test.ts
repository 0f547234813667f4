import { describe, expect, it } from 'vitest'
import type { Adjustment } from '../core/adjustment.js'
import type { StageFacts } from '../core/facts.js'
import { entrantId, factId } from '../core/ids.js'
import { rankStage, readStageFacts } from '../core/rank-stage.js'
import { toDecimal, toText } from '../core/ratio.js'
import { mahjongExplanationCodes } from './explanation-codes.js'
import { mahjong } from './index.js'
import { mcr1998, wmo2006 } from './editions/index.js'
import type { MahjongFacts } from './score/field.js'
import type { MahjongEdition } from './mahjong-edition.js'

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

interface Table {
  readonly slot: string
  readonly sides: string
  readonly totals: readonly number[]
}

const factsOf = (
  tables: readonly Table[],
  adjustments: readonly Adjustment[] = [],
  settings: unknown = {},
): StageFacts<unknown> => ({
  entrants: names.map((name, i) => ({ id: entrantId(name), number: `${i + 1}` })),
  sheets: tables.map(({ slot, sides, totals }) => ({
    id: factId(`fact-${slot}`),
    slot,
    session: Number(slot.charAt(1)),
    sides: [...sides].map(entrantId),
    sheet: { kind: 'totals', totals },
  })),
  adjustments: adjustments.map((adjustment, i) => ({ id: factId(`ruling-${i}`), adjustment })),
  lots: [],
  settings,
})

const ranked = (edition: MahjongEdition, stored: StageFacts<unknown>) => {
  const facts = readStageFacts(edition, stored)
  if (!facts.ok) throw new Error(JSON.stringify(facts.error))
  const result = rankStage(edition, facts.value)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return { facts: facts.value as MahjongFacts, lines: result.value.lines, standings: result.value.standings }
}

const order = (edition: MahjongEdition, facts: StageFacts<unknown>): readonly string[] =>
  ranked(edition, facts).standings.map(line => `${line.rank} ${line.entrant} ${toDecimal(line.total.total.value, 2)}`)

const first: Table = { slot: 's1/t1', sides: 'abcd', totals: [40, 40, -30, -50] }
const second: Table = { slot: 's1/t2', sides: 'efgh', totals: [30, 10, -10, -30] }

describe('2006: 4-2-1-0 by table, then contest points', () => {
  it('shares tied places exactly and separates by contest points', () => {
    expect(order(wmo2006, factsOf([first, second]))).toEqual([
      '1 e 4.00',
      '2 a 3.00',
      '2 b 3.00',
      '4 f 2.00',
      '5 g 1.00',
      '6 c 1.00',
      '7 h 0.00',
      '8 d 0.00',
    ])
    const { standings } = ranked(wmo2006, factsOf([first, second]))
    expect(standings.find(line => line.entrant === 'g')?.separatedBy).toBe('gamePoints')
    expect(standings.find(line => line.entrant === 'a')?.shared).toBe(true)
  })

  it('carries points into a final and takes penalties from the total', () => {
    const carry = { d: { standardPoints: '21/4', gamePoints: 100 } }
    const penalty: Adjustment = { kind: 'penalty', entrant: entrantId('e'), amount: '2' }
    const facts = factsOf([first, second], [penalty], { carry })
    expect(order(wmo2006, facts).slice(0, 4)).toEqual(['1 d 5.25', '2 a 3.00', '2 b 3.00', '4 e 2.00'])
  })

  it('gives a forfeiter nothing and ranks him below those who played', () => {
    const forfeit: Adjustment = { kind: 'forfeit', entrant: entrantId('e'), slot: 's1/t2' }
    const { lines } = ranked(wmo2006, factsOf([second], [forfeit]))
    const standard = lines.filter(line => line.unit === 'standardPoint').map(line => toText(line.points.value))
    expect(standard).toEqual(['0', '4', '2', '1'])
    expect(lines.find(line => line.entrant === 'e' && line.unit === 'gamePoint')).toMatchObject({
      points: { value: { num: 0n } },
      marks: ['forfeit'],
    })
  })

  it('takes values of a ruling in place of the sheet, drops annulled tables and those without standing', () => {
    const assigned: Adjustment = {
      kind: 'assigned',
      slot: 's1/t1',
      payload: { gamePoints: [0, 0, 0, 0], standardPoints: ['1', '1', '1', '0'] },
    }
    const annulled: Adjustment = { kind: 'annulled', slot: 's1/t2' }
    const unranked: Adjustment = { kind: 'unranked', entrant: entrantId('h') }
    const { lines, standings } = ranked(wmo2006, factsOf([first, second], [assigned, annulled, unranked]))
    expect(lines.every(line => line.slot === 's1/t1' && line.from === 'ruling-0')).toBe(true)
    expect(standings.map(line => line.entrant)).not.toContain('h')
    expect(standings.filter(line => line.rank === 1).map(line => line.entrant)).toEqual(['a', 'b', 'c'])
  })

  it('draws lots only where the event does', () => {
    const facts = { ...factsOf([first], [], { lots: true }), lots: [] }
    const lots = ['b', 'a'].map((name, i) => ({ id: factId(`lot-${i}`), entrant: entrantId(name), order: i + 1 }))
    expect(order(wmo2006, { ...facts, lots }).slice(0, 2)).toEqual(['1 b 3.00', '2 a 3.00'])
    expect(order(wmo2006, facts).slice(0, 2)).toEqual(['1 a 3.00', '1 b 3.00'])
  })
})

describe('1998: place within the group', () => {
  it('gives the first as many points as there are players', () => {
    expect(order(mcr1998, factsOf([first, second]))).toEqual([
      '1 a 7.00',
      '1 b 7.00',
      '3 e 5.00',
      '4 f 4.00',
      '5 g 3.00',
      '6 c 1.50',
      '6 h 1.50',
      '8 d 0.00',
    ])
  })

  it('has two more keys', () => {
    expect(mcr1998.tieBreaks({}).map(criterion => criterion.code)).toEqual([
      'gamePoints',
      'bestSession',
      'bestSessionCount',
    ])
    expect(wmo2006.tieBreaks({}).map(criterion => criterion.code)).toEqual(['gamePoints'])
  })
})

describe('explanations', () => {
  const hands = [
    { number: 1, result: { kind: 'discard', winner: 0, discarder: 1, fan: 25 } },
    {
      number: 2,
      result: { kind: 'drawn' },
      falseWins: [{ player: 2, kind: 'falseWin' }],
      fines: [{ player: 3, amount: 5 }],
    },
  ]
  const stored = {
    ...factsOf([]),
    sheets: [
      {
        id: factId('sheet'),
        slot: 's1/t1',
        session: 1,
        sides: [...'abcd'].map(entrantId),
        sheet: { kind: 'hands', hands, ended: 'time' },
      },
    ],
  }

  it('names a fine taken by ruling and what was paid out of it', () => {
    const { facts } = ranked(
      wmo2006,
      factsOf(
        [first],
        [
          { kind: 'penalty', entrant: entrantId('a'), slot: 's1/t1', amount: '20' },
          { kind: 'penalty', entrant: entrantId('b'), slot: 's1/t1', amount: '-20' },
        ],
      ),
    )
    const steps = (name: string) =>
      wmo2006
        .explain(facts, { entrant: entrantId(name) })
        ?.steps?.flatMap(session => session.steps ?? [])
        .map(({ code, value, params, from }) => [code, value, params?.amount, from])
    expect(steps('a')).toEqual([
      ['sessionTotals', '+40', undefined, undefined],
      ['fineByRuling', '-20', 20, 'ruling-0'],
    ])
    expect(steps('b')?.at(-1)).toEqual(['receivedByRuling', '+20', 20, 'ruling-1'])
    expect(steps('c')).toHaveLength(1)
  })

  it('follow a session down to the hand, the article and the fact', () => {
    const { facts } = ranked(wmo2006, stored)
    const why = wmo2006.explain(facts, { entrant: entrantId('a'), slot: 's1/t1' })
    expect(why).toMatchObject({
      code: 'session',
      value: '4.00',
      params: { gamePoints: 59, place: 1, level: 1 },
      clause: { edition: 'mahjong/wmo-2006', article: '3.9.2-2' },
      from: 'sheet',
    })
    expect(why?.steps?.map(step => `${step.code} ${step.value}`)).toEqual([
      'handWonOnDiscard +49',
      'handDrawn 0',
      'falseWinReceived +10',
    ])
  })

  it('use only listed codes', () => {
    const { facts } = ranked(wmo2006, stored)
    const seen = new Set<string>()
    const collect = (node: { code: string; steps?: readonly { code: string }[] }): void => {
      seen.add(node.code)
      for (const step of node.steps ?? []) collect(step)
    }
    for (const name of names) {
      const why = wmo2006.explain(facts, { entrant: entrantId(name) })
      if (why) collect(why)
    }
    expect([...seen].filter(code => !mahjongExplanationCodes.some(known => known === code))).toEqual([])
    expect(seen).toContain('total')
  })

  it('describe a sheet in codes and numbers', () => {
    const { facts } = ranked(wmo2006, stored)
    const sheet = facts.sheets[0]?.sheet
    expect(sheet && wmo2006.describeSheet(sheet, { settings: {} })).toEqual({
      hands: '2',
      ended: 'time',
      east: '59',
      south: '-23',
      west: '-38',
      north: '-3',
    })
  })
})

describe('settings and sheets', () => {
  it.each([
    [{ hands: 17 }, 'hands'],
    [{ standardPoints: { kind: 'table', scale: ['4'] } }, 'standardPoints.scale'],
    [{ switches: { minimum: -1 } }, 'switches.minimum'],
    [{ switches: { other: 1 } }, 'switches.other'],
    [{ carry: { a: { standardPoints: 1, gamePoints: 0 } } }, 'carry'],
  ])('refuse %j', (settings, path) => {
    const parsed = wmo2006.parseSettings(settings)
    expect(parsed.ok ? [] : parsed.error.map(problem => problem.at?.path)).toEqual([path])
  })

  it('refuse a table that is not four different players', () => {
    const facts = readStageFacts(wmo2006, factsOf([{ ...first, sides: 'abca' }]))
    expect(facts.ok && wmo2006.score(facts.value as MahjongFacts)).toMatchObject({
      ok: false,
      error: [{ code: 'ENTRANT_TWICE' }],
    })
  })

  it('name every fan in two languages', () => {
    const codes = wmo2006.book.profile.fans.map(fan => fan.code)
    expect(codes.filter(code => !mahjong.terms[code]?.zh || !mahjong.terms[code]?.en)).toEqual([])
    expect(new Set(codes).size).toBe(82)
  })
})

describe('a final', () => {
  it('brings the game points along, which separate those level in standard points (3.10.1)', () => {
    const further = { a: { gamePoint: '100' }, b: { gamePoint: '10' } }
    const settings = mahjong.seating.withCarried?.({}, { a: '4', b: '4', c: '0', d: '0' }, further) ?? {}
    const last = { slot: 's1/t1', sides: 'abcd', totals: [10, 10, 30, -50] }
    const four = new Set(['a', 'b', 'c', 'd'])
    const facts = factsOf([last], [], settings)
    const { standings } = ranked(wmo2006, { ...facts, entrants: facts.entrants.filter(({ id }) => four.has(id)) })
    expect(standings.slice(0, 2)).toMatchObject([
      { entrant: 'a', rank: 1, separatedBy: 'gamePoints' },
      { entrant: 'b', rank: 2 },
    ])
    expect(mahjong.seating.carriedFurther?.(settings, 'a')).toEqual({ gamePoint: '100' })
    expect(wmo2006.parseSettings(mahjong.seating.withCarried?.({}, { a: '4' }, { a: { gamePoint: '55/2' } })).ok).toBe(
      true,
    )
  })
})
