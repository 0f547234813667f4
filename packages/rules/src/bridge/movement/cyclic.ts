import type { Movement, MovementSeat } from './movement.js'

/** First round of one table. Numbers up to `moving` go up by one each round, higher ones sit. */
export interface CyclicTable {
  readonly ns: number
  readonly ew: number
  readonly set: number
  /** Rounds in which the two exchange directions. */
  readonly reversed?: readonly number[]
}
/** A movement that is described by its first round: every moving contestant and every set follows the one before. */
export interface CyclicCard {
  readonly id: string
  /** Where the card was seen in use. */
  readonly source?: string
  /** Moving contestants; also the number of rounds and of board sets. */
  readonly moving: number
  readonly tables: readonly CyclicTable[]
}

/** Unrolls a card into its rounds. */
export const cyclicMovement = (card: CyclicCard): Movement => {
  const { moving, tables } = card
  const after = (number: number, round: number): number =>
    number > moving ? number : ((number - 1 + round - 1) % moving) + 1
  const seatOf = (round: number, start: CyclicTable, table: number): MovementSeat => {
    const [ns, ew] = [after(start.ns, round), after(start.ew, round)]
    const reversed = start.reversed?.includes(round) ?? false
    return { round, table, ns: reversed ? ew : ns, ew: reversed ? ns : ew, set: after(start.set, round) }
  }
  const seats = Array.from({ length: moving }, (_, i) =>
    tables.map((start, table) => seatOf(i + 1, start, table + 1)),
  ).flat()
  return { tables: tables.length, rounds: moving, sets: moving, numbering: 'single', seats }
}
