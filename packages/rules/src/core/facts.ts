import type { AdjustmentFact } from './adjustment.js'
import type { EntrantId, FactId } from './ids.js'

/** One contestant of the stage. */
export interface EntrantFact {
  readonly id: EntrantId
  /** As printed on the entry list, e.g. `"7"` or `"3NS"`. */
  readonly number: string
  /** Contestants are compared and ranked within a group (two-winner Mitchell: `NS`, `EW`); absent means one field. */
  readonly group?: string
  readonly section?: string
  /** Fills a table and is ranked nowhere. */
  readonly reserve?: true
}

/** One effective score sheet: what happened in one slot (a board at a table, a hand, a game). */
export interface SheetFact<Sheet> {
  readonly id: FactId
  /** Stable name of the place in the stage this sheet fills, e.g. `"A/r3/t2/b17"`; corrections keep it. */
  readonly slot: string
  readonly session?: number
  readonly section?: string
  readonly round?: number
  readonly table?: string
  readonly board?: string
  /** The contestants in the sport's seat order (bridge pairs: NS, EW; individual: N, E, S, W; mahjong: four players). */
  readonly sides: readonly EntrantId[]
  readonly sheet: Sheet
}

/** A lot that was drawn in public and written down. Lower `order` is better. */
export interface DrawnLotFact {
  readonly id: FactId
  readonly entrant: EntrantId
  readonly order: number
}

/** A match of a bracket as it was played: the sheets of its games stand in `slots`. */
export interface BracketMatchFact {
  /** Its name in the bracket, e.g. `w/r2/m1`. */
  readonly match: string
  readonly sides: readonly EntrantId[]
  readonly slots: readonly string[]
  /** Who goes on where the games leave it open: named by the director, by the article. */
  readonly named?: EntrantId
  /** Still being played: what is entered so far names nobody. */
  readonly open?: true
}

/** An elimination stage as it was drawn: its standings are this bracket, not the sum of points. Plain data. */
export interface BracketFacts {
  readonly format:
    | { readonly kind: 'singleElimination'; readonly placement: 'none' | 'thirdPlace' | 'repechage' | 'all' }
    | { readonly kind: 'doubleElimination'; readonly final: 'single' | 'reset' }
  readonly series?: { readonly kind: 'sum' | 'bestOf'; readonly games: number }
  /** By line of the bracket, the strongest first; as the director exchanged them. */
  readonly lines: readonly EntrantId[]
  readonly matches: readonly BracketMatchFact[]
}

/** Everything the compared field is ranked from, in a fixed order, so that the same facts give the same digest. */
export interface StageFacts<Sheet> {
  readonly entrants: readonly EntrantFact[]
  readonly sheets: readonly SheetFact<Sheet>[]
  readonly adjustments: readonly AdjustmentFact[]
  readonly lots: readonly DrawnLotFact[]
  /** The event's conditions of contest, read by the edition's `parseSettings`. */
  readonly settings: unknown
  /** Where the stage is a knock-out; absent: contestants are ranked by what they scored. */
  readonly bracket?: BracketFacts
  /**
   * `everyone`: contestants that played nothing are ranked too, with nothing scored; so were the standings before the
   * rule was that who played counts, and so a draw orders its field. Absent: who played.
   */
  readonly ranks?: 'everyone'
}
