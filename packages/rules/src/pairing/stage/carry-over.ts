import { compare, divide, fromDecimal, fromText, multiply, type Ratio, ratio, roundTo, zero } from '../../core/ratio.js'
import type { CarryOver } from './types.js'

const amount = (text: string): Ratio => fromDecimal(text) ?? fromText(text)

/** Score a side starts the next stage with. */
export const carriedScore = (carry: CarryOver, score: Ratio): Ratio => {
  if (carry.kind === 'none') return zero
  if (carry.kind === 'all') return score
  const exact = multiply(score, amount(carry.factor))
  const limit = carry.cap === undefined ? undefined : amount(carry.cap)
  const capped = limit && compare(exact, limit) > 0 ? limit : exact
  return carry.step === undefined ? capped : roundTo(capped, amount(carry.step))
}

export interface QualifyingSizes {
  /** Boards (or rounds) played in the qualifier and the most that were in play. */
  readonly playedQualifier: number
  readonly mostQualifier: number
  readonly playedFinal: number
  readonly mostFinal: number
}

/** ½ × qualifying score × (NumQ / MaxQ) × (MaxF / NumF): the English Bridge Union's carry-forward (§3.8). */
export const halfCarryForward = (score: Ratio, sizes: QualifyingSizes): Ratio => {
  const qualifier = ratio(sizes.playedQualifier, sizes.mostQualifier)
  const final = divide(ratio(sizes.mostFinal), ratio(sizes.playedFinal))
  return multiply(multiply(multiply(ratio(1, 2), score), qualifier), final)
}
