import type { Deal } from '../table/deal.js'

/** Positions of one deal after which it is given up: minutes of work, where a usual deal takes a second. */
export const MOST_POSITIONS = 200_000_000

/** A deal that takes more positions than it may. */
export class TooLong extends Error {}

/** The tricks a deal is worth double dummy. */
export interface DoubleDummySolver {
  /**
   * Tricks of each declarer (north, east, south, west) in spades, hearts, diamonds, clubs and notrump; undefined when
   * that takes more than `most` positions.
   */
  readonly solve: (deal: Deal, most?: number) => readonly (readonly number[])[] | undefined
  /** Tricks that the side of north takes when `leader` leads with `trump`, for endings too: holdings of seat · 4 + suit. */
  readonly tricks: (held: Int32Array, trump: number, leader: number) => number
  /** Positions looked at since it was made: for measurements. */
  readonly visited: () => number
}
