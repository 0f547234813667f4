import type { Explanation } from '../core/explanation.js'
import { divide, type Ratio, ratio, sum } from '../core/ratio.js'
import { type Amount, amountOf, printAmount } from './amount.js'
import type { AwardContext, AwardPolicy, StrengthList } from './award-policy.js'
import { node } from './explain.js'

/** What each player of one contestant has on the list; absent for whoever is not on it or not known. */
export type ContestantValues = readonly (Amount | undefined)[]

export interface FieldStrength {
  readonly value: Amount
  readonly because: Explanation
}

/** Which figures an event has to bring for a policy. */
export interface FiguresNeeded {
  readonly base: boolean
  readonly strength: boolean
}

/** What a policy asks of the event besides its standings. */
export const figuresNeeded = (policy: Pick<AwardPolicy, 'base' | 'strength'>): FiguresNeeded => ({
  base: policy.base.kind === 'declared',
  strength: policy.strength !== undefined,
})

const meanOf = (values: readonly Ratio[]): Ratio => divide(sum(values), ratio(values.length))

const worthOf = (values: ContestantValues, unlisted: Ratio): Ratio =>
  values.length === 0 ? unlisted : meanOf(values.map(value => (value === undefined ? unlisted : amountOf(value))))

/**
 * The strength of a field off a list of one day, exactly. A contestant counts as listed when one of its players is.
 * Undefined for an empty field.
 */
export const fieldStrength = (
  rule: StrengthList,
  asOf: string,
  contestants: readonly ContestantValues[],
): FieldStrength | undefined => {
  if (contestants.length === 0) return undefined
  const unlisted = amountOf(rule.unlisted)
  const worths = contestants.map(values => worthOf(values, unlisted))
  const value = printAmount(rule.measure === 'mean' ? meanOf(worths) : sum(worths))
  const listed = contestants.filter(values => values.some(one => one !== undefined)).length
  const params = { ranking: rule.ranking, asOf, listed, contestants: contestants.length, unlisted: rule.unlisted }
  const code = rule.measure === 'mean' ? 'awardStrengthMean' : 'awardStrengthTotal'
  return { value, because: node(code, value, params) }
}

/** A strength that the event states itself. */
export const statedStrength = (value: Amount): FieldStrength => ({ value, because: node('awardStrengthStated', value) })

/** What `awardPoints` is told of an event's figures. */
export const contextOfFigures = (
  figures: { readonly base?: Amount | undefined; readonly strength?: FieldStrength | undefined } = {},
): Pick<AwardContext, 'base' | 'strength' | 'strengthBecause'> => ({
  ...(figures.base === undefined ? {} : { base: figures.base }),
  ...(figures.strength ? { strength: figures.strength.value, strengthBecause: figures.strength.because } : {}),
})
