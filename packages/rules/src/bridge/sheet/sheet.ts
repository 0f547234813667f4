import type { SheetField } from '../../core/edition.js'
import type { FactId } from '../../core/ids.js'
import type { Seat } from '../../core/seat.js'
import type { RevokeRecord } from './revoke.js'
import type { Contract, Side, Vulnerability } from '../types.js'

/**
 * One possible result of an assigned score. `weight` is a decimal with up to four places, or a fraction such as `1/3`; the
 * weights of a side add up to 1. `result` is the contract it was, as `4S N =`, where somebody said so.
 */
export interface WeightedResult {
  readonly weight: string
  readonly nsScore: number
  readonly result?: string
}

/** An award that is compared with no result. `imps` is decimal text from the side's view. */
export type ArtificialAward =
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly kind: 'average'; readonly grade: 'plus' | 'average' | 'minus' }
  | { readonly kind: 'imps'; readonly imps: string }

/** The part of an award that is artificial where the rest are results: half a score and half an average. */
export interface ArtificialShare {
  readonly weight: string
  readonly award: ArtificialAward
}

/** What an adjusted score gives to one side. With a `share`, the weights are those within what the share leaves. */
export type SideAward =
  | ArtificialAward
  | { readonly kind: 'assigned'; readonly results: readonly WeightedResult[]; readonly share?: ArtificialShare }

/** What a results file states that the sides got, decimal text in the figures of the file; the other side is computed. */
export interface StatedAwards {
  readonly ns?: string
  readonly ew?: string
  /** The fact that took them. */
  readonly from: FactId
}

/** What was on the table besides the result, common to every sheet. */
export interface SheetExtras {
  /** Names the group of identical form when a board was fouled (Law 87); absent is the first. */
  readonly copy?: string
  /** Markings of this copy where they differ from the cycle of Law 2. */
  readonly dealer?: Seat
  readonly vulnerable?: Vulnerability
  /** A side whose award may not exceed average minus where the edition says so (1997 Laws, 25B2). */
  readonly heldToMinus?: Side
  /** Taken in place of what the arithmetic gives, while the result counts in every comparison. */
  readonly stated?: StatedAwards
}

export interface PlayedSheet extends SheetExtras {
  readonly result: 'played'
  readonly contract: Contract
  readonly declarer: Seat
  readonly tricks: number
  /** Opening lead as suit and rank, e.g. `HQ`. */
  readonly lead?: string
  /** Established revokes; `tricks` are those won at the table, the edition transfers (Law 64). */
  readonly revokes?: readonly RevokeRecord[]
}
export interface ScoreOnlySheet extends SheetExtras {
  readonly result: 'score'
  readonly nsScore: number
}
export interface PassedOutSheet extends SheetExtras {
  readonly result: 'passedOut'
}
export interface AdjustedSheet extends SheetExtras {
  readonly result: 'adjusted'
  readonly ns: SideAward
  readonly ew: SideAward
}
export interface NotPlayedSheet extends SheetExtras {
  readonly result: 'notPlayed'
}

/** A whole match recorded by its outcome: IMPs won by each side, or victory points given; decimal text. */
export interface MatchSheet extends SheetExtras {
  readonly result: 'match'
  readonly boards: number
  readonly imps?: readonly [string, string]
  readonly victoryPoints?: readonly [string, string]
}
/** One contestant without an opponent for a round. */
export interface ByeSheet extends SheetExtras {
  readonly result: 'bye'
}

/** What happened with one board at one table, or with one match as a whole. */
export type BridgeSheet =
  | PlayedSheet
  | ScoreOnlySheet
  | PassedOutSheet
  | AdjustedSheet
  | NotPlayedSheet
  | MatchSheet
  | ByeSheet

export const isMatchSheet = (sheet: BridgeSheet): sheet is MatchSheet | ByeSheet =>
  sheet.result === 'match' || sheet.result === 'bye'

/** The generic desk form; the text fields take what `parseBridgeSheet` reads. */
export const bridgeSheetFields: readonly SheetField[] = [
  { kind: 'text', name: 'contract', optional: true },
  { kind: 'choice', name: 'declarer', options: ['N', 'E', 'S', 'W'], optional: true },
  { kind: 'integer', name: 'tricks', min: 0, max: 13, optional: true },
  { kind: 'text', name: 'lead', optional: true },
  { kind: 'integer', name: 'nsScore', min: -7600, max: 7600, optional: true },
]
