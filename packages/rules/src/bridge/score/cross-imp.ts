import { type Ratio, ratio } from '../../core/ratio.js'
import type { FrequencyTable } from './frequency.js'
import type { BoardGroup } from './board-group.js'
import type { ImpScale } from '../contract/imp.js'
import type { Scored } from './matchpoint.js'
import { wholeWeight } from '../sheet/outcome.js'
import type { ArithmeticProfile } from '../settings/profile.js'

/** Σ IMP of `score` against every result of the board, in units of 1/scale; against itself it is 0. */
const sumFor = (imps: ImpScale, table: FrequencyTable, score: number): number =>
  table.rows.reduce((sum, row) => sum + row.count * imps(score - row.score), 0)

/**
 * IMPs among the parts of one weighted result cancel, because the scale is odd: its own row may stay in the table.
 * So the sum over the whole table is the sum over all *other* results.
 */
export const crossImpSum = (imps: ImpScale, table: FrequencyTable, outcome: Scored): Ratio => {
  if (outcome.kind === 'score') return ratio(sumFor(imps, table, outcome.score), table.scale)
  const sum = outcome.parts.reduce((total, part) => total + part.weight * sumFor(imps, table, part.score), 0)
  return ratio(sum, table.scale * wholeWeight)
}

/** Results of the whole board that a form of it is scaled to; a board that was not fouled is not scaled to itself. */
export const formOf = ({ expected, results, entries }: BoardGroup, actual: number) => ({
  expected,
  results: results > entries.length ? results : actual,
})

/**
 * What the sum is divided by: all results, the other results, or nothing; and scaled up on a short board, or in a form of
 * a fouled one, if asked.
 */
export const crossImpFactor = (
  profile: ArithmeticProfile,
  actual: number,
  { expected, results: all }: { readonly expected: number; readonly results: number },
): Ratio => {
  const { fouledCrossImps, crossImpDivisor } = profile
  if (fouledCrossImps === 'byComparisons' && crossImpDivisor === '1' && actual > 1 && all > actual) {
    return ratio(all - 1, actual - 1)
  }
  const scaled = profile.scaleShortCrossImps && actual > 0 && expected > actual
  const [num, den] = scaled ? [expected, actual] : [1, 1]
  const results = scaled ? expected : actual
  const divisor =
    profile.crossImpDivisor === '1' ? 1 : profile.crossImpDivisor === 'n' ? results : Math.max(results - 1, 1)
  return ratio(num, den * Math.max(divisor, 1))
}
