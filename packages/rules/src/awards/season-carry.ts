import type { Explanation } from '../core/explanation.js'
import { add, compare, divide, multiply, type Ratio, subtract, zero } from '../core/ratio.js'
import { amountOf, printAmount } from './amount.js'
import { seasonOf } from './calendar.js'
import { node } from './explain.js'
import type { SeasonCarry } from './ranking-rules.js'

interface Dated {
  readonly earnedOn: string
  readonly value: Ratio
}

const abated = (carry: SeasonCarry, total: Ratio, unit: Ratio): Ratio => {
  const above = divide(amountOf(carry.above), unit)
  if (compare(total, above) <= 0) return total
  return add(above, multiply(subtract(total, above), amountOf(carry.keep)))
}

/** Runs the seasons from the first award to `asOf`; values are in units of `unit`, `above` in points. */
export const seasonCarried = (
  carry: SeasonCarry,
  awards: readonly Dated[],
  asOf: string,
  unit: Ratio,
): { readonly value: Ratio; readonly steps: readonly Explanation[] } => {
  if (awards.length === 0) return { value: zero, steps: [] }
  const bySeason = new Map<number, Ratio>()
  for (const award of awards) {
    const season = seasonOf(award.earnedOn, carry.startsMonth)
    bySeason.set(season, add(bySeason.get(season) ?? zero, award.value))
  }
  const first = Math.min(...bySeason.keys())
  const steps: Explanation[] = []
  let total = bySeason.get(first) ?? zero
  for (let season = first + 1; season <= seasonOf(asOf, carry.startsMonth); season++) {
    const kept = abated(carry, total, unit)
    const { above, keep } = carry
    if (compare(kept, total) !== 0)
      steps.push(node('rankingSeasonCarry', printAmount(multiply(kept, unit)), { season, above, keep }))
    total = add(kept, bySeason.get(season) ?? zero)
  }
  return { value: total, steps }
}
