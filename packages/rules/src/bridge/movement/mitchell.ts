import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { arrowSwitched, type Movement, type MovementSeat } from './movement.js'

export interface MitchellOptions {
  readonly tables: number
  /** Default: as many as tables, one less with a skip. */
  readonly rounds?: number
  /** Even tables: east–west skip one table at half way, or tables 1 and last share boards with a relay half way round. */
  readonly even?: 'skip' | 'shareAndRelay'
  /** Rounds, counted from the last, in which the two sides change direction so that the field has one winner. */
  readonly arrowSwitched?: number
  /** Pair that is missing in the last table's direction (half table): its opponents sit out in turn. */
  readonly missing?: 'ns' | 'ew'
}

const mod = (value: number, size: number): number => (((value % size) + size) % size) + 1

/** East–west pair at a table: pairs move up one table a round, and one more after the skip. */
const ewAt = (table: number, round: number, tables: number, skipped: boolean): number =>
  mod(table - 1 - (round - 1) - (skipped ? 1 : 0), tables)

/** Boards move down one table a round; with share and relay the second half of the room is one set behind. */
const setAt = (table: number, round: number, sets: number, behind: boolean): number =>
  mod(table - 1 + (round - 1) + (behind ? 1 : 0), sets)

const seatAt = (options: MitchellOptions, table: number, round: number): MovementSeat => {
  const { tables } = options
  const even = tables % 2 === 0
  const share = even && options.even === 'shareAndRelay'
  const skipped = even && !share && round > tables / 2
  const behind = share && table > tables / 2 && table < tables
  const shared = share && table === tables
  const set = shared ? setAt(1, round, tables, false) : setAt(table, round, tables, behind)
  const number = ewAt(table, round, tables, skipped)
  const ns = options.missing === 'ns' && table === tables ? undefined : table
  const ew = options.missing === 'ew' && number === tables ? undefined : number
  return { round, table, ns, ew, set: ns === undefined || ew === undefined ? undefined : set }
}

/**
 * Mitchell: north–south sit, east–west move up, boards move down. An odd number of tables needs nothing; an even one
 * a skip after half the rounds (one round less) or a relay between the middle tables with the first and last sharing.
 * Arrow-switched rounds are returned with the directions exchanged and one numbering (east–west from tables + 1).
 */
export const mitchell = (options: MitchellOptions): Result<Movement, Problem> => {
  const { tables } = options
  const even = tables % 2 === 0
  const shared = even && options.even === 'shareAndRelay'
  const most = even && !shared ? tables - 1 : tables
  const rounds = options.rounds ?? most
  if (!Number.isInteger(tables) || tables < 2 || tables > 1000 || rounds < 1 || rounds > most) {
    return err(problem('MOVEMENT_IMPOSSIBLE', { params: { tables, rounds } }))
  }
  const switched = options.arrowSwitched
  if (switched !== undefined && switched > rounds)
    return err(problem('MOVEMENT_IMPOSSIBLE', { params: { tables, rounds } }))
  const seats = Array.from({ length: rounds * tables }, (_, i) =>
    seatAt(options, (i % tables) + 1, Math.floor(i / tables) + 1),
  )
  const made: Movement = { tables, rounds, sets: tables, numbering: 'directions', ...(shared ? { shared } : {}), seats }
  return ok(switched === undefined ? made : arrowSwitched(made, switched))
}
