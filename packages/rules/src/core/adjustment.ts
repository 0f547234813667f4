import type { ClauseRef } from './clause.js'
import type { DrawnPlace } from './drawn-place.js'
import type { EntrantId, FactId } from './ids.js'
import type { UnitCode } from './points.js'

/**
 * A change to what the sheets alone would give, always by somebody's authority.
 * `payload` of `assigned`, `artificial` and `stated` is the sport's own (its `adjust.ts` reads it). `drawn` is the place
 * as it was drawn, where it was ruled on before there was a sheet.
 */
export type Adjustment =
  | { readonly kind: 'assigned'; readonly slot: string; readonly payload: unknown; readonly drawn?: DrawnPlace }
  | { readonly kind: 'artificial'; readonly slot: string; readonly payload: unknown; readonly drawn?: DrawnPlace }
  /** What a results file states for a slot, taken in place of what the arithmetic gives; the result itself stands. */
  | { readonly kind: 'stated'; readonly slot: string; readonly payload: unknown }
  /**
   * `amount` is canonical ratio text in the stage's unit, subtracted from the total of `entrant`; with a slot, whole
   * points of what is played for there (mahjong: 比赛分), before they become standard points. `insteadOf` names, as the
   * sport reads it, what the sheet may say of the same act: the ruling counts, and the sheet's line does not.
   */
  | {
      readonly kind: 'penalty'
      readonly entrant: EntrantId
      readonly amount: string
      readonly slot?: string
      readonly insteadOf?: unknown
      /** The unit of the amount, and how the penalty was stated in it: `25% top = 2.5 MP`. */
      readonly unit?: UnitCode
      readonly stated?: string
    }
  /** The sheet in this slot does not count. */
  | { readonly kind: 'annulled'; readonly slot: string }
  | { readonly kind: 'forfeit'; readonly entrant: EntrantId; readonly slot?: string; readonly drawn?: DrawnPlace }
  /** Plays on or has left, but is not ranked. */
  | { readonly kind: 'unranked'; readonly entrant: EntrantId }

export interface AdjustmentFact {
  readonly id: FactId
  readonly adjustment: Adjustment
  readonly clause?: ClauseRef
}
