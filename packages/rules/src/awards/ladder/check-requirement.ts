import type { Explanation } from '../../core/explanation.js'
import { add, compare, multiply, type Ratio, ratio, subtract, zero } from '../../core/ratio.js'
import { amountOf, printAmount } from '../amount.js'
import { monthsBetween } from '../calendar.js'
import { node } from '../explain.js'
import type { LadderEdition, LadderFacts, Placing, Requirement } from './types.js'

/** How far a condition is met. */
export interface Checked {
  readonly met: boolean
  readonly explanation: Explanation
  /** What is still needed, by kind; empty when met. */
  readonly missing: readonly Missing[]
}

export type Missing =
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
    }
  | { readonly kind: 'events'; readonly times: number; readonly have: number; readonly need: number }
  | { readonly kind: 'grade'; readonly grade: string }

interface Case {
  readonly edition: LadderEdition
  readonly facts: LadderFacts
  readonly asOf: string
  /** Grades of the ladder held or reached so far. */
  readonly reached: ReadonlySet<string>
}

const inTime = (day: string, asOf: string, months: number | undefined): boolean =>
  day <= asOf && (months === undefined || monthsBetween(day, asOf) < months)

const pointsOf = (rule: Extract<Requirement, { kind: 'points' }>, { edition, facts, asOf }: Case): Ratio =>
  facts.awards
    .filter(award => inTime(award.earnedOn, asOf, rule.months))
    .filter(award => !rule.colours || rule.colours.includes(award.colour ?? ''))
    .filter(award => !rule.categories || rule.categories.includes(award.category ?? ''))
    .map(award => multiply(ratio(award.points), amountOf(edition.unit)))
    .reduce(add, zero)

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
  const { categories, placeAtMost } = rule
  const params = { have: found.length, need, categories: categories.join(' '), placeAtMost }
  const events = found.map(({ event, place, field }) => node('ladderPlacing', event, { event, place, field }))
  return {
    met,
    explanation: node('ladderPlacings', met ? 'met' : 'notMet', params, events),
    missing: met
      ? []
      : [{ kind: 'placings', times: need - found.length, have: found.length, need, categories, placeAtMost }],
  }
}

/** Fewest open ends first: the way to a grade that is nearest. */
const nearest = (parts: readonly Checked[]): Checked | undefined =>
  [...parts].sort((a, b) => a.missing.length - b.missing.length)[0]

const checkParts = (rule: Extract<Requirement, { kind: 'all' | 'any' }>, given: Case): Checked => {
  const parts = rule.of.map(part => checkRequirement(part, given))
  const met = rule.kind === 'all' ? parts.every(part => part.met) : parts.some(part => part.met)
  const missing = rule.kind === 'all' ? parts.flatMap(part => part.missing) : (nearest(parts)?.missing ?? [])
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
