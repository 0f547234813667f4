import { compare, type HalfRule, type Ratio, ratio, roundTo, toDecimal, zero } from '../../core/ratio.js'
import type { ArithmeticProfile } from '../settings/profile.js'

/** An exact half moves away from the average of what is rounded (EBU White Book 4.2.6), or by a plain rule. */
export const halfRule = ({ halves }: ArithmeticProfile, value: Ratio, average: Ratio): HalfRule =>
  halves === 'awayFromAverage' ? (compare(value, average) < 0 ? 'down' : 'up') : halves

/** Rounds to so many decimals; `average` is half of the top, 50 for a percentage, 0 for IMPs. */
export const roundAt = (profile: ArithmeticProfile, value: Ratio, decimals: number, average: Ratio = zero): Ratio =>
  roundTo(value, ratio(1, 10 ** decimals), halfRule(profile, value, average))

/** Decimal text under the same rule. */
export const printAt = (profile: ArithmeticProfile, value: Ratio, decimals: number, average: Ratio = zero): string =>
  toDecimal(value, decimals, halfRule(profile, value, average))

export const halfOf = (value: Ratio | undefined): Ratio => (value ? ratio(value.num, value.den * 2n) : zero)
export const fifty: Ratio = ratio(50)
