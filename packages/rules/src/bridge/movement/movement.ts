import type { MovementFaultCode } from '../problem-codes.js'

/** One table in one round; contestants by number, boards as sets. `undefined` contestants: nobody sits there. */
export interface MovementSeat {
  readonly round: number
  readonly table: number
  readonly ns: number | undefined
  readonly ew: number | undefined
  /** Board set, from 1; absent when no boards are played at this table in this round. */
  readonly set: number | undefined
  /** In an individual event the partners of North (`ns`) and East (`ew`). */
  readonly south?: number
  readonly west?: number
}
export interface Movement {
  readonly tables: number
  readonly rounds: number
  /** Board sets in play. */
  readonly sets: number
  /** Two numberings (north–south and east–west separate) or one. */
  readonly numbering: 'directions' | 'single'
  /** Who has a number: a pair where nothing is said. */
  readonly of?: 'players' | 'teams'
  /** Tables share boards, or have copies of them, by design: a set may be at several tables in one round. */
  readonly shared?: boolean
  readonly seats: readonly MovementSeat[]
}

export interface MovementFault {
  readonly code: MovementFaultCode
  readonly round: number
  readonly table: number
}

/** Who sits in a direction: a pair, or two players. */
export const seatedIn = (seat: MovementSeat, direction: 'ns' | 'ew'): readonly number[] =>
  (direction === 'ns' ? [seat.ns, seat.south] : [seat.ew, seat.west]).filter(number => number !== undefined)

/** A team has a pair in each direction; both have its number. */
const keysIn = ({ numbering, of }: Movement, seat: MovementSeat, direction: 'ns' | 'ew'): readonly string[] =>
  seatedIn(seat, direction).map(number =>
    numbering === 'directions' || of === 'teams' ? `${direction}${number}` : `${number}`,
  )

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
    const [north, east] = [keysIn(movement, seat, 'ns'), keysIn(movement, seat, 'ew')]
    const all = [...north, ...east]
    const meetsItself = new Set(all).size < all.length || (movement.of === 'teams' && seat.ns === seat.ew)
    if (meetsItself) faults.push({ code: 'MEETS_ITSELF', round: seat.round, table: seat.table })
    const isPlayed = north.length > 0 && east.length > 0
    for (const who of all) {
      once(`seat ${seat.round} ${who}`, 'SEATED_TWICE', seat)
      if (seat.set !== undefined && isPlayed) once(`set ${who} ${seat.set}`, 'SET_PLAYED_TWICE', seat)
    }
    if (!mayShare && seat.set !== undefined) once(`round ${seat.round} ${seat.set}`, 'SET_AT_TWO_TABLES', seat)
    if (allowed.repeatedOpponents || !isPlayed) continue
    // Players have new partners; opponents they meet again.
    if (movement.of !== 'players') once(`met ${[...all].sort().join(' ')}`, 'PAIR_MET_TWICE', seat)
    else for (const two of [north, east]) once(`with ${[...two].sort().join(' ')}`, 'PARTNERED_TWICE', seat)
  }
  return faults
}

/** How many copies of the boards are wanted: the most tables at which one set lies in the same round. */
export const copiesNeeded = ({ seats }: Movement): number => {
  const lying = new Map<string, number>()
  for (const { round, set } of seats) {
    if (set !== undefined) lying.set(`${round} ${set}`, (lying.get(`${round} ${set}`) ?? 0) + 1)
  }
  return [...lying.values()].reduce((most, tables) => Math.max(most, tables), 0)
}

/** Every pair with a number of its own: east–west numbered on from the last north–south pair. */
export const singleNumbers = (movement: Movement): Movement => {
  if (movement.numbering === 'single') return movement
  const west = movement.seats.reduce((most, { ns }) => Math.max(most, ns ?? 0), movement.tables)
  const seats = movement.seats.map(seat => ({ ...seat, ew: seat.ew === undefined ? undefined : seat.ew + west }))
  return { ...movement, numbering: 'single', seats }
}

/** A table with its two directions exchanged. */
export const turned = ({ south, west, ...seat }: MovementSeat): MovementSeat => ({
  ...seat,
  ns: seat.ew,
  ew: seat.ns,
  ...(west === undefined ? {} : { south: west }),
  ...(south === undefined ? {} : { west: south }),
})

/**
 * Rounds, counted from the last, with the two directions exchanged, so that the field has one winner. All pairs have one
 * numbering afterwards.
 */
export const arrowSwitched = (movement: Movement, switched: number): Movement => {
  const single = singleNumbers(movement)
  const from = single.rounds - switched
  return {
    ...single,
    seats: single.seats.map(seat => (seat.round > from ? turned(seat) : seat)),
  }
}

/** The same meetings with everybody at the same boards in each round: every table needs its copy of them. */
export const asBarometer = (movement: Movement): Movement => ({
  ...movement,
  sets: movement.rounds,
  shared: true,
  seats: movement.seats.map(seat => (seat.set === undefined ? seat : { ...seat, set: seat.round })),
})
