import type { Explanation } from '../../core/explanation.js'
import { compare, multiply, type Ratio, ratio, subtract } from '../../core/ratio.js'
import { amountOf, printAmount } from '../amount.js'
import { monthsBetween } from '../calendar.js'
import { node } from '../explain.js'
import { withoutAbsent } from '../without-absent.js'
import type { LadderEdition, LadderFacts, Placing, Requirement } from './types.js'

/** How far a condition is met. */
export interface Checked {
  readonly met: boolean
  readonly explanation: Explanation
  /** What is still needed, by kind; empty when met. */
  readonly missing: readonly Missing[]
}

/** Something one condition lacks. */
export type Lack =
  | {
      readonly kind: 'points'
      readonly amount: string
      readonly have: string
      readonly need: string
      readonly colours: readonly string[]
    }
  | {
      readonly kind: 'placings'
      readonly times: number
      readonly have: number
      readonly need: number
      readonly categories: readonly string[]
      readonly placeAtMost: number
      readonly fieldAtLeast?: number
      readonly months?: number
    }
  | { readonly kind: 'events'; readonly times: number; readonly have: number; readonly need: number }
  | { readonly kind: 'grade'; readonly grade: string }

/** What is lacked whatever way is taken, or the ways of which one is enough, each with what it lacks. */
export type Missing = Lack | { readonly kind: 'any'; readonly ways: readonly (readonly Lack[])[] }

interface Case {
  readonly edition: LadderEdition
  readonly facts: LadderFacts
  readonly asOf: string
  /** Grades of the ladder held or reached so far. */
  readonly reached: ReadonlySet<string>
}

const inTime = (day: string, asOf: string, months: number | undefined): boolean =>
  day <= asOf && (months === undefined || monthsBetween(day, asOf) < months)

const pointsOf = (rule: Extract<Requirement, { kind: 'points' }>, { edition, facts, asOf }: Case): Ratio => {
  const units = facts.awards
    .filter(award => inTime(award.earnedOn, asOf, rule.months))
    .filter(award => !rule.colours || rule.colours.includes(award.colour ?? ''))
    .filter(award => !rule.categories || rule.categories.includes(award.category ?? ''))
    .reduce((sum, award) => sum + award.points, 0)
  return multiply(ratio(units), amountOf(edition.unit))
}

const checkPoints = (rule: Extract<Requirement, { kind: 'points' }>, given: Case): Checked => {
  const [have, need] = [pointsOf(rule, given), amountOf(rule.atLeast)]
  const met = compare(have, need) >= 0
  const colours = rule.colours ?? []
  const figures = { have: printAmount(have), need: printAmount(need) }
  return {
    met,
    explanation: rule.colours
      ? node('ladderPoints', met ? 'met' : 'notMet', { ...figures, colours: colours.join(' ') })
      : node('ladderAnyPoints', met ? 'met' : 'notMet', figures),
    missing: met ? [] : [{ kind: 'points', amount: printAmount(subtract(need, have)), ...figures, colours }],
  }
}

const checkEvents = (rule: Extract<Requirement, { kind: 'events' }>, { facts, asOf }: Case): Checked => {
  const won = facts.awards.filter(award => award.points > 0 && award.earnedOn <= asOf)
  const [have, need] = [new Set(won.map(award => award.event ?? award.id)).size, rule.atLeast]
  const met = have >= need
  return {
    met,
    explanation: node('ladderEvents', met ? 'met' : 'notMet', { have, need }),
    missing: met ? [] : [{ kind: 'events', times: need - have, have, need }],
  }
}

const rateReached = (rate: string | undefined, least: string | undefined): boolean =>
  least === undefined || (rate !== undefined && compare(amountOf(rate), amountOf(least)) >= 0)

const fits = (rule: Extract<Requirement, { kind: 'placing' }>, placing: Placing, asOf: string): boolean =>
  rule.categories.includes(placing.category) &&
  placing.place <= rule.placeAtMost &&
  placing.field >= (rule.fieldAtLeast ?? 0) &&
  rateReached(placing.playRate, rule.playRateAtLeast) &&
  rateReached(placing.winRate, rule.winRateAtLeast) &&
  inTime(placing.endedOn, asOf, rule.months)

const checkPlacing = (rule: Extract<Requirement, { kind: 'placing' }>, { facts, asOf }: Case): Checked => {
  const found = facts.placings.filter(placing => fits(rule, placing, asOf))
  const need = rule.times ?? 1
  const met = found.length >= need
  const { categories, placeAtMost, fieldAtLeast, months } = rule
  const counted = { have: found.length, need, placeAtMost }
  const params = { ...counted, categories: categories.join(' '), fieldAtLeast: fieldAtLeast ?? 0, months: months ?? 0 }
  const events = found.map(({ event, place, field }) => node('ladderPlacing', 'met', { event, place, field }))
  const lacking = {
    kind: 'placings',
    times: need - found.length,
    ...counted,
    categories,
    fieldAtLeast,
    months,
  } as const
  return {
    met,
    explanation: node('ladderPlacings', met ? 'met' : 'notMet', params, events),
    missing: met ? [] : [withoutAbsent<Extract<Lack, { kind: 'placings' }>>(lacking)],
  }
}

/** Fewest open ends first: the way to a grade that is nearest. */
const nearest = (ways: readonly (readonly Lack[])[]): readonly Lack[] =>
  [...ways].sort((a, b) => a.length - b.length)[0] ?? []

/** One way through, where a part can again be met in several. */
const straight = (missing: readonly Missing[]): readonly Lack[] =>
  missing.flatMap(one => (one.kind === 'any' ? nearest(one.ways) : [one]))

const missingOfAny = (parts: readonly Checked[]): readonly Missing[] => {
  const [only, ...others] = parts
  if (!only || others.length === 0) return only?.missing ?? []
  return [{ kind: 'any', ways: parts.map(part => straight(part.missing)) }]
}

const checkParts = (rule: Extract<Requirement, { kind: 'all' | 'any' }>, given: Case): Checked => {
  const parts = rule.of.map(part => checkRequirement(part, given))
  const met = rule.kind === 'all' ? parts.every(part => part.met) : parts.some(part => part.met)
  const missing = rule.kind === 'all' ? parts.flatMap(part => part.missing) : missingOfAny(parts)
  const code = rule.kind === 'all' ? 'ladderAll' : 'ladderAny'
  const steps = parts.map(part => part.explanation)
  return { met, explanation: node(code, met ? 'met' : 'notMet', undefined, steps), missing: met ? [] : missing }
}

export const checkRequirement = (rule: Requirement, given: Case): Checked => {
  if (rule.kind === 'points') return checkPoints(rule, given)
  if (rule.kind === 'placing') return checkPlacing(rule, given)
  if (rule.kind === 'events') return checkEvents(rule, given)
  if (rule.kind !== 'grade') return checkParts(rule, given)
  const met = given.reached.has(rule.grade)
  return {
    met,
    explanation: node('ladderGradeHeld', met ? 'met' : 'notMet', { grade: rule.grade }),
    missing: met ? [] : [{ kind: 'grade', grade: rule.grade }],
  }
}
