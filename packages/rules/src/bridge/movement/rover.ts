import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { mitchell } from './mitchell.js'
import type { Movement, MovementSeat } from './movement.js'

/** Where the rover goes: a seat a round, or `undefined` where it sits out. */
type Way = (MovementSeat | undefined)[]

/** Depth first; `rests`: rounds the rover may still sit out. */
const wayFrom = (base: Movement, way: Way, rests: number, budget: { left: number }): Way | undefined => {
  const round = way.length + 1
  if (round > base.rounds) return way
  if (budget.left-- <= 0) return undefined
  const taken = way.flatMap(seat => seat ?? [])
  for (const seat of base.seats) {
    if (seat.round !== round) continue
    if (taken.some(one => one.table === seat.table || one.ew === seat.ew || one.set === seat.set)) continue
    const whole = wayFrom(base, [...way, seat], rests, budget)
    if (whole) return whole
  }
  return rests > 0 ? wayFrom(base, [...way, undefined], rests - 1, budget) : undefined
}

const MOST_RESTS = 2
const BUDGET = 5_000

/**
 * Rover (bump) Mitchell: one pair more than the tables seat. It takes the place of a north–south pair, another in every
 * round, which sits out meanwhile; nobody plays a board twice or meets twice. The rover is north–south pair tables + 1.
 * `MOVEMENT_IMPOSSIBLE` below four tables, above twenty and where no way round is found.
 */
export const roverMitchell = (
  tables: number,
  options: { readonly rounds?: number; readonly even?: 'skip' | 'shareAndRelay' } = {},
): Result<Movement, Problem> => {
  const base = mitchell({ tables, ...options })
  const impossible = err(problem('MOVEMENT_IMPOSSIBLE', { params: { tables } }))
  if (!base.ok || tables < 4 || tables > 20) return impossible
  let way: Way | undefined
  for (let rests = 0; rests <= MOST_RESTS && !way; rests++) {
    // Where the rover rests at all, it is in the first round: nobody is disturbed before the room has settled.
    const first: Way = Array.from({ length: Math.min(rests, 1) }, () => undefined)
    way = wayFrom(base.value, first, rests - first.length, { left: BUDGET })
  }
  if (!way) return impossible
  const rover = tables + 1
  const seats = base.value.seats.flatMap((seat): MovementSeat[] => {
    const stop = way?.[seat.round - 1]
    if (stop?.table !== seat.table) return [seat]
    // The table comes with the rover, and the bumped pair beside it without opponents.
    return [
      { ...seat, ns: rover },
      { round: seat.round, table: tables + 1, ns: seat.ns, ew: undefined, set: undefined },
    ]
  })
  const resting = Array.from({ length: base.value.rounds }, (_, at) => at + 1)
    .filter(round => way?.[round - 1] === undefined)
    .map(round => ({ round, table: tables + 1, ns: rover, ew: undefined, set: undefined }))
  return ok({ ...base.value, seats: [...seats, ...resting] })
}
