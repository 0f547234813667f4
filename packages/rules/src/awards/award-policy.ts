import type { Explanation } from '../core/explanation.js'
import type { Amount } from './amount.js'
import type { RankingRules } from './ranking-rules.js'

/** How many contestants a field counts for. */
export interface FieldRule {
  /** A one-winner field of odd size may count one more (the missing pair). */
  readonly oddOneWinner: 'asIs' | 'countOneMore'
  /** With several winners each group counts itself, the largest group, or the mean size of the groups. */
  readonly severalGroups: 'own' | 'largest' | 'mean'
  /** Individuals counted by full tables: the field is ⌊n / seatsPerTable⌋ tables. */
  readonly seatsPerTable?: number
  /** Fields smaller than this get nothing. */
  readonly minimum?: number
}

/** What the first place is worth before category and strength. */
export type BaseRule =
  | { readonly kind: 'perEntrant'; readonly amount: Amount }
  /** Steps of equal size down to the last awarded place: first = amount × awarded places. */
  | { readonly kind: 'perAwardedPlace'; readonly amount: Amount }
  /** The row with the greatest `from` not above the counted field. */
  | { readonly kind: 'table'; readonly rows: readonly { readonly from: number; readonly amount: Amount }[] }
  | { readonly kind: 'fixed'; readonly amount: Amount }
  /** Told by the event's licence (`context.base`). */
  | { readonly kind: 'declared' }

/** The share of the base that a rank gets; beyond the end of a list it is nothing. */
export type ShareCurve =
  | { readonly kind: 'list'; readonly shares: readonly Amount[] }
  /** The share of the row with the greatest `fromRank` not above the rank. */
  | { readonly kind: 'steps'; readonly rows: readonly { readonly fromRank: number; readonly share: Amount }[] }
  /** 1, ratio, ratio², … */
  | { readonly kind: 'geometric'; readonly ratio: Amount }
  /** (T − rank + 1) / T, T = awarded places. */
  | { readonly kind: 'linear' }
  /** Listed shares first, then 1 / (rank − offset). */
  | { readonly kind: 'reciprocal'; readonly shares: readonly Amount[]; readonly offset: number }

/** How many places are awarded. */
export interface CutOff {
  readonly fraction?: Amount
  /** `entered` contestants, or the field as `FieldRule` counts it (tables × seats for individuals). */
  readonly of: 'entered' | 'counted'
  readonly rounding: 'down' | 'up' | 'nearest'
  readonly minimum?: number
  readonly maximum?: number
}

export interface TieRule {
  /** The mean of the places occupied, or the full award of the shared rank for each. */
  readonly method: 'average' | 'full'
  /** Whether the places' awards are averaged before or after they are rounded. */
  readonly of: 'exact' | 'rounded'
  /** All places occupied (those past the cut-off count nothing), or only the awarded ones. */
  readonly over: 'allPlaces' | 'awardedPlaces'
}

/** The strength of a field read off a ranking: the list in print on the event's first day. */
export interface StrengthList {
  /** Code of the ranking. */
  readonly ranking: string
  /** What the contestants' values come to; a contestant's value is the mean of those it entered with. */
  readonly measure: 'mean' | 'total'
  /** What somebody who is not on the list counts as. */
  readonly unlisted: Amount
}

/**
 * One dated way of turning a rank into points: plain JSON, so that a federation keeps it as a row and an award as its
 * output. All amounts are exact decimal or fraction text in points; results are whole numbers of `unit`.
 */
export interface AwardPolicy extends RankingRules {
  readonly kind: 'award'
  readonly effectiveFrom?: string
  readonly effectiveTo?: string
  readonly field: FieldRule
  readonly base: BaseRule
  /** Most the first place can be worth, after category and strength. */
  readonly cap?: Amount
  /** Capped only in these categories, when given. */
  readonly capCategories?: readonly string[]
  /** Category code → multiplier of the base. */
  readonly categories?: Readonly<Record<string, Amount>>
  /** Multiplier by the strength the event declares: the row with the greatest `from` not above it. */
  readonly strength?: readonly { readonly from: Amount; readonly factor: Amount }[]
  /** Where that strength is read off; stated by the event when absent, or when no list was in print. */
  readonly strengthList?: StrengthList
  readonly curve: ShareCurve
  readonly cutOff: CutOff
  /** For each contestant below the cut-off. */
  readonly consolation?: Amount
  readonly ties: TieRule
  /** Pigment of the points, e.g. `green`, `black`; a category may have its own. */
  readonly colour: string
  readonly colourByCategory?: Readonly<Record<string, string>>
  /** Whether people who are not members leave their place to the next, or use it up. */
  readonly nonMembers: 'award' | 'usePlace' | 'passPlace'
  /** The share of the team's boards that a player has to have played to get points; everybody does when absent. */
  readonly leastPlayed?: Amount
}

/** What the event says about itself. */
export interface AwardContext {
  /** Contestants in the field, by group (`''` for one field); counted from the standings when absent. */
  readonly entered?: Readonly<Record<string, number>>
  readonly category?: string
  /** Decimal text: mean holding, average rating … in the policy's own measure. */
  readonly strength?: Amount
  /** Where the strength comes from. */
  readonly strengthBecause?: Explanation
  /** The licensed first prize for policies whose base is `declared`. */
  readonly base?: Amount
  /** Contestants without membership. */
  readonly nonMembers?: readonly string[]
}
