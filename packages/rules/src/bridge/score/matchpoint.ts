import { type Ratio, ratio } from '../../core/ratio.js'
import type { FrequencyTable } from './frequency.js'
import type { Outcome } from '../sheet/outcome.js'
import type { ArithmeticProfile } from '../settings/profile.js'

export type Scored = Exclude<Outcome, { kind: 'artificial' }>

/** Twice the results below plus the results level, its own included, as a whole number of 1/scale². */
export const standingOf = (table: FrequencyTable, outcome: Scored): number => {
  if (outcome.kind === 'score') return (table.rowOf.get(outcome.score)?.standing ?? 0) * table.scale
  return outcome.parts.reduce((sum, part) => sum + part.weight * (table.rowOf.get(part.score)?.standing ?? 0), 0)
}

/** Units of matchpoints won on the 2-1-0 scale before any adjustment for the size of the group (Law 78A). */
export const rawMatchpoints = (table: FrequencyTable, outcome: Scored): Ratio => {
  const scale = table.scale * table.scale
  return ratio(standingOf(table, outcome) - scale, scale)
}

/** Fixed percentages for groups too small to compare (EBU White Book): two results 65/55, three 70/60/50, one 60. */
const smallGroupPercent = (raw: Ratio, actual: number): Ratio =>
  ratio(60n * raw.den + 5n * (raw.num - BigInt(actual - 1) * raw.den), raw.den)

export const isSmallGroup = (profile: ArithmeticProfile, actual: number, expected: number): boolean =>
  profile.smallGroups === 'ebu' && actual <= 3 && actual < expected && 3 * actual <= expected

/**
 * Award on the 2-1-0 scale for a standing `s` (own result included) among `actual` results where `expected` were due.
 * Neuberg: (M + 1) × E / A − 1 with M + 1 = s.
 */
const awardTwice = (profile: ArithmeticProfile, table: FrequencyTable, s: number, expected: number): Ratio => {
  const { actual, scale } = table
  const unit = BigInt(scale * scale)
  const standing = BigInt(s)
  if (profile.unequalBoards === 'byAvailable' || actual === expected) return ratio(standing - unit, unit)
  if (profile.unequalBoards === 'missingAsLevel') return ratio(standing - unit + BigInt(expected - actual) * unit, unit)
  if (profile.unequalBoards === 'percentOfActual') {
    const top = BigInt(expected - 1)
    return actual > 1 ? ratio((standing - unit) * top, unit * BigInt(actual - 1)) : ratio(top)
  }
  if (isSmallGroup(profile, actual, expected)) {
    const percent = smallGroupPercent(ratio(standing - unit, unit), actual)
    return ratio(percent.num * BigInt(2 * (expected - 1)), percent.den * 100n)
  }
  return ratio(standing * BigInt(expected) - BigInt(actual) * unit, BigInt(actual) * unit)
}

const onScale = (profile: ArithmeticProfile, twice: Ratio): Ratio =>
  profile.matchpointScale === '2-1-0' ? twice : ratio(twice.num, twice.den * 2n)

/** The most a contestant could win on this board on the profile's scale; by available a lone result weighs nothing. */
export const topOf = (profile: ArithmeticProfile, actual: number, expected: number): Ratio => {
  const results = profile.unequalBoards === 'byAvailable' ? actual : expected
  return onScale(profile, ratio(2 * (Math.max(results, 1) - 1)))
}

/** Awards of one board by standing, worked out once for each distinct standing. */
export const matchpointer = (
  profile: ArithmeticProfile,
  table: FrequencyTable,
  expected: number,
): ((outcome: Scored, side: 'ns' | 'ew') => Ratio) => {
  const known = new Map<number, Ratio>()
  const all = 2 * table.actual * table.scale * table.scale
  return (outcome, side) => {
    const own = standingOf(table, outcome)
    const standing = side === 'ns' ? own : all - own
    let award = known.get(standing)
    if (!award) {
      award = onScale(profile, awardTwice(profile, table, standing, Math.max(expected, table.actual)))
      known.set(standing, award)
    }
    return award
  }
}
