import {
  add,
  compare,
  divide,
  fromDecimal,
  fromText,
  multiply,
  type Ratio,
  ratio,
  roundTo,
  zero,
} from '../../core/ratio.js'
import type { CarryOver } from './types.js'

const amount = (text: string): Ratio => fromDecimal(text) ?? fromText(text)

/** Where a side ended: the first of the places it takes, and with how many others it shares them, itself included. */
export interface EndedAt {
  readonly rank: number
  readonly level: number
}

/** Points of a place; of a shared one the mean of those it covers. */
const pointsOfPlace = (points: readonly string[], { rank, level }: EndedAt): Ratio => {
  const covered = points.slice(rank - 1, rank - 1 + level).map(amount)
  return divide(covered.reduce(add, zero), ratio(level))
}

/** Score a side starts the next stage with. */
export const carriedScore = (carry: CarryOver, score: Ratio, ended: EndedAt): Ratio => {
  if (carry.kind === 'none') return zero
  if (carry.kind === 'all') return score
  if (carry.kind === 'byPlace') return pointsOfPlace(carry.points, ended)
  const exact = multiply(score, amount(carry.factor))
  const limit = carry.cap === undefined ? undefined : amount(carry.cap)
  const capped = limit && compare(exact, limit) > 0 ? limit : exact
  return carry.step === undefined ? capped : roundTo(capped, amount(carry.step))
}
