import type { Amount } from '../amount.js'
import type { AwardRecord } from '../ranking-value.js'

/** A finish in one event. `playRate`, `winRate`: exact text between 0 and 1, when the event recorded them. */
export interface Placing {
  readonly event: string
  readonly category: string
  readonly place: number
  readonly field: number
  readonly endedOn: string
  readonly playRate?: Amount
  readonly winRate?: Amount
}

export interface HeldGrade {
  readonly ladder: string
  readonly grade: string
  readonly on: string
}

/** What is known about one person on one day. */
export interface LadderFacts {
  readonly awards: readonly AwardRecord[]
  readonly placings: readonly Placing[]
  readonly held: readonly HeldGrade[]
  readonly joinedOn?: string
}

/** A condition of a grade, as plain data. */
export type Requirement =
  | { readonly kind: 'all'; readonly of: readonly Requirement[] }
  | { readonly kind: 'any'; readonly of: readonly Requirement[] }
  /** Points of these colours (all when absent), of these categories, earned in the last `months` when given. */
  | {
      readonly kind: 'points'
      readonly atLeast: Amount
      readonly colours?: readonly string[]
      readonly categories?: readonly string[]
      readonly months?: number
    }
  | {
      readonly kind: 'placing'
      readonly categories: readonly string[]
      readonly placeAtMost: number
      readonly fieldAtLeast?: number
      readonly playRateAtLeast?: Amount
      readonly winRateAtLeast?: Amount
      /** So many such finishes; default 1. */
      readonly times?: number
      readonly months?: number
    }
  /** So many competitions in which points were won. */
  | { readonly kind: 'events'; readonly atLeast: number }
  | { readonly kind: 'grade'; readonly grade: string }

export interface GradeStep {
  readonly grade: string
  readonly requires: Requirement
  /** `life`: never taken away by a later reckoning; `whileMet`: only as long as the condition holds. */
  readonly kept: 'life' | 'whileMet'
}

/** One dated text of a ladder; grades from the lowest to the highest. */
export interface LadderEdition {
  readonly kind: 'ladder'
  readonly id: string
  /** Ladder this is an edition of; grades are held on the ladder, whatever the edition. */
  readonly ladder: string
  readonly validFrom: string
  /** Last day; open when absent. */
  readonly validTo?: string
  /** Which day chooses the edition: the end of the competition, or the day the member joined. */
  readonly chosenBy: 'competitionEnd' | 'joinDate'
  /** What one of the whole numbers in the awards is worth. */
  readonly unit: Amount
  readonly grades: readonly GradeStep[]
}
