import { multiply, ratio } from '../core/ratio.js'
import { amountOf, roundAmount } from './amount.js'
import type { CutOff, FieldRule } from './award-policy.js'
import type { FieldSize } from './field-size.js'

/** Number of places that get a share. */
export const awardedPlaces = (cutOff: CutOff, rule: FieldRule, field: FieldSize): number => {
  const counted = multiply(field.counted, ratio(rule.seatsPerTable ?? 1))
  const of = cutOff.of === 'entered' ? ratio(field.entered) : counted
  const exact = cutOff.fraction === undefined ? of : multiply(of, amountOf(cutOff.fraction))
  const direction = cutOff.rounding
  const places = Number(roundAmount(exact, { step: '1', direction, half: 'up' }).num)
  const atLeast = Math.max(places, cutOff.minimum ?? 0)
  return Math.min(atLeast, cutOff.maximum ?? atLeast)
}
