import type { Explanation } from '../../core/explanation.js'
import type { LineUpTerms } from '../../core/match-play.js'
import type { Problem } from '../../core/problem.js'
import type { Ratio } from '../../core/ratio.js'
import type { QualificationRule } from './qualification.js'
import type { SeriesRule } from './series.js'
import type { BlockingSet, SwissBlocked, SwissSettings } from '../swiss/types.js'

/**
 * Matches beside a single elimination: none, one for the third place, 复活赛 of the losers of the quarter-finals for two
 * third places, or for every place.
 */
export type BracketPlacement = 'none' | 'thirdPlace' | 'repechage' | 'all'

/** How a stage is played; plain data, so that an event keeps it as it is. */
export type StageFormat =
  /** Everybody against everybody of the own group, `legs` times; groups are dealt by snake. */
  | { readonly kind: 'roundRobin'; readonly legs: number; readonly groups?: number; readonly series?: SeriesRule }
  | {
      readonly kind: 'swiss'
      readonly rounds: number
      readonly settings?: Partial<SwissSettings>
      /** 低位淘汰: after these rounds the lowest so many leave. */
      readonly cuts?: readonly { readonly afterRound: number; readonly remove: number }[]
      /** Several games or tables of one meeting, each with its sheet (一轮两桌). */
      readonly series?: SeriesRule
    }
  | {
      readonly kind: 'singleElimination'
      readonly placement: BracketPlacement
      readonly series?: SeriesRule
    }
  | { readonly kind: 'doubleElimination'; readonly final: 'single' | 'reset'; readonly series?: SeriesRule }
  /** Rounds are laid out by a movement or a seating, session by session. */
  | { readonly kind: 'laidOut' }
  /** Seeds by seat at each table of each round, known beforehand. */
  | { readonly kind: 'schedule'; readonly rounds: readonly (readonly (readonly number[])[])[] }

/** What a contestant brings from the stage before. */
export type CarryOver =
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  /** `factor` × score, at most `cap`, rounded to `step` (all exact text). */
  | { readonly kind: 'factor'; readonly factor: string; readonly cap?: string; readonly step?: string }
  /** Points for the place, the first place first; nothing beyond the last. Level sides share theirs. */
  | { readonly kind: 'byPlace'; readonly points: readonly string[] }

/** How many of a division go up to the one above, and down to the one below, when the season is over. */
export interface SeasonMoves {
  readonly up: number
  readonly down: number
}

export interface Stage {
  readonly id: string
  readonly format: StageFormat
  /** Absent: the entries of the event. */
  readonly from?: readonly QualificationRule[]
  readonly carryOver: CarryOver
  /** Of a last stage: the whole event is ranked by it alone; absent: by it first, then by the stages before it. */
  readonly classification?: 'stages' | 'lastStage'
  /** Of a division of a league; absent: nobody moves. */
  readonly moves?: SeasonMoves
  /** How teams name who plays; absent: as the sport says. */
  readonly lineUp?: LineUpTerms
  /** Of matches of two: the side named first is at home, half of the legs each. */
  readonly homeAndAway?: boolean
  readonly site?: string
  readonly online?: boolean
}

/** Stages in playing order; `from` names stages earlier in the list. */
export type StageGraph = readonly Stage[]

export interface StageSide {
  readonly id: string
  /** 1 = strongest; unique within the stage. */
  readonly seed: number
  readonly score?: Ratio
  readonly second?: Ratio
  /** Its rank in the stage so far; shared places are equal. */
  readonly place?: number
  readonly labels?: Readonly<Record<string, readonly string[]>>
  /** No longer paired: withdrawn, or cut. */
  readonly out?: boolean
}

/** A match, game or table that has been played (or awarded). */
export interface StageResult {
  readonly round: number
  readonly slot: string
  readonly sides: readonly string[]
  /** Needed where the next match depends on it. */
  readonly winner?: string
}

/** Two sides that changed places by the director's hand: draw numbers, lines of the bracket, seats of a schedule. */
export interface PlaceExchange {
  /** From this round of the stage on. */
  readonly round: number
  readonly first: string
  readonly second: string
  readonly reason: string
}

export interface StageState {
  readonly sides: readonly StageSide[]
  readonly results: readonly StageResult[]
  readonly byes: readonly { readonly round: number; readonly side: string }[]
  /** In the order they were made. */
  readonly exchanges?: readonly PlaceExchange[]
}

export interface PlannedMatch {
  /** Stable within the stage, e.g. `g2/r3/t1` or `w/r2/m3`. */
  readonly slot: string
  readonly table: number
  readonly group?: string
  readonly sides: readonly string[]
  /** Which of the three half matches of a triangle; absent of whole matches. */
  readonly part?: 0 | 1 | 2
  readonly because: Explanation
}

export type NextRound =
  | {
      readonly kind: 'round'
      readonly round: number
      readonly matches: readonly PlannedMatch[]
      readonly free: readonly { readonly side: string; readonly because: Explanation }[]
      readonly givenUp: readonly string[]
    }
  /** Before the next round these leave the stage. */
  | { readonly kind: 'cut'; readonly afterRound: number; readonly sides: readonly string[] }
  | {
      readonly kind: 'blocked'
      readonly round: number
      readonly blocking: BlockingSet
      readonly choices: SwissBlocked['choices']
    }
  | { readonly kind: 'finished' }
  /** The round cannot be made: results are missing or contradict each other. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** One round as it was laid down before the first. */
export type LaidRound = Pick<Extract<NextRound, { kind: 'round' }>, 'matches' | 'free'>

/** A stage whose meetings were all laid down before the first round. */
export interface Timetable {
  readonly rounds: number
  readonly roundAt: (round: number) => LaidRound
}
