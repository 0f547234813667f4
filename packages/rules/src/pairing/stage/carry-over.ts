import { compare, fromDecimal, fromText, multiply, type Ratio, roundTo, zero } from '../../core/ratio.js'
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
