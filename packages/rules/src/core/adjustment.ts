import type { ClauseRef } from './clause.js'
import type { EntrantId, FactId } from './ids.js'

/**
 * A change to what the sheets alone would give, always by somebody's authority.
 * `payload` of `assigned`, `artificial` and `stated` is the sport's own (its `adjust.ts` reads it).
 */
export type Adjustment =
  | { readonly kind: 'assigned'; readonly slot: string; readonly payload: unknown }
  | { readonly kind: 'artificial'; readonly slot: string; readonly payload: unknown }
  /** What a results file states for a slot, taken in place of what the arithmetic gives; the result itself stands. */
  | { readonly kind: 'stated'; readonly slot: string; readonly payload: unknown }
  /**
   * `amount` is canonical ratio text in the stage's unit, subtracted from the total of `entrant`; with a slot, whole
   * points of what is played for there (mahjong: 比赛分), before they become standard points.
   */
  | { readonly kind: 'penalty'; readonly entrant: EntrantId; readonly amount: string; readonly slot?: string }
  /** The sheet in this slot does not count. */
  | { readonly kind: 'annulled'; readonly slot: string }
  | { readonly kind: 'forfeit'; readonly entrant: EntrantId; readonly slot?: string }
  /** Plays on or has left, but is not ranked. */
  | { readonly kind: 'unranked'; readonly entrant: EntrantId }

export interface AdjustmentFact {
  readonly id: FactId
  readonly adjustment: Adjustment
  readonly clause?: ClauseRef
}
