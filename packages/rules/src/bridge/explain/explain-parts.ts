import { fromDecimal, type Ratio, ratio, toDecimal, toText } from '../../core/ratio.js'
import type { Scored } from '../score/matchpoint.js'
import { type Component, wholeWeight } from '../sheet/outcome.js'
import type { Side } from '../types.js'

/** Up to four decimals without trailing zeros, four when there are more. */
export const exact = (value: Ratio): string => {
  const printed = toDecimal(value, 4)
  const back = fromDecimal(printed)
  return back && toText(back) === toText(value) ? printed.replace(/\.?0+$/, '') : printed
}
export const fraction = (num: number, den: number): string => exact(ratio(num, den))

export const partsOf = (outcome: Scored): readonly Component[] =>
  outcome.kind === 'score' ? [{ weight: wholeWeight, score: outcome.score }] : outcome.parts

export const sign = (side: Side): 1 | -1 => (side === 'ns' ? 1 : -1)
