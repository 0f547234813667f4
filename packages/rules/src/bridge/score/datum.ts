import { divide, type Ratio, ratio, roundTo, zero } from '../../core/ratio.js'
import type { Frequency, FrequencyTable } from './frequency.js'
import type { ImpScale } from '../contract/imp.js'
import type { Scored } from './matchpoint.js'
import { wholeWeight } from '../sheet/outcome.js'
import { halfRule } from './rounding.js'
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

/** Whole results taken off each end: one of three or more, or the share of all that the profile names. */
const trimmed = ({ datumTrim }: ArithmeticProfile, { actual }: FrequencyTable): number =>
  datumTrim === 'one' ? (actual < 3 ? 0 : 1) : Math.floor((actual * datumTrim) / 100)

/** Mean without the highest and the lowest results. */
const trimmedMean = (profile: ArithmeticProfile, table: FrequencyTable): Ratio => {
  const amount = trimmed(profile, table) * table.scale
  return mean(withoutLowest([...withoutLowest(table.rows, amount)].reverse(), amount))
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

/** The score a Butler field is compared with, before and after rounding. */
export const datumOf = (profile: ArithmeticProfile, table: FrequencyTable): { exact: Ratio; rounded: number } => {
  const exact =
    profile.datum === 'mean'
      ? mean(table.rows)
      : profile.datum === 'median'
        ? median(table)
        : trimmedMean(profile, table)
  const halves = profile.datumHalves === 'even' ? 'even' : halfRule(profile, exact, zero)
  return { exact, rounded: Number(roundTo(exact, ratio(profile.datumRounding), halves).num) }
}

/** IMPs of one result against a fixed score, each part of a weighted result converted before weighting (12C1c). */
export const impsAgainst = (imps: ImpScale, outcome: Scored, datum: number): Ratio => {
  if (outcome.kind === 'score') return ratio(imps(outcome.score - datum))
  const sum = outcome.parts.reduce((total, part) => total + part.weight * imps(part.score - datum), 0)
  return divide(ratio(sum), ratio(wholeWeight))
}
