import type { ClauseRef } from './clause.js'
import type { EntrantId, FactId } from './ids.js'
import type { Points, UnitCode } from './points.js'
import type { Ratio } from './ratio.js'

/** One scored unit for one contestant, traceable to the fact and the clause that made it. */
export interface ScoreLine {
  readonly entrant: EntrantId
  readonly unit: UnitCode
  readonly points: Points
  /** The most that could be scored here, where the method has one (matchpoints). */
  readonly available?: Ratio
  readonly opponents: readonly EntrantId[]
  readonly slot: string
  readonly from: FactId
  readonly because: ClauseRef
  /** The sport's own mark on the line, e.g. `artificial`, `neuberg`, `weighted`. */
  readonly marks?: readonly string[]
}

/** What a contestant is ranked by, before any tie-break. */
export interface EntrantTotal {
  readonly entrant: EntrantId
  /** In `unit`, exact, as published in the total column. */
  readonly total: Points
  /** Exact percentage (0–100) where the method has one; then it decides the rank. */
  readonly percent?: Ratio
  /** The number that orders the field (higher is better); usually `percent` or `total.value`. */
  readonly rankBy: Ratio
  /** Units played, e.g. boards. */
  readonly played: number
}
