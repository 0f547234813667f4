import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Adjustment } from '../../core/adjustment.js'
import type { StageFacts } from '../../core/facts.js'
import { entrantId, factId } from '../../core/ids.js'
import { rankStage, readStageFacts } from '../../core/rank-stage.js'
import { toText } from '../../core/ratio.js'
import { evenings } from '../../evenings.cases.js'
import { bridgeEditions } from '../editions/index.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'

const pairs = ['a', 'b', 'c', 'd', 'e', 'f'].map(entrantId)
const drawn = [0, 1, 2].map(at => ({
  slot: `s1/r1/t${at + 1}/b1`,
  session: 1,
  round: 1,
  table: `${at + 1}`,
  board: '1',
  sides: pairs.slice(2 * at, 2 * at + 2),
}))

describe.each(bridgeEditions)('a ruling and the sheet of its board, $id', edition => {
  const stored = (sheets: readonly unknown[], adjustments: readonly Adjustment[]): StageFacts<unknown> => ({
    entrants: pairs.map((id, i) => ({ id, number: `${i + 1}` })),
    sheets: drawn.flatMap((place, at) =>
      sheets[at] === undefined ? [] : [{ ...place, id: factId(`sheet-${at}`), sheet: sheets[at] }],
    ),
    adjustments: adjustments.map((adjustment, i) => ({ id: factId(`ruling-${i}`), adjustment })),
    lots: [],
    settings: {},
  })
  const factsOf = (...given: Parameters<typeof stored>): BridgeFacts => {
    const facts = readStageFacts(edition, stored(...given))
    if (!facts.ok) throw new TypeError(JSON.stringify(facts.error))
    return facts.value as BridgeFacts
  }
  const averages = (sheets: readonly unknown[], at: number): readonly Adjustment[] => {
    const slot = drawn[at]?.slot ?? ''
    const context = { facts: factsOf(sheets, []), drawn, history: [], slot }
    const answers = { ns: 'ave+', ew: 'ave-' }
    const choice = {
      situation: 'boardCannotBePlayed',
      option: 'artificialScore',
      answers,
      authority: 'director',
    } as const
    const resolved = edition.rulings.resolve(context, choice)
    if (!resolved.ok) throw new TypeError(JSON.stringify(resolved.error))
    return resolved.value.adjustments.map(one =>
      one.kind === 'artificial' && sheets[at] === undefined ? { ...one, drawn: drawn[at] as never } : one,
    )
  }
  const totals = (...given: Parameters<typeof stored>): Readonly<Record<string, string>> => {
    const ranked = rankStage(edition, factsOf(...given))
    if (!ranked.ok) throw new TypeError(JSON.stringify(ranked.error))
    return Object.fromEntries(ranked.value.standings.map(line => [line.entrant, toText(line.total.total.value)]))
  }
  const made = (tricks: number) => ({ contract: '3NT', declarer: 'N', tricks })

  it('gives averages for a board that was never played, without a sheet', () => {
    const rulings = averages([made(9), made(10)], 2)
    expect(totals([made(9), made(10)], rulings)).toEqual(totals([made(9), made(10), { notPlayed: true }], rulings))
    expect(totals([made(9), made(10)], rulings).e).not.toBe('0')
  })

  it('has the same totals whether the ruling or the sheet came first', () => {
    const table = fc.record({ tricks: fc.integer({ min: 5, max: 13 }), ruled: fc.boolean(), sheet: fc.boolean() })
    fc.assert(
      fc.property(fc.tuple(table, table, table), tables => {
        const sheets = tables.map(({ sheet, tricks }) => (sheet ? made(tricks) : undefined))
        const rulings = (known: readonly unknown[]) =>
          tables.flatMap(({ ruled }, at) => (ruled ? averages(known, at) : []))
        const before = rulings([])
        expect(totals(sheets, before)).toEqual(totals(sheets, rulings(sheets)))
        expect(totals(sheets, [...before].reverse())).toEqual(totals(sheets, before))
      }),
      { numRuns: evenings },
    )
  })
})
