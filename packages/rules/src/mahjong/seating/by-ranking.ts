import { fourOf } from '../../core/tuple.js'
import { balanceWinds } from './balance-winds.js'
import type { SeatingPlan, SessionDraw } from './seating.js'

/**
 * Next session by current order (高高碰): the first four at table 1, the next four at table 2 … `before` are the
 * sessions played, for the balance of winds. The number of players must be divisible by four.
 */
export const seatByRanking = (order: readonly number[], before: SeatingPlan = []): SessionDraw => {
  if (order.length % 4 !== 0) throw new RangeError('players must be divisible by four')
  const tables = Array.from({ length: order.length / 4 }, (_, t) => fourOf(order.slice(4 * t, 4 * t + 4)))
  return balanceWinds([tables], before)[0] ?? []
}
