import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entrantId, factId } from '../core/ids.js'
import { add, divide, equals, multiply, type Ratio, ratio, subtract, zero } from '../core/ratio.js'
import { laws2017 } from './editions/index.js'
import type { BridgeFacts } from './sheet/effective-sheets.js'
import type { BridgeSheet } from './sheet/sheet.js'

/** Results as the textbook has them: weights in hundredths, each with a score. */
type Result = readonly { readonly weight: number; readonly score: number }[]

const score = fc.integer({ min: -60, max: 60 }).map(tens => tens * 10)
const plain = score.map((value): Result => [{ weight: 100, score: value }])
const weighted = fc.tuple(score, score, fc.integer({ min: 1, max: 99 })).map(
  ([a, b, w]): Result => [
    { weight: w, score: a },
    { weight: 100 - w, score: b },
  ],
)
const results = fc.array(fc.oneof({ weight: 3, arbitrary: plain }, weighted), { minLength: 2, maxLength: 9 })

const sheetOf = (result: Result): BridgeSheet => {
  const [only] = result
  if (result.length === 1 && only) return { result: 'score', nsScore: only.score || 0 }
  const weights = result.map(part => ({
    weight: `0.${String(part.weight).padStart(2, '0')}`,
    nsScore: part.score || 0,
  }))
  const award = { kind: 'assigned', results: weights } as const
  return { result: 'adjusted', ns: award, ew: award }
}

const awards = (field: readonly Result[], settings: object): { ns: Ratio[]; ew: Ratio[] } => {
  const facts: BridgeFacts = {
    entrants: field.flatMap((_, i) => [`n${i}`, `e${i}`]).map(number => ({ id: entrantId(number), number })),
    sheets: field.map((result, i) => ({
      id: factId(`${i}`),
      slot: `${i}`,
      board: '1',
      sides: [entrantId(`n${i}`), entrantId(`e${i}`)],
      sheet: sheetOf(result),
    })),
    adjustments: [],
    lots: [],
    settings,
  }
  const scored = laws2017.score(facts)
  if (!scored.ok) throw new TypeError(JSON.stringify(scored.error))
  const of = (name: string) => scored.value.find(line => line.entrant === name)?.points.value ?? zero
  return { ns: field.map((_, i) => of(`n${i}`)), ew: field.map((_, i) => of(`e${i}`)) }
}

/** Σ over every other result and every combination of parts. */
const against = (field: readonly Result[], at: number, value: (own: number, other: number) => number): Ratio => {
  let sum = 0
  for (const [i, other] of field.entries()) {
    if (i === at) continue
    for (const a of field[at] as Result) for (const b of other) sum += a.weight * b.weight * value(a.score, b.score)
  }
  return ratio(sum, 10_000)
}
const units = (own: number, other: number): number => (own > other ? 2 : own === other ? 1 : 0)

const same = (found: readonly Ratio[], expected: readonly Ratio[]): void => {
  expect(found.map((value, i) => equals(value, expected[i] as Ratio))).toEqual(found.map(() => true))
}

describe('awards follow their definitions', () => {
  test('matchpoints and Neuberg, weighted results among them', () => {
    fc.assert(
      fc.property(results, fc.nat(8), (field, missing) => {
        const [a, e] = [ratio(field.length), ratio(field.length + missing)]
        const neuberg = (m: Ratio): Ratio => subtract(divide(multiply(add(m, ratio(1)), e), a), ratio(1))
        const found = awards(field, { profile: { expectedResults: field.length + missing } })
        const ns = field.map((_, i) => neuberg(against(field, i, units)))
        const ew = field.map((_, i) => neuberg(against(field, i, (own, other) => units(other, own))))
        same(found.ns, ns)
        same(found.ew, ew)
      }),
    )
  })
  test('the half scale is half, and the percentage of what was possible is scaled to the full top', () => {
    fc.assert(
      fc.property(results, fc.nat(8), (field, missing) => {
        const expected = field.length + missing
        const half = awards(field, { profile: { matchpointScale: '1-0.5-0', expectedResults: expected } })
        const whole = awards(field, { profile: { expectedResults: expected } })
        same(
          half.ns,
          whole.ns.map(value => multiply(value, ratio(1, 2))),
        )
        const share = awards(field, { profile: { unequalBoards: 'percentOfActual', expectedResults: expected } })
        const scaled = field.map((_, i) => multiply(against(field, i, units), ratio(expected - 1, field.length - 1)))
        same(share.ns, scaled)
        const raw = awards(field, { profile: { unequalBoards: 'byAvailable', expectedResults: expected } })
        same(
          raw.ns,
          field.map((_, i) => against(field, i, units)),
        )
      }),
    )
  })
  test.each([
    ['n-1', (n: number) => n - 1],
    ['n', (n: number) => n],
    ['1', () => 1],
  ] as const)('cross-IMPs, divisor %s', (crossImpDivisor, divisor) => {
    const { imps } = laws2017.book
    fc.assert(
      fc.property(results, fc.constantFrom(undefined, 5, 17), (field, impCap) => {
        const value = (own: number, other: number): number => {
          const found = imps(own - other)
          return impCap === undefined ? found : Math.max(-impCap, Math.min(impCap, found))
        }
        const found = awards(field, { method: 'crossImp', profile: { crossImpDivisor, impCap } })
        const expected = field.map((_, i) => divide(against(field, i, value), ratio(divisor(field.length))))
        same(found.ns, expected)
        same(
          found.ew,
          expected.map(award => subtract(zero, award)),
        )
      }),
    )
  })
  test('Butler against the mean of all results, each with its weight', () => {
    const { imps } = laws2017.book
    fc.assert(
      fc.property(results, field => {
        const sum = field.flat().reduce((total, part) => total + part.weight * part.score, 0)
        const tens = sum / (field.length * 1000)
        const datum = 10 * Math.sign(tens) * Math.floor(Math.abs(tens) + 0.5)
        const found = awards(field, { method: 'butler' })
        const expected = field.map(result =>
          ratio(
            result.reduce((total, part) => total + part.weight * imps(part.score - datum), 0),
            100,
          ),
        )
        same(found.ns, expected)
      }),
    )
  })
})
