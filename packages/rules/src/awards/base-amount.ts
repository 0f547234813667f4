import type { Explanation } from '../core/explanation.js'
import { compare, multiply, type Ratio, ratio, zero } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import { type Problem, problem } from '../core/problem.js'
import { amountOf, printAmount, readAmount } from './amount.js'
import type { AwardContext, AwardPolicy } from './award-policy.js'
import { node } from './explain.js'
import type { FieldSize } from './field-size.js'
import type { AwardProblemCode } from './problem-codes.js'

export interface BaseAmount {
  readonly value: Ratio
  readonly steps: readonly Explanation[]
}

type Read = Result<BaseAmount, readonly Problem[]>

const refuse = (code: AwardProblemCode, params?: Record<string, string | number>): Read =>
  err([problem(code, params ? { params } : {})])

const started = (policy: AwardPolicy, field: FieldSize, places: number, context: AwardContext): Read => {
  const { base } = policy
  const made = (code: Parameters<typeof node>[0], value: Ratio, params?: Record<string, string | number>): Read =>
    ok({ value, steps: [node(code, printAmount(value), params)] })
  switch (base.kind) {
    case 'perEntrant':
      return made('awardBasePerEntrant', multiply(amountOf(base.amount), field.counted), {
        amount: base.amount,
        field: printAmount(field.counted),
      })
    case 'perAwardedPlace':
      return made('awardBasePerAwardedPlace', multiply(amountOf(base.amount), ratio(places)), {
        amount: base.amount,
        places,
      })
    case 'table': {
      const row = [...base.rows]
        .sort((a, b) => b.from - a.from)
        .find(item => compare(ratio(item.from), field.counted) <= 0)
      const params = { from: row?.from ?? 0, field: printAmount(field.counted) }
      return made('awardBaseTable', row ? amountOf(row.amount) : zero, params)
    }
    case 'fixed':
      return made('awardBaseFixed', amountOf(base.amount))
    case 'declared': {
      const value = context.base === undefined ? undefined : readAmount(context.base)
      return value ? made('awardBaseDeclared', value) : refuse('AWARD_BASE_NOT_DECLARED')
    }
  }
}

const withFactor = (amount: BaseAmount, factor: Ratio, made: (value: string) => Explanation): BaseAmount => {
  const value = multiply(amount.value, factor)
  return { value, steps: [...amount.steps, made(printAmount(value))] }
}

const byCategory = (policy: AwardPolicy, amount: BaseAmount, context: AwardContext): Read => {
  if (!policy.categories) return ok(amount)
  const factor = context.category === undefined ? undefined : policy.categories[context.category]
  if (factor === undefined) return refuse('AWARD_CATEGORY_UNKNOWN', { category: context.category ?? '' })
  const params = { category: context.category as string, factor }
  return ok(withFactor(amount, amountOf(factor), value => node('awardCategory', value, params)))
}

const byStrength = (policy: AwardPolicy, amount: BaseAmount, context: AwardContext): Read => {
  if (!policy.strength) return ok(amount)
  const strength = context.strength === undefined ? undefined : readAmount(context.strength)
  if (!strength) return refuse('AWARD_STRENGTH_NOT_DECLARED')
  const row = [...policy.strength]
    .sort((a, b) => compare(amountOf(b.from), amountOf(a.from)))
    .find(item => compare(amountOf(item.from), strength) <= 0)
  if (!row) return ok(amount)
  const params = { strength: printAmount(strength), factor: row.factor }
  const because = context.strengthBecause ? [context.strengthBecause] : []
  return ok(withFactor(amount, amountOf(row.factor), value => node('awardStrength', value, params, because)))
}

const capped = (policy: AwardPolicy, amount: BaseAmount, context: AwardContext): BaseAmount => {
  const applies = !policy.capCategories || policy.capCategories.includes(context.category ?? '')
  if (policy.cap === undefined || !applies) return amount
  const cap = amountOf(policy.cap)
  if (compare(amount.value, cap) <= 0) return amount
  return { value: cap, steps: [...amount.steps, node('awardCap', policy.cap, { cap: policy.cap })] }
}

/**
 * What the first place is worth in this field.
 * Problems: `AWARD_BASE_NOT_DECLARED`, `AWARD_CATEGORY_UNKNOWN`, `AWARD_STRENGTH_NOT_DECLARED`.
 */
export const baseAmount = (policy: AwardPolicy, field: FieldSize, places: number, context: AwardContext): Read => {
  const { minimum } = policy.field
  if (minimum !== undefined && field.entered < minimum)
    return ok({ value: zero, steps: [node('awardFieldTooSmall', '0', { field: field.entered, minimum })] })
  const base = started(policy, field, places, context)
  const category = base.ok ? byCategory(policy, base.value, context) : base
  const strength = category.ok ? byStrength(policy, category.value, context) : category
  return strength.ok ? ok(capped(policy, strength.value, context)) : strength
}
