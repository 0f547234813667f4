import { type AwardPolicy, awardPoints, parseAwardPolicy } from '@paiji/rules/awards'
import { eventCategories } from '@/lib/event-categories'
import { printUnits } from '@/lib/format/award-units'
import type { Rule } from './policy-draft'

/** What the first places of a field come to at one level. */
export interface LevelPaid {
  readonly category: string
  readonly points: readonly string[]
}

/** What a policy would pay, computed by the rules themselves. */
export interface WorkedExample {
  readonly entrants: number
  /** By level; one without a level where the policy asks for none. */
  readonly paid: readonly LevelPaid[]
  /** Levels of events that the policy does not know: it could pay nothing there. */
  readonly unknown: readonly string[]
}

const SHOWN = 5

type Paid = readonly string[] | 'unknown' | 'needsMore'

const paidAt = (policy: AwardPolicy, entrants: number, category: string | undefined): Paid => {
  const standings = Array.from({ length: entrants }, (_, at) => ({ entrant: `${at + 1}`, rank: at + 1 }))
  const lines = awardPoints(policy, standings, category === undefined ? {} : { category })
  if (lines.ok) return lines.value.slice(0, SHOWN).map(({ points }) => printUnits(policy.unit, points))
  return lines.error.every(({ code }) => code === 'AWARD_CATEGORY_UNKNOWN') ? 'unknown' : 'needsMore'
}

/**
 * The first places of a field of so many under a rule as it is typed, by the level of the event; undefined while the rule
 * cannot be read, or where an event has to state more than its level.
 */
export const workedExample = (rule: Rule, entrants: number): WorkedExample | undefined => {
  const policy = parseAwardPolicy({ id: 'typed', ...rule })
  if (!policy.ok) return undefined
  const known = policy.value.categories
  if (known === undefined) {
    const points = paidAt(policy.value, entrants, undefined)
    return typeof points === 'string' ? undefined : { entrants, paid: [{ category: '', points }], unknown: [] }
  }
  const levels = [...new Set([...eventCategories, ...Object.keys(known)])]
  const found = levels.map(category => ({ category, points: paidAt(policy.value, entrants, category) }))
  const paid = found.flatMap(({ category, points }) => (typeof points === 'string' ? [] : [{ category, points }]))
  const unknown = found.flatMap(({ category, points }) => (points === 'unknown' ? [category] : []))
  return paid.length > 0 ? { entrants, paid, unknown } : undefined
}
