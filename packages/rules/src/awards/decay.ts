import { one, type Ratio, ratio, zero } from '../core/ratio.js'
import { amountOf } from './amount.js'
import { periodsBetween } from './calendar.js'
import type { DecaySchedule } from './ranking-rules.js'

/** The share of an award that is left on a later day. */
export const decayFactor = (decay: DecaySchedule | undefined, earnedOn: string, asOf: string): Ratio => {
  if (!decay) return one
  const periods = periodsBetween(decay.age, earnedOn, asOf)
  if (decay.kind === 'compound') {
    const keep = amountOf(decay.keep)
    return ratio(keep.num ** BigInt(periods), keep.den ** BigInt(periods))
  }
  const share = decay.shares[periods] ?? decay.after
  return share === undefined ? zero : amountOf(share)
}
