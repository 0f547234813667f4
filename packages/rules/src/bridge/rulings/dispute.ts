import type { BridgeBook } from '../book.js'
import type { Side } from '../types.js'

export type TricksBySide = Readonly<Record<Side, number>>

/** A disagreement about tricks won that the Director hears after the round has ended (Law 79B). */
export interface TrickDispute {
  /** Declarer's tricks as both sides agreed them when the board was scored. */
  readonly agreed: number
  /** Declarer's tricks as the Director now finds them. */
  readonly found: number
  /** The Director is fully satisfied of the number found. */
  readonly satisfied: boolean
}

/**
 * Declarer's tricks that count for each side. A side's score may go down; it goes up only where the edition lets a fully
 * satisfied Director change both. Unequal numbers are a split score.
 */
export const settleTrickDispute = (book: BridgeBook, declarer: Side, dispute: TrickDispute): TricksBySide => {
  const { agreed, found, satisfied } = dispute
  if (book.disputeMayRaise && satisfied) return { ns: found, ew: found }
  const forDeclarer = Math.min(agreed, found)
  const forDefenders = Math.max(agreed, found)
  return declarer === 'ns' ? { ns: forDeclarer, ew: forDefenders } : { ns: forDefenders, ew: forDeclarer }
}
