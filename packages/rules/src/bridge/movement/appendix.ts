import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { hasSmallDivisor } from './lines.js'
import type { Movement, MovementSeat } from './movement.js'

const mod = (value: number, size: number): number => ((value % size) + size) % size

/** The longest of the usual bases that the room can be built on: at most a second table beside each of its own. */
const usualBase = (tables: number): number | undefined =>
  [13, 11, 7, 5].find(base => base < tables && tables <= 2 * base)

/**
 * Appendix Mitchell: to a base of tables (an own set of boards each, one round each) tables are added that share the boards of
 * the first ones. North–south sit at the base tables that have an appendix, east–west at the appendices; all others move:
 * north–south up a table, over the appendices, east–west two tables up through the base, the boards down a table.
 * Everybody plays every set, nobody meets anybody twice. `rounds`: the tables of the base, without a divisor below five.
 * `MOVEMENT_IMPOSSIBLE` for another base, none or more appendices than it has tables.
 */
export const appendixMitchell = (tables: number, rounds = usualBase(tables)): Result<Movement, Problem> => {
  const base = rounds ?? 0
  const isWhole = Number.isInteger(tables) && Number.isInteger(base)
  if (!isWhole || base < 5 || base > 97 || hasSmallDivisor(base) || tables <= base || tables > 2 * base)
    return err(problem('MOVEMENT_IMPOSSIBLE', { params: { tables, rounds: base } }))
  const added = tables - base
  const seats = Array.from({ length: base * tables }, (_, i): MovementSeat => {
    const [round, table] = [Math.floor(i / tables), i % tables]
    const place = table % base
    const set = mod(place + round, base) + 1
    // The moving lines start with the number of their table; those who sit have the numbers after them.
    const line = mod(place - round, base) + 1
    const isAppendix = table >= base
    const sits = place < added
    return {
      round: round + 1,
      table: table + 1,
      ns: isAppendix || !sits ? line : base + place + 1,
      ew: isAppendix ? base + place + 1 : mod(place - 2 * round, base) + 1,
      set,
    }
  })
  return ok({ tables, rounds: base, sets: base, numbering: 'directions', shared: true, seats })
}
