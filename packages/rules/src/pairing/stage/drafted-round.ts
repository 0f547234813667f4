import type { PlaceExchange } from './types.js'

/** A round as a director sees it before it is announced. */
export interface DraftedRound {
  /** `slot` as the stage's rule named the match. */
  readonly matches: readonly { readonly slot: string; readonly sides: readonly string[] }[]
  readonly free: readonly string[]
  /** Places exchanged with this round, in the order in which it was done. */
  readonly exchanges: readonly PlaceExchange[]
}
