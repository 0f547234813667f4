import type { Ratio } from './ratio.js'

/** Where the two tables of a match stand: the side named first sits in the first seats in the open room. */
export const rooms = ['open', 'closed'] as const
export type Room = (typeof rooms)[number]

/** What a match of two contestants is filled in by. */
export interface MatchLayout {
  /** Names of its boards, in the order of play. */
  readonly boards: readonly string[]
  /** A sheet of each board from each of these, the sides exchanged in every second one; one table where it is empty. */
  readonly rooms: readonly Room[]
}

/** How teams name who sits where in a match. */
export interface LineUpRule {
  /** Parts of the match, a line-up for each. */
  readonly segments: number
  /** Seats of a side in each room. */
  readonly seats: number
  /** The share of a team’s boards that a player has to play; absent where none is asked for. */
  readonly leastPlayed?: Ratio
}

/** One board of a match in what each side got for it. */
export interface MatchCardBoard {
  readonly board: string
  readonly points: readonly [Ratio, Ratio]
}

/** A match as it stands, the sides in the order they are asked for. */
export interface MatchCard {
  /** Unit of `boards` and `sum`. */
  readonly unit: string
  /** Boards that have been compared. */
  readonly boards: readonly MatchCardBoard[]
  /** What each side won, of the whole match. */
  readonly sum: readonly [Ratio, Ratio]
  readonly victoryPoints?: readonly [Ratio, Ratio]
}
