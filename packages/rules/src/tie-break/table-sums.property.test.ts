import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clause } from '../core/clause.js'
import { entrantId, factId } from '../core/ids.js'
import { points, unitCode } from '../core/points.js'
import { type Ratio, ratio, toDecimal } from '../core/ratio.js'
import type { EntrantTotal, ScoreLine } from '../core/score-line.js'
import type { Field } from '../core/standings.js'
import { headToHead, opponentsTotal, wins } from './index.js'

/** Sums over tables of numbers must say what the sums of the terms say, whatever the points and whoever met whom. */

const contestants = ['a', 'b', 'c', 'd', 'e'].map(entrantId)
const unit = 'point'
const decimals = 12

const amounts: fc.Arbitrary<Ratio> = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map(whole => ratio(whole)),
  fc.integer({ min: -300, max: 300 }).map(hundredths => ratio(hundredths, 100)),
  fc.integer({ min: 1, max: 8 }).map(thirds => ratio(thirds, 3)),
)
const beyondDoubles = fc.constantFrom(ratio(2n ** 60n, 1n), ratio(1n, 10n ** 9n), ratio(2n ** 53n - 1n, 7n))

const linesOf = (amount: fc.Arbitrary<Ratio>): fc.Arbitrary<readonly ScoreLine[]> =>
  fc.array(
    fc
      .record({
        who: fc.nat(contestants.length - 1),
        others: fc.uniqueArray(fc.integer({ min: 1, max: contestants.length - 1 }), { maxLength: 3 }),
        round: fc.integer({ min: 1, max: 4 }),
        table: fc.integer({ min: 1, max: 2 }),
        unit: fc.constantFrom(unit, unit, unit, 'other'),
        amount,
        mark: fc.constantFrom(undefined, undefined, 'forfeitWin', 'extra'),
      })
      .map(({ who, others, round, table, mark, ...line }): ScoreLine => {
        const slot = `r${round}/t${table}`
        const value = points(unitCode(line.unit), line.amount)
        return {
          entrant: contestants[who] as (typeof contestants)[number],
          unit: value.unit,
          points: value,
          opponents: others.map(step => contestants[(who + step) % contestants.length] as (typeof contestants)[number]),
          slot,
          from: factId(slot),
          because: clause('test', '1'),
          ...(mark ? { marks: [mark] } : {}),
        }
      }),
    { maxLength: 24 },
  )

const fieldOf = (lines: readonly ScoreLine[], carried: boolean): Field => {
  const total = points(unitCode(unit), ratio(7, 2))
  const totals = new Map<(typeof contestants)[number], EntrantTotal>(
    carried
      ? contestants.slice(0, 3).map(entrant => [entrant, { entrant, total, rankBy: total.value, played: 1 }])
      : [],
  )
  return { facts: { entrants: [], sheets: [], adjustments: [], lots: [], settings: {} }, lines, totals }
}

const filters = [{ unit }, { unit, onlyMark: 'extra' }, { unit, exceptMarks: ['extra'] }]
const criteria = filters.flatMap(filter => [
  headToHead({ ...filter, decimals, scope: 'sum' }),
  headToHead({ ...filter, decimals, scope: 'sum', forfeits: 'skip' }),
  opponentsTotal({ ...filter, decimals }),
  wins({ ...filter, decimals, win: ratio(1), games: 'all' }),
  wins({ ...filter, decimals, win: ratio(3, 2), games: 'played' }),
  wins({ ...filter, decimals, win: ratio(2), draw: ratio(1), drawCounts: ratio(1, 2), games: 'all' }),
])

const tiedGroups = fc.subarray([...contestants], { minLength: 1 })
const fields = fc.oneof(linesOf(amounts), linesOf(fc.oneof(amounts, beyondDoubles)))

test('what a table sums is the sum of the terms', () => {
  fc.assert(
    fc.property(fields, tiedGroups, fc.boolean(), (lines, tied, carried) => {
      const field = fieldOf(lines, carried)
      for (const criterion of criteria) {
        const column = criterion.column(field, tied)
        for (const entrant of tied) {
          const value = column.get(entrant)
          expect(value && toDecimal(value, decimals)).toBe(criterion.explain?.(field, tied, entrant)?.value)
        }
      }
    }),
    { numRuns: 300, seed: 61 },
  )
})
