import type { Room } from './match-play.js'
import type { Problem } from './problem.js'
import type { Result } from './result.js'

/** One table of a movement or seating, before anybody has a name. */
export interface SeatedTable {
  readonly label: string
  /** Places on the entry list (from 1) in the sport's seat order; one alone sits out. */
  readonly sides: readonly number[]
  readonly boards: readonly string[]
  /** Of a match that is played at two tables at once. */
  readonly rooms?: readonly Room[]
}

export interface SeatingProposal {
  readonly rounds: readonly (readonly SeatedTable[])[]
  /** Boards in play, numbered from 1; none where the sport has no boards. */
  readonly boards: number
  /** Where contestants are ranked apart: the group of each place on the entry list. */
  readonly groups?: readonly string[]
  /** How evenly contestants are compared, where tables play the same boards. */
  readonly comparison?: SeatingComparison
  /** What a director should know: repeated meetings, tables that share boards. */
  readonly warnings: readonly Problem[]
}

/** How evenly a movement compares any two contestants over the boards that both play; all equal is perfect. */
export interface SeatingComparison {
  /** Variance over all two contestants, exact ratio text. */
  readonly variance: string
  /** Standard deviation to two decimals: for print. */
  readonly deviation: string
  /** Least and greatest comparison of two contestants. */
  readonly min: number
  readonly max: number
  /** The most tables that have the same boards in one round: copies of the boards wanted. */
  readonly copies: number
}

/** How even a seating is, over some rounds. */
export interface SeatingFigures {
  /** `meetings[n]`: how many pairs of contestants meet n times. */
  readonly meetings: readonly number[]
  /** Largest difference between anybody's commonest and rarest seat. */
  readonly seatSpread: number
  /** Places on the entry list of those whose seats differ by more than one. */
  readonly unbalanced: readonly number[]
  /** Meetings of two beyond their first, and the fewest that can be proved necessary. */
  readonly repeats: number
  readonly bound: number
  /** Meetings of those who should not meet, and of those who should rather not. */
  readonly apart: number
  readonly rather: number
}

/** Places on the entry list that should not meet, group by group. */
export interface SeatingGroups {
  readonly apart: readonly (readonly number[])[]
  /** Should meet as little as can be without a further repetition. */
  readonly rather: readonly (readonly number[])[]
}

/** What the next round of a Swiss with more than two at a table is asked for, by places on the entry list. */
export interface SwissWanted {
  readonly groups: SeatingGroups
  /** Rounds of the whole, where known: those to come get their meetings too. */
  readonly rounds?: number
  /** Tables that stand as they are. */
  readonly locked: readonly (readonly number[])[]
}

/** How contestants of a sport are put to tables; shared code asks this and never which sport it is. */
export interface SportSeating {
  /** Contestants at a table. */
  readonly sidesATable: number
  /** The sheet of a contestant without an opponent, where a bye scores something. */
  readonly byeSheet?: unknown
  /**
   * A movement or seating for so many contestants. Problems: the sport's own, when the request cannot be read or met.
   */
  plan?(request: unknown, sides: number, groups: SeatingGroups): Result<SeatingProposal, readonly Problem[]>
  /**
   * The next round by the current order, the best first, all by places on the entry list; `before`: the rounds seated so
   * far, for the balance of seats. Problems: the sport's own, when so many cannot be seated.
   */
  byRanking?(
    order: readonly number[],
    before: readonly (readonly SeatedTable[])[],
  ): Result<readonly SeatedTable[], readonly Problem[]>
  /**
   * The next round by the current order, the best first, in which as few as can be meet again; whoever is left over sits
   * out, at a place of its own. Problems: the sport's own, when so many cannot be seated or a table cannot be held.
   */
  swiss?(
    order: readonly number[],
    before: readonly (readonly SeatedTable[])[],
    wanted: SwissWanted,
  ): Result<readonly SeatedTable[], readonly Problem[]>
  /** How often any two of so many meet in these rounds, and how evenly the seats are shared. */
  report?(rounds: readonly (readonly SeatedTable[])[], sides: number, groups: SeatingGroups): SeatingFigures
  /** How evenly these rounds compare the contestants, by places; undefined where tables share no boards. */
  comparison?(rounds: readonly (readonly SeatedTable[])[]): SeatingComparison | undefined
  /**
   * Settings with the scores (exact ratio text, by contestant id) that contestants bring from an earlier stage.
   * `further`: what they bring of everything else they scored there, by unit.
   */
  withCarried?(
    settings: Readonly<Record<string, unknown>>,
    carried: Readonly<Record<string, string>>,
    further?: Readonly<Record<string, Readonly<Record<string, string>>>>,
  ): Readonly<Record<string, unknown>>
  /** What a contestant of a stage brought to it besides its score, by unit; exact ratio text. */
  carriedFurther?(settings: Readonly<Record<string, unknown>>, entrant: string): Readonly<Record<string, string>>
}
