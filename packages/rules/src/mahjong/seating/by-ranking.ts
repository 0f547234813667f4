import { balanceWinds } from './balance-winds.js'
import type { SeatingPlan, SessionDraw, TableDraw } from './seating.js'

/**
 * Next session by current order (高高碰): the first four at table 1, the next four at table 2 … `before` are the
 * sessions played, for the balance of winds. The number of players must be divisible by four.
 */
export const seatByRanking = (order: readonly number[], before: SeatingPlan = []): SessionDraw => {
  if (order.length % 4 !== 0) throw new RangeError('players must be divisible by four')
  const tables = Array.from(
    { length: order.length / 4 },
    (_, t) => order.slice(4 * t, 4 * t + 4) as unknown as TableDraw,
  )
  return balanceWinds([tables], before)[0] ?? []
}

/** Exchanges two players from one session (0-based) to the end, or in one session only. */
export const swapPlayers = (
  plan: SeatingPlan,
  a: number,
  b: number,
  sessions: { readonly from: number; readonly to?: number },
): SeatingPlan => {
  const exchanged = (player: number): number => (player === a ? b : player === b ? a : player)
  const last = sessions.to ?? plan.length - 1
  return plan.map((session, i) =>
    i < sessions.from || i > last ? session : session.map(table => table.map(exchanged) as unknown as TableDraw),
  )
}
