import { describe, expect, test } from 'vitest'
import type { AdjustmentFact } from '../../core/adjustment.js'
import type { FileEvidence } from '../../core/file-evidence.js'
import type { StageFacts } from '../../core/facts.js'
import { entrantId, factId } from '../../core/ids.js'
import { toDecimal } from '../../core/ratio.js'
import { bridge } from '../bridge.js'
import { chooseProfile } from './choose-profile.js'
import { compareLines } from './compare-lines.js'
import { readFacts } from './read-facts.js'

const editionId = 'bridge/laws-2017'
const edition = bridge.editions.find(({ id }) => id === editionId)

/** Two boards of a match at two tables; on the second a director gave home average plus at the open room. */
const factsOf = (settings: Record<string, unknown>): StageFacts<unknown> => {
  const table = (board: number, room: 'open' | 'closed', sheet: unknown) => ({
    id: factId(`b${board}/${room}`),
    slot: `b${board}/${room}`,
    session: 1,
    round: 1,
    board: `${board}`,
    sides: (room === 'open' ? ['home', 'away'] : ['away', 'home']).map(entrantId),
    sheet,
  })
  return {
    entrants: ['home', 'away'].map(id => ({ id: entrantId(id), number: id })),
    sheets: [
      table(1, 'open', { nsScore: 420 }),
      table(1, 'closed', { nsScore: 170 }),
      table(2, 'open', { adjusted: { ns: 'ave+', ew: 'ave-' } }),
      table(2, 'closed', { nsScore: 140 }),
    ],
    adjustments: [],
    lots: [],
    settings,
  }
}

const evidenceOf = (
  method: string,
  lines: Readonly<Record<string, readonly [ns?: string, ew?: string]>>,
): FileEvidence => ({
  methods: [method],
  lines: new Map(
    Object.entries(lines).map(([slot, [ns, ew]]) => [
      slot,
      { ...(ns === undefined ? {} : { ns }), ...(ew === undefined ? {} : { ew }) },
    ]),
  ),
  contestants: new Map(),
})

const imps = factsOf({ method: 'teamImp' })

/** What both teams get of a board, each from the table where it sits north–south. */
const pointsOf = (facts: StageFacts<unknown>, board: number): readonly (string | undefined)[] => {
  const scored = edition?.score(readFacts(facts) as never)
  return ['open', 'closed'].map(room => {
    const line = scored?.ok ? scored.value.find(({ slot }) => slot === `b${board}/${room}`) : undefined
    return line && toDecimal(line.points.value, 1)
  })
}

const taking = (lines: ReturnType<typeof compareLines>, ...slots: readonly string[]): AdjustmentFact[] =>
  lines.flatMap(({ slot, stated }) => (stated && slots.includes(slot) ? [{ id: factId(`a/${slot}`), ...stated }] : []))

describe('a team match of a file beside ours', () => {
  const figures = {
    'b1/open': ['6', '-6'],
    'b1/closed': ['-6', '6'],
    'b2/open': ['5', '-5'],
    'b2/closed': ['-5', '5'],
  } as const
  const lines = compareLines(editionId, imps, evidenceOf('teamImp', figures))

  test('is compared table by table, the award of a director named as one', () => {
    expect(lines.map(({ slot, agrees, awarded, otherTable }) => [slot, agrees, awarded, otherTable])).toEqual([
      ['b1/open', true, false, 'b1/closed'],
      ['b1/closed', true, false, 'b1/open'],
      ['b2/open', false, true, 'b2/closed'],
      ['b2/closed', false, false, 'b2/open'],
    ])
    expect(lines[2]).toMatchObject({ file: { ns: '5', ew: '-5' }, computed: { ns: '3', ew: '-3' } })
  })

  test('what is taken of one table counts for both teams, and is told with its article', () => {
    expect(pointsOf(imps, 2)).toEqual(['3.0', '-3.0'])
    for (const slots of [['b2/open'], ['b2/closed'], ['b2/open', 'b2/closed']]) {
      const ruled = { ...imps, adjustments: taking(lines, ...slots) }
      expect([slots, pointsOf(ruled, 2), pointsOf(ruled, 1)]).toEqual([slots, ['5.0', '-5.0'], ['6.0', '-6.0']])
    }
    const one = { ...imps, adjustments: taking(lines, 'b2/open') }
    const slot = { entrant: entrantId('away'), slot: 'b2/closed' }
    const tree = JSON.stringify(edition?.explain(readFacts(one) as never, slot))
    expect(tree).toContain('"code":"statedInFile"')
    expect(tree).toContain('"stated":"-5"')
    expect(tree).toContain('"from":"a/b2/open"')
  })

  test('a ruling given afterwards at either table takes its place at both', () => {
    const ruling = { kind: 'artificial' as const, slot: 'b2/closed', payload: { ns: 'ave+', ew: 'ave-' } }
    const adjustments = [...taking(lines, 'b2/open', 'b2/closed'), { id: factId('r'), adjustment: ruling }]
    expect(pointsOf({ ...imps, adjustments }, 2)).toEqual(['3.0', '3.0'])
  })
})

test('what each side won is read as what it gained', () => {
  const won = evidenceOf('teamImp', { 'b1/open': ['6', '0'], 'b1/closed': ['0', '6'], 'b2/open': ['5', '0'] })
  const lines = compareLines(editionId, imps, won)
  expect(lines.map(({ agrees }) => agrees)).toEqual([true, true, false, undefined])
  expect(pointsOf({ ...imps, adjustments: taking(lines, 'b2/open') }, 2)).toEqual(['5.0', '-5.0'])
  const plain = evidenceOf('teamImp', { 'b1/open': ['6', '0'], 'b1/closed': ['0', '6'] })
  expect(chooseProfile(editionId, imps, plain).figures).toEqual({ agree: 4, of: 4 })
})

test('a board that is printed for one side gives the other the rest', () => {
  const lines = compareLines(editionId, imps, evidenceOf('teamImp', { 'b1/open': ['7'] }))
  expect(pointsOf({ ...imps, adjustments: taking(lines, 'b1/open') }, 1)).toEqual(['7.0', '-7.0'])

  const boards = factsOf({ method: 'boardAMatch' })
  const printed = compareLines(
    editionId,
    boards,
    evidenceOf('boardAMatch', { 'b1/open': ['1.5'], 'b2/open': ['0', '2'] }),
  )
  const adjustments = taking(printed, 'b1/open', 'b2/open')
  expect([1, 2].map(board => pointsOf({ ...boards, adjustments }, board))).toEqual([
    ['1.5', '0.5'],
    ['0.0', '2.0'],
  ])
})

test('a board that only one table has played is not compared', () => {
  const half = { ...imps, sheets: imps.sheets.slice(0, 1) }
  const [line] = compareLines(editionId, half, evidenceOf('teamImp', { 'b1/open': ['6', '-6'] }))
  expect(line).toMatchObject({ agrees: undefined, computed: {} })
  expect(line?.stated).toBeUndefined()
})
