import type { Explanation } from '../core/explanation.js'
import { add, compare, divide, multiply, type Ratio, ratio, toText, zero } from '../core/ratio.js'
import { amountOf, printAmount, roundAmount } from './amount.js'
import { periodsBetween } from './calendar.js'
import { decayFactor } from './decay.js'
import { node } from './explain.js'
import type { RankingRules } from './ranking-rules.js'
import { seasonCarried } from './season-carry.js'

/** One award of one person, pair or club. `points` are whole numbers of the rules' `unit`. */
export interface AwardRecord {
  readonly id: string
  readonly points: number
  /** Day it counts from, `YYYY-MM-DD`. */
  readonly earnedOn: string
  readonly colour?: string
  readonly category?: string
  /** The first day it counts no longer, where whoever gave it stated one: whatever the rules' own expiry says. */
  readonly statedEnd?: string
  /** The competition it was won in; each award stands for one of its own when absent. */
  readonly event?: string
}

export type AwardStanding =
  | 'counts'
  | 'notYetEarned'
  | 'otherColour'
  | 'expired'
  | 'decayedAway'
  | 'categoryFull'
  | 'notAmongBest'

export interface CountedAward {
  readonly award: string
  readonly standing: AwardStanding
  /** What it adds on that day, as canonical ratio text in units; `"0"` unless it counts. */
  readonly value: string
}

export interface RankingValue {
  /** Whole number of the rules' `unit`. */
  readonly value: number
  /** Every award, in the order given. */
  readonly counting: readonly CountedAward[]
  readonly explanation: Explanation
}

interface Judged {
  readonly award: AwardRecord
  readonly standing: AwardStanding
  /** In units. */
  readonly value: Ratio
  readonly because: Explanation
}

const inUnits = (rules: RankingRules, value: Ratio): Ratio => {
  const unit = amountOf(rules.unit)
  return divide(roundAmount(multiply(value, unit), rules.rounding), unit)
}

/** Before any selection: is it in time, of the right colour, and what is left of it. */
const judge = (rules: RankingRules, award: AwardRecord, asOf: string): Judged => {
  const { id, earnedOn, points, colour } = award
  const out = (standing: AwardStanding, because: Explanation): Judged => ({ award, standing, value: zero, because })
  if (earnedOn > asOf) return out('notYetEarned', node('rankingAwardNotYetEarned', '0', { award: id, earnedOn }))
  if (rules.colours && !rules.colours.includes(colour ?? ''))
    return out('otherColour', node('rankingAwardOtherColour', '0', { award: id, colour: colour ?? '' }))
  if (award.statedEnd !== undefined && award.statedEnd <= asOf)
    return out('expired', node('rankingAwardEnded', '0', { award: id, earnedOn, statedEnd: award.statedEnd }))
  if (rules.expiry) {
    const periods = periodsBetween(rules.expiry.age, earnedOn, asOf)
    if (periods >= rules.expiry.periods)
      return out('expired', node('rankingAwardExpired', '0', { award: id, earnedOn, periods }))
  }
  const factor = decayFactor(rules.decay, earnedOn, asOf)
  const exact = multiply(ratio(points), factor)
  const value = rules.decayRounding === 'each' ? inUnits(rules, exact) : exact
  if (value.num === 0n && points !== 0) {
    const periods = rules.decay ? periodsBetween(rules.decay.age, earnedOn, asOf) : 0
    return out('decayedAway', node('rankingAwardDecayedAway', '0', { award: id, earnedOn, periods }))
  }
  const shown = printAmount(multiply(value, amountOf(rules.unit)))
  const given = printAmount(multiply(ratio(points), amountOf(rules.unit)))
  const params = { award: id, earnedOn, points: given, factor: printAmount(factor) }
  return { award, standing: 'counts', value, because: node('rankingAwardCounts', shown, params) }
}

/** Most valuable first; then the later one; then by id, so that the same awards always give the same list. */
const better = (a: Judged, b: Judged): number => {
  if (compare(a.value, b.value) !== 0) return compare(b.value, a.value)
  if (a.award.earnedOn !== b.award.earnedOn) return a.award.earnedOn > b.award.earnedOn ? -1 : 1
  return a.award.id < b.award.id ? -1 : 1
}

const leftOut = (
  rules: RankingRules,
  item: Judged,
  standing: 'notAmongBest' | 'categoryFull',
  most: number,
): Judged => {
  const points = printAmount(multiply(item.value, amountOf(rules.unit)))
  const { id, category = '' } = item.award
  const because =
    standing === 'categoryFull'
      ? node('rankingAwardCategoryFull', '0', { award: id, category, most })
      : node('rankingAwardNotAmongBest', '0', { award: id, best: most, points })
  return { ...item, standing, value: zero, because }
}

const selectBest = (rules: RankingRules, judged: readonly Judged[]): readonly Judged[] => {
  const { bestOf } = rules
  if (!bestOf) return judged
  const taken = new Map<string, number>()
  const changed = new Map<Judged, Judged>()
  let kept = 0
  for (const item of judged.filter(one => one.standing === 'counts').sort(better)) {
    const category = item.award.category ?? ''
    const most = bestOf.perCategory?.[category]
    const already = taken.get(category) ?? 0
    if (kept >= bestOf.count) changed.set(item, leftOut(rules, item, 'notAmongBest', bestOf.count))
    else if (most !== undefined && already >= most) changed.set(item, leftOut(rules, item, 'categoryFull', most))
    else {
      taken.set(category, already + 1)
      kept += 1
    }
  }
  return judged.map(item => changed.get(item) ?? item)
}

/**
 * One contestant's value on a ranking list on a day: expiry, decay, best-of, season carry, one rounding.
 * `rules` may be a ranking policy or an award policy that carries such rules; `awards` are in `rules.unit`.
 */
export const rankingValue = (rules: RankingRules, awards: readonly AwardRecord[], asOf: string): RankingValue => {
  const judged = selectBest(
    rules,
    awards.map(award => judge(rules, award, asOf)),
  )
  const counting = judged.filter(item => item.standing === 'counts')
  const carried = rules.seasonCarry
    ? seasonCarried(
        rules.seasonCarry,
        counting.map(item => ({ earnedOn: item.award.earnedOn, value: item.value })),
        asOf,
        amountOf(rules.unit),
      )
    : { value: counting.map(item => item.value).reduce(add, zero), steps: [] }
  const total = inUnits(rules, carried.value)
  const value = Number(total.num / total.den)
  const printed = printAmount(multiply(total, amountOf(rules.unit)))
  const params = { asOf, counting: counting.length, notCounting: judged.length - counting.length }
  const steps = [...judged.map(item => item.because), ...carried.steps]
  return {
    value,
    counting: judged.map(item => ({ award: item.award.id, standing: item.standing, value: toText(item.value) })),
    explanation: node('rankingValue', printed, params, steps),
  }
}
