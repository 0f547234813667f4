import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Movement } from './movement.js'

const mod = (value: number, size: number): number => ((value % size) + size) % size

/** The first `up` tables take the next higher set after each round, the others the next lower one, shifted by `shift`. */
interface Web {
  readonly tables: number
  readonly sets: number
  readonly up: number
  readonly shift: number
}

const setAt = ({ sets, up, shift }: Web, table: number, round: number): number =>
  mod(table < up ? table + round : shift - table - round, sets)

/** Whether no moving pair comes to a set twice. */
const isSound = (web: Web): boolean => {
  const { tables, sets } = web
  for (let pair = 0; pair < tables; pair++) {
    const met = new Set<number>()
    for (let round = 0; round < sets; round++) met.add(setAt(web, mod(pair + round, tables), round))
    if (met.size < sets) return false
  }
  return true
}

const found = (tables: number, sets: number): Web | undefined => {
  // Half the room each way is what directors know; other divisions follow.
  const half = Math.floor(tables / 2)
  const ups = [...new Set([half, 0, ...Array.from({ length: half }, (_, at) => at + 1)])]
  for (const up of ups)
    for (let shift = 0; shift < sets; shift++) {
      const web = { tables, sets, up, shift }
      if (isSound(web)) return web
    }
  return undefined
}

/**
 * Web Mitchell: more tables than board sets, everybody plays all boards. North–south sit, east–west move up a table, the
 * boards go up at some tables and down at the others; copies of the boards are needed. `sets` (and rounds) odd, fewer
 * than tables. `MOVEMENT_IMPOSSIBLE` otherwise.
 */
export const webMitchell = (tables: number, sets: number): Result<Movement, Problem> => {
  const possible = Number.isInteger(tables) && Number.isInteger(sets) && sets >= 3 && tables > sets && tables <= 200
  const web = possible ? found(tables, sets) : undefined
  if (!web) return err(problem('MOVEMENT_IMPOSSIBLE', { params: { tables, rounds: sets } }))
  const seats = Array.from({ length: sets * tables }, (_, i) => {
    const [round, table] = [Math.floor(i / tables), i % tables]
    const ew = mod(table - round, tables) + 1
    return { round: round + 1, table: table + 1, ns: table + 1, ew, set: setAt(web, table, round) + 1 }
  })
  return ok({ tables, rounds: sets, sets, numbering: 'directions', shared: true, seats })
}
