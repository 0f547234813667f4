import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Adjustment } from '../../core/adjustment.js'
import type { StageFacts } from '../../core/facts.js'
import { type EntrantId, entrantId, factId } from '../../core/ids.js'
import { rankStage, readStageFacts } from '../../core/rank-stage.js'
import { toText } from '../../core/ratio.js'
import { evenings } from '../../evenings.cases.js'
import { guandanEditions } from '../editions/index.js'
import type { GuandanSheet } from '../sheet.js'

const pairs = ['a', 'b', 'c', 'd'].map(entrantId)
const drawn = [0, 1].map(at => ({
  slot: `r1/t${at + 1}`,
  round: 1,
  table: `${at + 1}`,
  sides: pairs.slice(2 * at, 2 * at + 2),
}))
const won = (levels: string) => ({ ended: 'time', finalLevels: levels.split(':') })

describe.each(guandanEditions)('a ruling and the sheet of its game, $id', edition => {
  const stored = (sheets: readonly unknown[], adjustments: readonly Adjustment[]): StageFacts<unknown> => ({
    entrants: pairs.map((id, i) => ({ id, number: `${i + 1}` })),
    sheets: drawn.flatMap((place, at) =>
      sheets[at] === undefined ? [] : [{ ...place, id: factId(`sheet-${at}`), sheet: sheets[at] }],
    ),
    adjustments: adjustments.map((adjustment, i) => ({ id: factId(`ruling-${i}`), adjustment })),
    lots: [],
    settings: { format: 'byTime' },
    ranks: 'everyone',
  })
  const factsOf = (...given: Parameters<typeof stored>): StageFacts<GuandanSheet> => {
    const facts = readStageFacts(edition, stored(...given))
    if (!facts.ok) throw new TypeError(JSON.stringify(facts.error))
    return facts.value as StageFacts<GuandanSheet>
  }
  const lost = (sheets: readonly unknown[], entrant: EntrantId, at: number): readonly Adjustment[] => {
    const slot = drawn[at]?.slot ?? ''
    const context = { facts: factsOf(sheets, []), drawn, history: [], entrant, slot }
    const choice = { situation: 'walkover', option: 'gameLost', answers: {}, authority: 'chiefDirector' } as const
    const resolved = edition.rulings.resolve(context, choice)
    if (!resolved.ok) throw new TypeError(JSON.stringify(resolved.error))
    return resolved.value.adjustments.map(one =>
      one.kind === 'forfeit' && sheets[at] === undefined ? { ...one, drawn: drawn[at] as never } : one,
    )
  }
  const points = (...given: Parameters<typeof stored>): Readonly<Record<string, string>> => {
    const ranked = rankStage(edition, factsOf(...given))
    if (!ranked.ok) throw new TypeError(JSON.stringify(ranked.error))
    return Object.fromEntries(ranked.value.standings.map(line => [line.entrant, toText(line.total.total.value)]))
  }

  it('rules a game lost that nobody sat down for, and counts it', () => {
    const [first] = pairs as [EntrantId]
    const rulings = lost([], first, 0)
    expect(rulings).toMatchObject([{ kind: 'forfeit', entrant: 'a', slot: 'r1/t1' }])
    expect(points([], rulings)).toMatchObject({ a: '0', b: '2', c: '0', d: '0' })
    expect(points([won('9:6')], rulings)).toMatchObject({ a: '0', b: '2' })
    expect(edition.explain(factsOf([], rulings), { entrant: first, slot: 'r1/t1' })?.steps?.[0]?.code).toBe(
      'forfeitLost',
    )
  })

  it('has the same points whether the ruling or the sheet came first', () => {
    const table = fc.record({
      levels: fc.constantFrom('9:6', '5:8', 'J:3', '4:Q'),
      lostBy: fc.option(fc.nat(1), { nil: undefined }),
      sheet: fc.boolean(),
      rulingFirst: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.tuple(table, table), tables => {
        const sheets = tables.map(({ sheet, levels }) => (sheet ? won(levels) : undefined))
        const rulings = (first: (one: (typeof tables)[number]) => boolean) =>
          tables.flatMap((one, at) =>
            one.lostBy === undefined ? [] : lost(first(one) ? [] : sheets, pairs[2 * at + one.lostBy] as EntrantId, at),
          )
        const expected = Object.fromEntries(
          tables.flatMap(({ levels, lostBy, sheet }, at) => {
            const [ns = '', ew = ''] = levels.split(':')
            const order = '2345678910JQKA'
            const winner = lostBy === undefined ? (order.indexOf(ns) > order.indexOf(ew) ? 0 : 1) : 1 - lostBy
            const counts = sheet || lostBy !== undefined
            return [0, 1].map(side => [pairs[2 * at + side] ?? '', counts && winner === side ? '2' : '0'])
          }),
        )
        const all = rulings(one => one.rulingFirst)
        expect(points(sheets, all)).toEqual(expected)
        expect(points(sheets, [...all].reverse())).toEqual(expected)
        expect(
          points(
            sheets,
            rulings(() => true),
          ),
        ).toEqual(expected)
      }),
      { numRuns: evenings },
    )
  })
})
