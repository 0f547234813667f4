import type { Amount, Rounding } from './amount.js'
import type { RankRule } from './list-ranks.js'

/** What a period of ageing is: since the day of the award, or whole seasons beginning in a month (1–12). */
export type AgeRule =
  | { readonly kind: 'anniversary'; readonly months: number }
  | { readonly kind: 'season'; readonly startsMonth: number }

export type DecaySchedule =
  /** Multiplied by `keep` for each full period. */
  | { readonly kind: 'compound'; readonly age: AgeRule; readonly keep: Amount }
  /** Share by full periods of age; `after` (default 0) once the list is used up. */
  | { readonly kind: 'schedule'; readonly age: AgeRule; readonly shares: readonly Amount[]; readonly after?: Amount }

/** An award counts until it is this old. */
export interface Expiry {
  readonly age: AgeRule
  readonly periods: number
}

/** At most `count` awards, the most valuable; optionally at most so many of one category. */
export interface BestOf {
  readonly count: number
  readonly perCategory?: Readonly<Record<string, number>>
}

/** At each new season the part of the running total above `above` keeps only `keep`. */
export interface SeasonCarry {
  readonly startsMonth: number
  readonly keep: Amount
  readonly above: Amount
}

/** How awards of many events become one value; an award policy may carry these itself. */
export interface RankingRules {
  readonly id: string
  /** What one of the whole numbers in `points` is worth, e.g. `"0.01"`. */
  readonly unit: Amount
  readonly rounding: Rounding
  readonly colours?: readonly string[]
  readonly expiry?: Expiry
  readonly decay?: DecaySchedule
  /** Whether each decayed award is rounded, or only the total. */
  readonly decayRounding?: 'each' | 'total'
  readonly bestOf?: BestOf
  readonly seasonCarry?: SeasonCarry
}

export interface RankingPolicy extends RankingRules {
  readonly kind: 'ranking'
  /** How places are numbered; as 1, 2, 2, 4 unless said. */
  readonly ranks?: RankRule
}
