import { compare, type HalfRule, multiply, negate, type Ratio, ratio, roundTo } from '../core/ratio.js'

/** How a score of one stage is carried into the next; the body that runs the event sets every number. */
export interface CarryOverRule {
  readonly factor: Ratio
  /** Most that can be carried, either way. */
  readonly cap?: Ratio
  /** Step to which it is rounded, e.g. 1/100. */
  readonly step?: Ratio
  readonly half?: HalfRule
}

/** factor × score, capped and rounded. */
export const carryOver = (rule: CarryOverRule, score: Ratio): Ratio => {
  const raw = multiply(rule.factor, score)
  const capped =
    rule.cap === undefined
      ? raw
      : compare(raw, rule.cap) > 0
        ? rule.cap
        : compare(raw, negate(rule.cap)) < 0
          ? negate(rule.cap)
          : raw
  return rule.step ? roundTo(capped, rule.step, rule.half ?? 'awayFromZero') : capped
}

/**
 * EBU White Book 3.8: half of the qualifying score, reduced by the share of the qualifying field that is now in the
 * final and scaled by the lengths: ½ × SQ × (NumQ / MaxQ) × (MaxF / NumF).
 */
export const ebuCarryFactor = (sizes: {
  readonly qualifyingNumber: number
  readonly qualifyingMaximum: number
  readonly finalMaximum: number
  readonly finalNumber: number
}): Ratio => ratio(sizes.qualifyingNumber * sizes.finalMaximum, 2 * sizes.qualifyingMaximum * sizes.finalNumber)
