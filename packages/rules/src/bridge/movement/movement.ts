import type { MovementFaultCode } from '../problem-codes.js'

/** One table in one round; contestants by number, boards as sets. `undefined` contestants: nobody sits there. */
export interface MovementSeat {
  readonly round: number
  readonly table: number
  readonly ns: number | undefined
  readonly ew: number | undefined
  /** Board set, from 1; absent when no boards are played at this table in this round. */
  readonly set: number | undefined
}
export interface Movement {
  readonly tables: number
  readonly rounds: number
  /** Board sets in play. */
  readonly sets: number
  /** Two numberings (north–south and east–west separate) or one. */
  readonly numbering: 'directions' | 'single'
  readonly seats: readonly MovementSeat[]
}

export interface MovementFault {
  readonly code: MovementFaultCode
  readonly round: number
  readonly table: number
}

const nsKey = (movement: Movement, seat: MovementSeat): string | undefined =>
  seat.ns === undefined ? undefined : movement.numbering === 'directions' ? `ns${seat.ns}` : `${seat.ns}`
const ewKey = (movement: Movement, seat: MovementSeat): string | undefined =>
  seat.ew === undefined ? undefined : movement.numbering === 'directions' ? `ew${seat.ew}` : `${seat.ew}`

/** Tables that a movement lets share one set of boards in the same round. */
export interface MovementAllowances {
  readonly sharedSets?: boolean
  readonly repeatedOpponents?: boolean
}

/** Everything a director would not forgive: playing a board twice, meeting twice, sitting at two tables, missing boards. */
export const checkMovement = (movement: Movement, allowed: MovementAllowances = {}): readonly MovementFault[] => {
  const faults: MovementFault[] = []
  const seen = new Set<string>()
  const once = (key: string, code: MovementFault['code'], seat: MovementSeat): void => {
    if (seen.has(key)) faults.push({ code, round: seat.round, table: seat.table })
    seen.add(key)
  }
  for (const seat of movement.seats) {
    const [ns, ew] = [nsKey(movement, seat), ewKey(movement, seat)]
    if (ns !== undefined && ns === ew) faults.push({ code: 'MEETS_ITSELF', round: seat.round, table: seat.table })
    for (const who of [ns, ew]) {
      if (who === undefined) continue
      once(`seat ${seat.round} ${who}`, 'SEATED_TWICE', seat)
      if (seat.set !== undefined && ns && ew) once(`set ${who} ${seat.set}`, 'SET_PLAYED_TWICE', seat)
    }
    if (!allowed.sharedSets && seat.set !== undefined)
      once(`round ${seat.round} ${seat.set}`, 'SET_AT_TWO_TABLES', seat)
    if (!allowed.repeatedOpponents && ns && ew) once(`met ${[ns, ew].sort().join(' ')}`, 'PAIR_MET_TWICE', seat)
  }
  return faults
}
