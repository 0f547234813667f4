import { fourOf } from '../../core/tuple.js'
import type { SeatingPlan } from './seating.js'

/**
 * Numbers players anew so that every group stands in one column of a draw whose columns never meet; `undefined` where
 * the groups do not fit into four columns. Groups are laid largest first, each into the emptiest column.
 */
export const groupsIntoColumns = (
  plan: SeatingPlan,
  tables: number,
  apart: readonly (readonly number[])[],
): SeatingPlan | undefined => {
  const columns: number[][] = [[], [], [], []]
  const laid = new Set<number>()
  for (const group of [...apart].sort((a, b) => b.length - a.length)) {
    if (group.some(player => laid.has(player))) return undefined
    const column = columns.reduce((least, other) => (other.length < least.length ? other : least))
    column.push(...group)
    for (const player of group) laid.add(player)
  }
  if (columns.some(column => column.length > tables)) return undefined
  for (let player = 1; player <= 4 * tables; player++)
    if (!laid.has(player)) columns.find(column => column.length < tables)?.push(player)
  const order = columns.flat()
  return plan.map(session => session.map(table => fourOf(table.map(place => order[place - 1] as number))))
}
