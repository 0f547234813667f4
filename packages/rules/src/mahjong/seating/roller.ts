import { fourOf } from '../../core/tuple.js'
import type { SeatingPlan, SessionDraw } from './seating.js'

/** How far each column (East, South, West, North) moves on from session to session, in tables. */
export type RollerShifts = readonly [number, number, number, number]

/** East stays, South and West roll down by one and two, North up by one. */
export const customaryShifts: RollerShifts = [0, 1, 2, -1]

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** After how many sessions the two columns meet again: tables / gcd(difference, tables). */
const period = (tables: number, difference: number): number => tables / gcd(difference, tables)

const differences = (shifts: RollerShifts): readonly number[] =>
  shifts.flatMap((a, i) => shifts.slice(i + 1).map(b => a - b))

/** Sessions that can be played before some pair of players meets again. */
export const rollerSessions = (tables: number, shifts: RollerShifts = customaryShifts): number =>
  Math.min(...differences(shifts).map(difference => period(tables, difference)))

/** Shifts with no repeated meeting in so many sessions, the customary ones first; `undefined` when there are none. */
export const rollerShifts = (tables: number, sessions: number): RollerShifts | undefined => {
  if (rollerSessions(tables) >= sessions) return customaryShifts
  for (let b = 1; b < tables; b++) {
    for (let c = b + 1; c < tables; c++) {
      for (let d = c + 1; d < tables; d++) if (rollerSessions(tables, [0, b, c, d]) >= sessions) return [0, b, c, d]
    }
  }
  return undefined
}

const wrap = (value: number, size: number): number => ((value % size) + size) % size

/**
 * The roller draw (卷帘): column `c` holds players c × tables + 1 …; column mates never meet. The tables are numbered
 * anew each session, so that East moves as well; seats stay with their column until `balanceWinds` spreads them.
 * `undefined` when a pair would meet again.
 */
export const rollerPlan = (tables: number, sessions: number, shifts?: RollerShifts): SeatingPlan | undefined => {
  const used = shifts ?? rollerShifts(tables, sessions)
  if (!used || rollerSessions(tables, used) < sessions) return undefined
  return Array.from({ length: sessions }, (_, session): SessionDraw => {
    return Array.from({ length: tables }, (_, table) => {
      const place = wrap(table - session, tables)
      return fourOf(used.map((shift, column) => column * tables + wrap(place - shift * session, tables) + 1))
    })
  })
}
