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
  /** Tables share boards, or have copies of them, by design: a set may be at several tables in one round. */
  readonly shared?: boolean
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

/** What a movement is let off besides what its design says. */
export interface MovementAllowances {
  readonly sharedSets?: boolean
  readonly repeatedOpponents?: boolean
}

/**
 * Everything a director would not forgive: playing a board twice, meeting twice, sitting at two tables, missing boards.
 * A movement that shares boards by design is not blamed for it.
 */
export const checkMovement = (movement: Movement, allowed: MovementAllowances = {}): readonly MovementFault[] => {
  const faults: MovementFault[] = []
  const seen = new Set<string>()
  const once = (key: string, code: MovementFault['code'], seat: MovementSeat): void => {
    if (seen.has(key)) faults.push({ code, round: seat.round, table: seat.table })
    seen.add(key)
  }
  const mayShare = (allowed.sharedSets ?? false) || (movement.shared ?? false)
  for (const seat of movement.seats) {
    const [ns, ew] = [nsKey(movement, seat), ewKey(movement, seat)]
    if (ns !== undefined && ns === ew) faults.push({ code: 'MEETS_ITSELF', round: seat.round, table: seat.table })
    for (const who of [ns, ew]) {
      if (who === undefined) continue
      once(`seat ${seat.round} ${who}`, 'SEATED_TWICE', seat)
      if (seat.set !== undefined && ns && ew) once(`set ${who} ${seat.set}`, 'SET_PLAYED_TWICE', seat)
    }
    if (!mayShare && seat.set !== undefined) once(`round ${seat.round} ${seat.set}`, 'SET_AT_TWO_TABLES', seat)
    if (!allowed.repeatedOpponents && ns && ew) once(`met ${[ns, ew].sort().join(' ')}`, 'PAIR_MET_TWICE', seat)
  }
  return faults
}

/** How many copies of the boards are wanted: the most tables at which one set lies in the same round. */
export const copiesNeeded = ({ seats }: Movement): number => {
  const lying = new Map<string, number>()
  for (const { round, set } of seats) {
    if (set !== undefined) lying.set(`${round} ${set}`, (lying.get(`${round} ${set}`) ?? 0) + 1)
  }
  return Math.max(0, ...lying.values())
}

/** Every pair with a number of its own: east–west numbered on from the last north–south pair. */
export const singleNumbers = (movement: Movement): Movement => {
  if (movement.numbering === 'single') return movement
  const west = Math.max(movement.tables, ...movement.seats.map(({ ns }) => ns ?? 0))
  const seats = movement.seats.map(seat => ({ ...seat, ew: seat.ew === undefined ? undefined : seat.ew + west }))
  return { ...movement, numbering: 'single', seats }
}

/**
 * Rounds, counted from the last, with the two directions exchanged, so that the field has one winner. All pairs have one
 * numbering afterwards.
 */
export const arrowSwitched = (movement: Movement, switched: number): Movement => {
  const single = singleNumbers(movement)
  const from = single.rounds - switched
  return {
    ...single,
    seats: single.seats.map(seat => (seat.round > from ? { ...seat, ns: seat.ew, ew: seat.ns } : seat)),
  }
}

/** The same meetings with everybody at the same boards in each round: every table needs its copy of them. */
export const asBarometer = (movement: Movement): Movement => ({
  ...movement,
  sets: movement.rounds,
  shared: true,
  seats: movement.seats.map(seat => (seat.set === undefined ? seat : { ...seat, set: seat.round })),
})
