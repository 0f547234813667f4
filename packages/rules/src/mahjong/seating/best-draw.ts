import { balanceWinds } from './balance-winds.js'
import { meetingsWithin, repeatsBound, repeatsOf } from './bound.js'
import { groupsIntoColumns } from './columns.js'
import { developed, perfectDesign } from './designs.js'
import { fieldRoller, withinColumns } from './field-roller.js'
import { rollerPlan } from './roller.js'
import { searchSeating } from './search.js'
import type { SeatingPlan } from './seating.js'

type Groups = readonly (readonly number[])[]

/** The roller by whole tables or by a field, with one session within the columns after it. */
const columnDraw = (tables: number, sessions: number): SeatingPlan | undefined => {
  const plain = rollerPlan(tables, sessions) ?? fieldRoller(tables, sessions)
  if (plain || sessions < 2 || tables % 4 !== 0) return plain
  const before = rollerPlan(tables, sessions - 1) ?? fieldRoller(tables, sessions - 1)
  return before && [...before, withinColumns(tables)]
}

/** Draws that are known before any search, groups laid into columns where there are such. */
const knownDraws = ({ players, sessions, apart, rather = [] }: DrawRequest): readonly SeatingPlan[] => {
  const tables = players / 4
  const design = perfectDesign(players) ?? developed(players, sessions)
  const columns = columnDraw(tables, sessions)
  return [
    ...(design && design.length >= sessions ? [design.slice(0, sessions)] : []),
    ...(columns && apart.length > 0 ? [groupsIntoColumns(columns, tables, apart)] : []),
    ...(columns && apart.length === 0 ? [groupsIntoColumns(columns, tables, rather), columns] : []),
  ].filter(plan => plan !== undefined)
}

/** The draw of fewest repetitions that is known before any search; the same every time, and at once. */
export const knownDraw = (players: number, sessions: number): SeatingPlan | undefined =>
  knownDraws({ players, sessions, apart: [], seed: 1 }).toSorted((a, b) => repeatsOf(a) - repeatsOf(b))[0]

export interface DrawRequest {
  readonly players: number
  readonly sessions: number
  readonly apart: Groups
  /** Groups whose members should meet as little as can be without a further repetition. */
  readonly rather?: Groups
  readonly seed: number
  readonly steps?: number
  readonly tries?: number
}

/** Meetings of a group weigh more than any number of repetitions. */
const costOf = (plan: SeatingPlan, apart: Groups): number => 1000 * meetingsWithin(plan, apart) + repeatsOf(plan)

/**
 * The best draw that is known or found: designs without a repeated meeting first, then the search, whose seed makes it
 * repeatable. Groups stay apart wherever that is possible. Winds are balanced.
 */
export const bestDraw = (request: DrawRequest): SeatingPlan => {
  const { players, sessions, apart, rather = [] } = request
  const bound = repeatsBound(players, sessions, apart)
  const known = [...knownDraws(request)].sort(
    (a, b) => costOf(a, apart) - costOf(b, apart) || meetingsWithin(a, rather) - meetingsWithin(b, rather),
  )
  const [best] = known
  if (best && costOf(best, apart) <= bound) return balanceWinds(best)
  const found = searchSeating(request)
  return best && costOf(best, apart) <= costOf(found, apart) ? balanceWinds(best) : found
}
