import { MaximumMatching } from '../matching/maximum-matching.js'
import type { StepBudget } from '../matching/step-budget.js'
import type { Obstacle, SwissField } from './field.js'

/** What the draw may not do in this attempt. */
export interface DrawRules {
  /** Meetings up to this round may be repeated; 0 = none. */
  readonly rematchUpTo: number
  /** The avoidances that forbid, by their place in the settings; the others are only preferred. */
  readonly forbidding: ReadonlySet<number>
  /** Sides with more byes than this may not have another. */
  readonly mostByes: number
}

/** The positions 0 … n − 1 and, when n is odd, the empty chair at position n. */
export interface Draw {
  readonly field: SwissField
  readonly rules: DrawRules
  readonly chair: number | undefined
  readonly matching: MaximumMatching
  /** Forbidden in this attempt. */
  forbidden(a: number, b: number): Obstacle | undefined
  /** Allowed, but taken only when nothing better leaves the others pairable. */
  unwelcome(a: number, b: number): Obstacle | undefined
}

const met = (round: number): Obstacle => ({ kind: 'met', round })

export const startDraw = (field: SwissField, rules: DrawRules, budget?: StepBudget): Draw => {
  const n = field.sides.length
  const chair = n % 2 === 1 ? n : undefined
  const forbidden = (a: number, b: number): Obstacle | undefined => {
    const round = field.lastMet(a, b)
    if (round > rules.rematchUpTo) return met(round)
    return rules.forbidding.size > 0 ? field.avoided(a, b, rules.forbidding) : undefined
  }
  const unwelcome = (a: number, b: number): Obstacle | undefined => {
    const round = field.lastMet(a, b)
    return round > 0 ? met(round) : field.avoided(a, b)
  }
  const joined = (a: number, b: number): boolean => {
    if (a === chair || b === chair) return (field.byes[a === chair ? b : a] ?? 0) <= rules.mostByes
    return forbidden(a, b) === undefined
  }
  const matching = new MaximumMatching({ size: chair === undefined ? n : n + 1, joined }, budget)
  return { field, rules, chair, matching, forbidden, unwelcome }
}

/** Gives everybody some partner; false when somebody must stay alone. */
export const matchAll = (draw: Draw, preferred: (position: number) => Iterable<number>): boolean => {
  const { matching, chair } = draw
  const free = (v: number): boolean => matching.mateOf(v) === undefined
  if (chair !== undefined) {
    for (let v = chair - 1; v >= 0; v--)
      if ((draw.field.byes[v] ?? 0) <= draw.rules.mostByes) {
        matching.pair(chair, v)
        break
      }
  }
  for (let v = 0; v < draw.field.sides.length; v++) {
    if (!free(v)) continue
    for (const w of preferred(v))
      if (free(w) && draw.forbidden(v, w) === undefined) {
        matching.pair(v, w)
        break
      }
  }
  return matching.complete(true).alone.length === 0
}

/** Fixes a pair if all others can still be matched, and takes it out of play; otherwise changes nothing. */
export const force = ({ matching, chair, forbidden }: Draw, a: number, b: number): boolean => {
  const [left, right] = [matching.mateOf(a), matching.mateOf(b)]
  if (left === undefined || right === undefined) return false
  matching.remove(a)
  matching.remove(b)
  if (left === b) return true
  matching.release(a)
  matching.release(b)
  matching.pair(a, b)
  const direct = left !== chair && right !== chair && forbidden(left, right) === undefined
  if (direct) matching.pair(left, right)
  if (direct || matching.augment(left)) return true
  matching.restore(b)
  matching.restore(a)
  matching.pair(a, left)
  matching.pair(b, right)
  return false
}
