import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Adjustment } from './core/adjustment.js'
import type { SheetFact, StageFacts } from './core/facts.js'
import { type EntrantId, entrantId, factId } from './core/ids.js'
import { rankStage, readStageFacts } from './core/rank-stage.js'
import { add, equals, sum, toText, zero } from './core/ratio.js'
import { editionOf } from './sports.js'
import { type ComputedStage, besideOf } from './tie-break/beside.js'

const computed = (edition: string, stored: StageFacts<unknown>): ComputedStage => {
  const rules = editionOf(edition)
  const facts = rules && readStageFacts(rules, stored)
  if (!rules || !facts?.ok) throw new TypeError(JSON.stringify(facts))
  const ranked = rankStage(rules, facts.value)
  if (!ranked.ok) throw new TypeError(JSON.stringify(ranked.error))
  return {
    edition: rules,
    facts: facts.value,
    scoreLines: ranked.value.lines,
    standings: ranked.value.standings,
  }
}

type Sheet = Omit<SheetFact<unknown>, 'id'>

const factsOf = (
  sides: readonly string[],
  sheets: readonly Sheet[],
  settings: object,
  adjustments: readonly Adjustment[] = [],
): StageFacts<unknown> => ({
  entrants: sides.map((id, at) => ({ id: entrantId(id), number: `${at + 1}` })),
  sheets: sheets.map(sheet => ({ ...sheet, id: factId(sheet.slot) })),
  adjustments: adjustments.map((adjustment, at) => ({ id: factId(`ruling-${at}`), adjustment })),
  lots: [],
  settings,
})

const twoOf = (stage: ComputedStage): readonly (readonly [EntrantId, EntrantId])[] =>
  stage.standings.flatMap(({ entrant }) =>
    stage.standings.flatMap(other => (other.entrant === entrant ? [] : [[entrant, other.entrant] as const])),
  )

/** Every two of a stage: the parts add up to the difference and to both figures; `plain`: nothing but what was played. */
const addsUp = (stage: ComputedStage, plain: boolean): void => {
  for (const two of twoOf(stage)) {
    const beside = besideOf(stage, two)
    expect(beside).toBeDefined()
    const parts = beside?.parts ?? []
    const columns = (['own', 'other', 'difference'] as const).map(key => sum(parts.map(part => part[key] ?? zero)))
    expect(columns.map(toText)).toEqual(
      [beside?.own, beside?.other, beside?.difference].map(value => toText(value ?? zero)),
    )
    for (const part of parts) expect(equals(add(part.difference, part.other ?? zero), part.own ?? zero)).toBe(true)
    if (plain) expect(parts.filter(({ kind }) => kind === 'rest')).toEqual([])
  }
}

const pairs = ['a', 'b', 'c', 'd', 'e', 'f']
/** Three tables and as many rounds as there are boards, each round another arrangement, one deal a round. */
const rotation = [
  [0, 1, 2, 3, 4, 5],
  [0, 2, 1, 4, 3, 5],
  [0, 3, 1, 5, 2, 4],
  [0, 4, 1, 3, 2, 5],
]
const evening = (scores: readonly number[]): readonly Sheet[] =>
  scores.map((nsScore, at) => {
    const [round, table] = [Math.floor(at / 3), at % 3]
    const seats = rotation[round % rotation.length] ?? []
    return {
      slot: `s1/r${round + 1}/t${table + 1}/b${round + 1}`,
      session: 1,
      round: round + 1,
      table: `${table + 1}`,
      board: `${round + 1}`,
      sides: [seats[2 * table] ?? 0, seats[2 * table + 1] ?? 1].map(pair => entrantId(pairs[pair] ?? '')),
      sheet: { nsScore: nsScore * 10 },
    }
  })
const scores = fc.array(fc.integer({ min: -200, max: 200 }), { minLength: 12, maxLength: 12 })

describe('two pairs of an evening of bridge', () => {
  test.each([
    [{ method: 'matchpoint' }, true],
    [{ method: 'crossImp' }, true],
    [{ method: 'butler' }, true],
    [{ method: 'totalPoints' }, true],
    [{ method: 'matchpoint', profile: { percentOf: 'boardMean' } }, true],
    [{ method: 'matchpoint', profile: { missingBoards: 'average' } }, false],
    [{ method: 'matchpoint', profile: { roundBeforePercent: 1 } }, false],
    [{ method: 'crossImp', profile: { missingBoards: 'factor' } }, true],
  ])('%j', (settings, plain) => {
    fc.assert(
      fc.property(scores, fc.subarray([...Array(12).keys()], { minLength: 8 }), (made, kept) => {
        const sheets = evening(made).filter((_, at) => kept.includes(at))
        addsUp(computed('bridge/laws-2017', factsOf(pairs, sheets, settings)), plain)
      }),
      { numRuns: 40, seed: 48 },
    )
  })

  const flat = evening([42, 42, 42, -5, 10, 10, 62, 62, 60, 14, 11, 9])

  it('compares matchpoints where both could win as many, percentages else', () => {
    const whole = computed('bridge/laws-2017', factsOf(pairs, flat, { method: 'matchpoint' }))
    expect(twoOf(whole).map(two => besideOf(whole, two)?.by)).toEqual(Array(30).fill('total'))
    const short = computed('bridge/laws-2017', factsOf(pairs, flat.slice(1), { method: 'matchpoint' }))
    const measures = twoOf(short).map(two => besideOf(short, two)?.by)
    expect(new Set(measures)).toEqual(new Set(['total', 'percent']))
  })

  it('puts what a penalty took beside the boards', () => {
    const penalty = { kind: 'penalty', entrant: entrantId('a'), amount: '1' } as const
    const stage = computed('bridge/laws-2017', factsOf(pairs, flat, { method: 'matchpoint' }, [penalty]))
    addsUp(stage, false)
    const beside = besideOf(stage, [entrantId('a'), entrantId('b')])
    expect(beside?.parts?.map(({ kind, board, difference }) => [kind, board, toText(difference)]).at(-1)).toEqual([
      'rest',
      undefined,
      '-1',
    ])
  })

  it('has no parts of a quotient, and none of itself or of somebody who is not there', () => {
    const teams = computed('bridge/laws-2017', factsOf(['a', 'b'], match(), { method: 'quotient' }))
    expect(besideOf(teams, [entrantId('a'), entrantId('b')])).toMatchObject({ parts: undefined })
    expect(besideOf(teams, [entrantId('a'), entrantId('a')])).toBeUndefined()
    expect(besideOf(teams, [entrantId('a'), entrantId('z')])).toBeUndefined()
  })
})

const match = (): readonly Sheet[] =>
  [
    ['open', ['a', 'b'], 420, '1'],
    ['closed', ['b', 'a'], 170, '1'],
    ['open', ['a', 'b'], -50, '2'],
    ['closed', ['b', 'a'], 100, '2'],
  ].map(([room, sides, nsScore, board]) => ({
    slot: `s1/r1/${room}/b${board}`,
    session: 1,
    round: 1,
    board: `${board}`,
    sides: (sides as string[]).map(entrantId),
    sheet: { nsScore },
  }))

test('teams: round by round, in victory points or what the matches brought', () => {
  const outcome = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 }))
  const rounds = fc.array(fc.tuple(outcome, outcome), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(rounds, fc.constantFrom({}, { victoryPoints: { scale: 'wbf-2013' } }), (played, scale) => {
      const sheets = played.flatMap((tables, round) =>
        tables.map(
          ([one, other], table): Sheet => ({
            slot: `s1/r${round + 1}/t${table + 1}`,
            session: 1,
            round: round + 1,
            table: `${table + 1}`,
            sides: (rotation[round] ?? []).slice(2 * table, 2 * table + 2).map(team => entrantId(pairs[team] ?? '')),
            sheet: { match: { imps: [`${one}`, `${other}`], boards: 16 } },
          }),
        ),
      )
      const stage = computed('bridge/laws-2017', factsOf(pairs, sheets, { method: 'teamImp', ...scale }))
      addsUp(stage, true)
      for (const two of twoOf(stage)) {
        const rounds = besideOf(stage, two)?.parts?.map(({ round }) => round) ?? []
        expect(rounds).toEqual([...new Set(rounds)].sort())
      }
    }),
    { numRuns: 40, seed: 48 },
  )
})

const tables = ['a', 'b', 'c', 'd']

test('guandan: round by round, with what was carried and taken beside them', () => {
  const levels = fc.integer({ min: 2, max: 12 })
  const rounds = fc.array(fc.tuple(levels, levels), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(rounds, fc.boolean(), (played, carried) => {
      const sheets = played.map(([one, other], at): Sheet => {
        const [round, table] = [Math.floor(at / 2), at % 2]
        return {
          slot: `r${round + 1}/t${table + 1}`,
          round: round + 1,
          table: `${table + 1}`,
          sides: tables.slice(2 * table, 2 * table + 2).map(entrantId),
          sheet: { ended: 'time', finalLevels: [`${Math.min(one, 10)}`, `${Math.min(other, 10)}`] },
        }
      })
      const carry = { carry: { a: { matchPoints: '2', levelPoints: '3' } } }
      const settings = { format: 'byTime', ...(carried ? carry : {}) }
      addsUp(computed('guandan/jingji-2022', factsOf(tables, sheets, settings)), !carried)
    }),
    { numRuns: 40, seed: 48 },
  )
})

const seat = fc.integer({ min: -60, max: 60 })
const atTable = fc.tuple(seat, seat, seat).map(([a, b, c]) => [a, b, c, -(a + b + c)])

test('mahjong: round by round in standard points; a tie by what parted it, with its numbers', () => {
  fc.assert(
    fc.property(fc.array(atTable, { minLength: 1, maxLength: 4 }), played => {
      const sheets = played.map(
        (totals, at): Sheet => ({
          slot: `r${at + 1}/t1`,
          round: at + 1,
          table: '1',
          sides: tables.map(entrantId),
          sheet: { kind: 'totals', totals },
        }),
      )
      const stage = computed('mahjong/wmo-2006', factsOf(tables, sheets, {}))
      addsUp(stage, true)
      for (const two of twoOf(stage)) {
        const beside = besideOf(stage, two)
        const [own, other] = two.map(id => stage.standings.find(({ entrant }) => entrant === id))
        const isLevel = toText(beside?.difference ?? zero) === '0'
        expect(beside?.tie !== undefined).toBe(isLevel && own?.rank !== other?.rank)
        if (beside?.tie) expect(equals(beside.tie.own, beside.tie.other)).toBe(false)
      }
    }),
    { numRuns: 60, seed: 48 },
  )
})

it('says of nine who are level that nothing parts them, and of nobody else that anything does', () => {
  const nine = [...'abcdefghi']
  const sheets = [0, 1, 2, 3].map(
    (at): Sheet => ({
      slot: `s1/r1/t${at + 1}/b1`,
      session: 1,
      round: 1,
      table: `${at + 1}`,
      board: '1',
      sides: [nine[2 * at] ?? '', nine[2 * at + 1] ?? ''].map(entrantId),
      sheet: { nsScore: 0 },
    }),
  )
  const stage = computed('bridge/laws-2017', {
    ...factsOf(nine, sheets, { method: 'totalPoints' }),
    ranks: 'everyone',
  })
  expect(stage.standings.map(({ rank, shared }) => [rank, shared])).toEqual(Array(9).fill([1, true]))
  addsUp(stage, true)
  for (const two of twoOf(stage)) expect(besideOf(stage, two)).toMatchObject({ difference: zero, tie: undefined })
})

it('compares nobody with a contestant of another group, and nobody within a bracket', () => {
  const facts = factsOf(pairs, evening(Array(12).fill(0)), { method: 'matchpoint' })
  const grouped = { ...facts, entrants: facts.entrants.map((one, at) => ({ ...one, group: at % 2 ? 'EW' : 'NS' })) }
  const stage = computed('bridge/laws-2017', grouped)
  expect(besideOf(stage, [entrantId('a'), entrantId('b')])).toBeUndefined()
  const two = [entrantId('a'), entrantId('c')] as const
  expect(besideOf(stage, two)).toBeDefined()
  const format = { kind: 'singleElimination', placement: 'none' } as const
  const bracket = { format, lines: pairs.map(entrantId), matches: [] }
  expect(besideOf({ ...stage, facts: { ...stage.facts, bracket } }, two)).toBeUndefined()
})
