import type { PolicyRow } from './awards.repo.js'

/** The numbers of a policy that staff may try out or put into a new version; what is absent stays as it is. */
export interface PolicyNumbers {
  /** How many results count at most; 0: all of them. */
  readonly bestOf?: number
  /** Share that is left in the first year after the event, the second …; nothing later. Exact amounts. */
  readonly yearShares?: readonly string[]
  /** Months after which an award counts nothing; 0: it never runs out. */
  readonly expiryMonths?: number
}

/** The numbers of the award policies behind a ranking. */
export interface AwardNumbers {
  /** Multiplier of a category the policy knows. */
  readonly categories?: readonly { readonly category: string; readonly factor: string }[]
  /** Share of the field that is awarded. */
  readonly awardedShare?: string
  /** Fields smaller than this get nothing. */
  readonly minimumField?: number
}

type Rule = PolicyRow['rule']

const part = (rule: Rule, name: string): Rule => {
  const value = rule[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Rule) : {}
}

/** A ranking rule with other numbers; still to be parsed. */
export const withRankingNumbers = (rule: Rule, numbers: PolicyNumbers): Rule => {
  const { bestOf, yearShares, expiryMonths } = numbers
  const age = { kind: 'anniversary', months: 12 }
  return {
    ...rule,
    ...(bestOf === undefined ? {} : { bestOf: bestOf === 0 ? null : { ...part(rule, 'bestOf'), count: bestOf } }),
    ...(yearShares === undefined ? {} : { decay: { kind: 'schedule', age, shares: yearShares, after: '0' } }),
    ...(expiryMonths === undefined
      ? {}
      : {
          expiry: expiryMonths === 0 ? null : { age: { kind: 'anniversary', months: expiryMonths }, periods: 1 },
        }),
  }
}

/** An award rule with other numbers; categories it does not know are left alone. */
export const withAwardNumbers = (rule: Rule, numbers: AwardNumbers): Rule => {
  const known = part(rule, 'categories')
  const changed = (numbers.categories ?? []).filter(({ category }) => category in known)
  return {
    ...rule,
    ...(changed.length === 0
      ? {}
      : { categories: { ...known, ...Object.fromEntries(changed.map(({ category, factor }) => [category, factor])) } }),
    ...(numbers.awardedShare === undefined
      ? {}
      : { cutOff: { ...part(rule, 'cutOff'), fraction: numbers.awardedShare } }),
    ...(numbers.minimumField === undefined ? {} : { field: { ...part(rule, 'field'), minimum: numbers.minimumField } }),
  }
}

export const changesAwards = ({ categories, awardedShare, minimumField }: AwardNumbers): boolean =>
  (categories?.length ?? 0) > 0 || awardedShare !== undefined || minimumField !== undefined

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

const wholeOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** The numbers a stored rule has now; a number it does not have, or that takes another form, is absent. */
export const numbersOf = (rule: Rule): PolicyNumbers & AwardNumbers => {
  const [decay, expiry, categories] = [part(rule, 'decay'), part(rule, 'expiry'), part(rule, 'categories')]
  const bestOf = wholeOf(part(rule, 'bestOf').count)
  const months = wholeOf(part(expiry, 'age').months)
  const awardedShare = textOf(part(rule, 'cutOff').fraction)
  const minimumField = wholeOf(part(rule, 'field').minimum)
  const isYearly = decay.kind === 'schedule' && part(decay, 'age').months === 12
  return {
    ...(bestOf === undefined ? {} : { bestOf }),
    ...(isYearly && Array.isArray(decay.shares) ? { yearShares: decay.shares.map(String) } : {}),
    ...(months === undefined ? {} : { expiryMonths: months * (wholeOf(expiry.periods) ?? 1) }),
    categories: Object.entries(categories).map(([category, factor]) => ({ category, factor: textOf(factor) ?? '1' })),
    ...(awardedShare === undefined ? {} : { awardedShare }),
    ...(minimumField === undefined ? {} : { minimumField }),
  }
}
