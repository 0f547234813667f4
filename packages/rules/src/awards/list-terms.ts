import type { HalfRule, Ratio } from '../core/ratio.js'
import { amountOf, type Rounding } from './amount.js'
import { periodsBetween } from './calendar.js'
import { decayFactor } from './decay.js'
import type { BestOf, RankingRules } from './ranking-rules.js'

/** One rounding in whole numbers: `x` becomes round(`x` · `times` / `by`) steps. */
export interface WholeRounding {
  readonly times: bigint
  readonly by: bigint
  readonly direction: Rounding['direction']
  readonly half: HalfRule
}

/** What the awards of one day come to. */
export interface DayTerms {
  readonly day: string
  readonly expired: boolean
  /** What is left of a unit, in `perUnit`ths of it before any rounding. */
  readonly weight: bigint
}

/**
 * Ranking rules on one day as arithmetic of whole numbers that a database can do for everybody at once. An award is
 * worth points · weight, rounded by `each` to steps where there is one; the total is rounded by `total` to steps. A step is
 * `step.num / step.den` units.
 */
export interface ListTerms {
  readonly days: readonly DayTerms[]
  readonly each: WholeRounding | undefined
  /** What an award's worth is counted in: so many of it make a unit. */
  readonly perUnit: bigint
  readonly total: WholeRounding
  readonly step: Ratio
  readonly colours: readonly string[] | undefined
  readonly bestOf: BestOf | undefined
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/** Beyond it the arithmetic is left to the one award at a time. */
const LONGEST = 10n ** 200n

const reduced = (num: bigint, den: bigint): Ratio => {
  const divisor = gcd(num, den)
  return { num: num / divisor, den: den / divisor }
}

/**
 * The rules of a list on a day, for awards earned on these days (none later than it). Undefined where they cannot be said
 * like this: totals that are carried from season to season, or fractions beyond 200 digits.
 */
export const listTerms = (rules: RankingRules, days: readonly string[], asOf: string): ListTerms | undefined => {
  if (rules.seasonCarry) return undefined
  const { expiry, rounding } = rules
  const aged = days.map(day => ({
    day,
    expired: expiry !== undefined && periodsBetween(expiry.age, day, asOf) >= expiry.periods,
    factor: decayFactor(rules.decay, day, asOf),
  }))
  let common = 1n
  for (const { factor } of aged) {
    common = (common / gcd(common, factor.den)) * factor.den
    if (common > LONGEST) return undefined
  }
  const [unit, step] = [amountOf(rules.unit), amountOf(rounding.step)]
  const inSteps = (perUnit: bigint): WholeRounding => {
    const { num, den } = reduced(unit.num * step.den, perUnit * unit.den * step.num)
    return { times: num, by: den, direction: rounding.direction, half: rounding.half }
  }
  const stepInUnits = reduced(step.num * unit.den, step.den * unit.num)
  const each = rules.decayRounding === 'each' ? inSteps(common) : undefined
  const perUnit = each ? stepInUnits.den : common
  return {
    days: aged.map(({ day, expired, factor }) => ({ day, expired, weight: factor.num * (common / factor.den) })),
    each,
    perUnit,
    total: inSteps(perUnit),
    step: stepInUnits,
    colours: rules.colours,
    bestOf: rules.bestOf,
  }
}
