import { fourOf } from '../../core/tuple.js'
import { colourWinds } from './colour-winds.js'
import type { SeatingPlan, TableDraw } from './seating.js'

const orders: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap(a =>
  [0, 1, 2, 3].flatMap(b =>
    [0, 1, 2, 3].flatMap(c => [0, 1, 2, 3].map(d => [a, b, c, d]).filter(order => new Set(order).size === 4)),
  ),
)

type Counts = Map<number, number[]>

const countOf = (counts: Counts, player: number): number[] => {
  const own = counts.get(player) ?? [0, 0, 0, 0]
  counts.set(player, own)
  return own
}

const seat = (counts: Counts, table: TableDraw, by: number): void => {
  table.forEach((player, wind) => {
    const own = countOf(counts, player)
    own[wind] = (own[wind] as number) + by
  })
}

/** Cost of one more start of these players on these winds: repeated winds weigh more the more they repeat. */
const costOf = (counts: Counts, table: TableDraw): number =>
  table.reduce((cost, player, wind) => cost + (countOf(counts, player)[wind] as number), 0)

const cheapest = (counts: Counts, table: TableDraw): TableDraw => {
  let best = table
  for (const order of orders) {
    const turned: TableDraw = fourOf(order.map(i => table[i] as number))
    if (costOf(counts, turned) < costOf(counts, best)) best = turned
  }
  return best
}

/** Turns the seats at every table until no single table can be turned to spread the winds better. */
const turnTables = (plan: SeatingPlan, before: SeatingPlan): SeatingPlan => {
  const counts: Counts = new Map()
  for (const table of before.flat()) seat(counts, table, 1)
  let sessions = plan.map(session =>
    session.map(table => {
      const turned = cheapest(counts, table)
      seat(counts, turned, 1)
      return turned
    }),
  )
  for (let pass = 0, changed = true; changed && pass < 50; pass++) {
    changed = false
    sessions = sessions.map(session =>
      session.map(table => {
        seat(counts, table, -1)
        const turned = cheapest(counts, table)
        if (turned !== table) changed = true
        seat(counts, turned, 1)
        return turned
      }),
    )
  }
  return sessions
}

/**
 * Spreads the starting winds without changing who meets whom: exactly (each wind once in every four sessions) for a
 * whole draw, as well as turning tables can after `before`, sessions already played.
 */
export const balanceWinds = (plan: SeatingPlan, before: SeatingPlan = []): SeatingPlan =>
  before.length === 0 ? colourWinds(plan) : turnTables(plan, before)
