import { divide, type Ratio, ratio, roundTo } from '../../core/ratio.js'
import type { Frequency, FrequencyTable } from '../boards/frequency.js'
import type { ImpScale } from './imp.js'
import type { Scored } from './matchpoint.js'
import { wholeWeight } from '../sheet/outcome.js'
import type { ArithmeticProfile } from '../settings/profile.js'

type Counted = Pick<Frequency, 'score' | 'count'>

const mean = (rows: readonly Counted[]): Ratio => {
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  return total === 0
    ? ratio(0)
    : ratio(
        rows.reduce((sum, row) => sum + row.score * row.count, 0),
        total,
      )
}

/** Takes `amount` off the lower end. */
const withoutLowest = (rows: readonly Counted[], amount: number): readonly Counted[] => {
  const [first, ...rest] = rows
  if (!first || amount <= 0) return rows
  return first.count > amount
    ? [{ score: first.score, count: first.count - amount }, ...rest]
    : withoutLowest(rest, amount - first.count)
}

/** Mean without the single highest and the single lowest result; of one or two results their mean. */
const trimmedMean = (table: FrequencyTable): Ratio => {
  if (table.actual < 3) return mean(table.rows)
  const upper = withoutLowest(table.rows, table.scale)
  return mean(withoutLowest([...upper].reverse(), table.scale))
}

/** The middle result, or the mean of the two in the middle. */
const median = (table: FrequencyTable): Ratio => {
  const middle = table.actual * table.scale
  const at = (reaches: (twice: number) => boolean): number => {
    let twice = 0
    const row = table.rows.find(item => {
      twice += 2 * item.count
      return reaches(twice)
    })
    return row?.score ?? 0
  }
  return ratio(at(twice => twice >= middle) + at(twice => twice > middle), 2)
}

/** The score a Butler field is compared with, before and after rounding (exact halves away from zero). */
export const datumOf = (profile: ArithmeticProfile, table: FrequencyTable): { exact: Ratio; rounded: number } => {
  const exact =
    profile.datum === 'mean' ? mean(table.rows) : profile.datum === 'median' ? median(table) : trimmedMean(table)
  return { exact, rounded: Number(roundTo(exact, ratio(profile.datumRounding)).num) }
}

/** IMPs of one result against a fixed score, each part of a weighted result converted before weighting (12C1c). */
export const impsAgainst = (imps: ImpScale, outcome: Scored, datum: number): Ratio => {
  if (outcome.kind === 'score') return ratio(imps(outcome.score - datum))
  const sum = outcome.parts.reduce((total, part) => total + part.weight * imps(part.score - datum), 0)
  return divide(ratio(sum), ratio(wholeWeight))
}
