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

/** What the conditions of a stage say of who of a team plays when; the same for every sport, plain data. */
export interface LineUpTerms {
  /** Players a team sends to each table; absent where its sport says so itself. */
  readonly players?: number
  /** Tables at which the same sides play at one time, each with its line-up. */
  readonly tables?: number
  /** Minutes before the start after which a line-up is late; absent: it may be given until a result stands. */
  readonly deadline?: number
  /** When the others see it: once every side has given its own, at the deadline, or at once. */
  readonly seen: 'both' | 'deadline' | 'atOnce'
  /** Article of the event’s own penalties that a late line-up falls under; absent: none is taken late. */
  readonly late?: string
  /** Matches a player has to play, and may play at most, in the stage. */
  readonly least?: number
  readonly most?: number
  /** Stronger players, those named earlier in the team’s list, sit at earlier tables. */
  readonly byStrength?: boolean
}

/** How teams name who sits where in a match. */
export interface LineUpRule {
  readonly terms: LineUpTerms
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
