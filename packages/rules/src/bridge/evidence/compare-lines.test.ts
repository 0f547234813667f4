import { describe, expect, test } from 'vitest'
import type { FileEvidence } from '../../core/file-evidence.js'
import type { StageFacts } from '../../core/facts.js'
import { entrantId, factId } from '../../core/ids.js'
import { toDecimal } from '../../core/ratio.js'
import { bridge } from '../bridge.js'
import { compareLines } from './compare-lines.js'
import { readFacts } from './read-facts.js'

const editionId = 'bridge/laws-2017'
const edition = bridge.editions.find(({ id }) => id === editionId)

/** The line of one contestant in a slot, everything read and scored. */
const scoreOf = (facts: StageFacts<unknown>, slot: string, entrant: string) => {
  const scored = edition?.score(readFacts(facts) as never)
  return scored?.ok ? scored.value.find(line => line.slot === slot && line.entrant === entrant) : undefined
}

const pointsOf = (facts: StageFacts<unknown>, slot: string, entrant: string, decimals = 0): string | undefined => {
  const line = scoreOf(facts, slot, entrant)
  return line && toDecimal(line.points.value, decimals)
}

/** Two boards of four tables; on the second the last table has an award. */
const factsOf = (settings: Record<string, unknown>, last: unknown = { nsScore: -50 }): StageFacts<unknown> => {
  const table = (board: number, at: number, sheet: unknown) => ({
    id: factId(`b${board}/${at}`),
    slot: `b${board}/${at}`,
    session: 1,
    board: `${board}`,
    sides: [entrantId(`${at}`), entrantId(`${at + 4}`)],
    sheet,
  })
  const scores = [420, 140, 140, -50]
  return {
    entrants: [1, 2, 3, 4, 5, 6, 7, 8].map(n => ({ id: entrantId(`${n}`), number: `${n}` })),
    sheets: [
      ...scores.map((nsScore, i) => table(1, i + 1, { nsScore })),
      ...scores.map((nsScore, i) => table(2, i + 1, i === 3 ? last : { nsScore })),
    ],
    adjustments: [],
    lots: [],
    settings,
  }
}

const evidence = (lines: Readonly<Record<string, readonly [string?, string?]>>): FileEvidence => ({
  methods: ['matchpoint'],
  lines: new Map(
    Object.entries(lines).map(([slot, [ns, ew]]) => [
      slot,
      { ...(ns === undefined ? {} : { ns }), ...(ew === undefined ? {} : { ew }) },
    ]),
  ),
  contestants: new Map(),
})

const figures = { 'b1/1': ['6', '0'], 'b1/2': ['4', '4'], 'b1/4': ['0', '6'] } as const

describe('a line of a file beside ours', () => {
  const facts = factsOf({ method: 'matchpoint' })
  const lines = compareLines(editionId, facts, evidence(figures))
  const at = (slot: string) => lines.find(line => line.slot === slot)

  test('agrees, differs, or says nothing: what prints no figure never agrees', () => {
    expect(lines.map(({ agrees }) => agrees)).toEqual([
      true,
      false,
      undefined,
      true,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(at('b1/2')).toMatchObject({ file: { ns: '4', ew: '4' }, computed: { ns: '3', ew: '3' }, awarded: false })
  })

  test('where they differ the file’s can be taken, the result still counting for all others', () => {
    const taken = at('b1/2')?.stated
    expect(taken?.clause).toEqual({ edition: editionId, article: '12C1b' })
    const adjustments = taken ? [{ id: factId('a1'), ...taken }] : []
    const ruled = { ...facts, adjustments }
    const boards = ['1', '2', '3', '4'].map(id => pointsOf(ruled, `b1/${id}`, id))
    expect([...boards, pointsOf(ruled, 'b1/2', '6')]).toEqual(['6', '4', '3', '0', '4'])
    expect([scoreOf(ruled, 'b1/2', '2')?.marks, scoreOf(ruled, 'b1/3', '3')?.marks]).toEqual([['asStated'], undefined])
    const tree = JSON.stringify(edition?.explain(readFacts(ruled) as never, { entrant: entrantId('2'), slot: 'b1/2' }))
    expect(tree).toContain('"code":"statedInFile"')
    expect(tree).toContain('"computed":"3"')
    expect(tree).toContain('"from":"a1"')
    expect(compareLines(editionId, { ...facts, adjustments }, evidence(figures))[1]?.computed.ns).toBe('3')
  })

  test('a ruling given afterwards takes its place', () => {
    const taken = at('b1/2')?.stated
    const ruling = { kind: 'artificial' as const, slot: 'b1/2', payload: { ns: 'ave+', ew: 'ave-' } }
    const adjustments = [...(taken ? [{ id: factId('a1'), ...taken }] : []), { id: factId('a2'), adjustment: ruling }]
    expect(scoreOf({ ...facts, adjustments }, 'b1/2', '2')?.marks).toEqual(['artificial'])
  })
})

test('an award of a director is named as one, with its figures or without', () => {
  const facts = factsOf({ method: 'matchpoint' }, { adjusted: { ns: '60', ew: '40' } })
  const [award] = compareLines(editionId, facts, evidence({ 'b2/4': ['3', '3'] })).filter(line => line.awarded)
  expect(award).toMatchObject({ slot: 'b2/4', agrees: false, computed: { ns: '4', ew: '2' } })
  const [silent] = compareLines(editionId, facts, evidence({})).filter(line => line.awarded)
  expect(silent).toMatchObject({ slot: 'b2/4', agrees: undefined })
})

test('a percentage is a share of the top; raw points of a short board grow with the field', () => {
  const percents = factsOf({ method: 'matchpoint', profile: { awardPrint: 'percent' } })
  const [line] = compareLines(editionId, percents, evidence({ 'b1/2': ['60', '40'] })).filter(one => one.stated)
  const adjustments = line?.stated ? [{ id: factId('a1'), ...line.stated }] : []
  expect(pointsOf({ ...percents, adjustments }, 'b1/2', '2', 2)).toBe('3.60')

  const whole = factsOf({ method: 'matchpoint', profile: { shortBoardPrint: 'raw' } })
  const short = { ...whole, sheets: whole.sheets.slice(0, -1) }
  // Three of four have played; ours is 4 of 4, the file says 3: (3 + 1) × 4 / 3 − 1 = 13/3.
  const [raw] = compareLines(editionId, short, evidence({ 'b2/1': ['3', '1'] })).filter(one => one.stated)
  expect(raw?.computed).toEqual({ ns: '4', ew: '0' })
  const taken = raw?.stated ? [{ id: factId('a1'), ...raw.stated }] : []
  expect(pointsOf({ ...short, adjustments: taken }, 'b2/1', '1', 4)).toBe('4.3333')
})

test('a percentage of a board that nobody else played is what the file says, half included', () => {
  const all = factsOf({ method: 'matchpoint', profile: { awardPrint: 'percent' } })
  const facts = { ...all, sheets: all.sheets.filter(({ slot }) => slot === 'b1/2' || slot === 'b2/2') }
  const stated = compareLines(editionId, facts, evidence({ 'b1/2': ['62.52', '37.48'], 'b2/2': ['50.00', '50.00'] }))
  const adjustments = stated.flatMap((line, i) => (line.stated ? [{ id: factId(`a${i}`), ...line.stated }] : []))
  expect(adjustments).toHaveLength(2)
  const read = readFacts({ ...facts, adjustments }) as never
  const scored = edition?.score(read)
  const totals = scored?.ok ? (edition?.totals(read, scored.value) ?? []) : []
  const printed = Object.fromEntries(totals.map(one => [one.entrant, one.percent && toDecimal(one.percent, 2)]))
  expect(printed).toMatchObject({ '2': '56.26', '6': '43.74' })
})

test('IMPs are taken as IMPs', () => {
  const imps = factsOf({ method: 'crossImp' })
  const [line] = compareLines(editionId, imps, evidence({ 'b1/2': ['5.5', '-5.5'] })).filter(one => one.stated)
  const adjustments = line?.stated ? [{ id: factId('a1'), ...line.stated }] : []
  expect(pointsOf({ ...imps, adjustments }, 'b1/2', '6', 1)).toBe('-5.5')
})
