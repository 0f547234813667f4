import { type Ratio, ratio } from '../core/ratio.js'
import type { AwardContext, FieldRule } from './award-policy.js'

export interface FieldSize {
  readonly entered: number
  /** As the policy counts it: contestants or tables; a mean of groups need not be whole. */
  readonly counted: Ratio
}

const countOf = (rule: FieldRule, sizes: readonly number[], own: number): Ratio => {
  if (rule.seatsPerTable) return ratio(Math.floor(own / rule.seatsPerTable))
  if (sizes.length === 1) return ratio(rule.oddOneWinner === 'countOneMore' && own % 2 === 1 ? own + 1 : own)
  if (rule.severalGroups === 'own') return ratio(own)
  if (rule.severalGroups === 'largest') return ratio(Math.max(...sizes))
  return ratio(
    sizes.reduce((sum, size) => sum + size, 0),
    sizes.length,
  )
}

/** Size of each group's field, from the event's word or else from the lists themselves. */
export const fieldSizes = (
  rule: FieldRule,
  listed: ReadonlyMap<string, number>,
  context: AwardContext,
): ReadonlyMap<string, FieldSize> => {
  const entered = [...listed].map(([group, size]) => [group, context.entered?.[group] ?? size] as const)
  const sizes = entered.map(([, size]) => size)
  return new Map(entered.map(([group, size]) => [group, { entered: size, counted: countOf(rule, sizes, size) }]))
}
