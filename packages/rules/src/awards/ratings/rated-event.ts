import { node } from '../explain.js'
import type { Explanation } from '../../core/explanation.js'
import { ratio, toDecimal } from '../../core/ratio.js'

/** A contestant of an official result. */
export interface RatedSide {
  /** The place as published. */
  readonly rank: number
  /** Ranked apart from the other groups of the event. */
  readonly group?: string
  /** Those who are known; whoever came in later for somebody else is a substitute. */
  readonly players: readonly { readonly id: string; readonly substitute?: boolean }[]
}

/** One side of a table, as ratings read it. */
export interface RatedGameSide {
  /** The entry, and its number as printed. */
  readonly entry: string
  readonly label: string
  readonly rank: number
  /** Who sat there, as far as known. */
  readonly players: readonly string[]
}

/** What was finished at one table of an event. */
export interface RatedGame {
  /** Which stage of the event, from 1. */
  readonly stage: number
  readonly session?: number
  readonly round?: number
  readonly table?: string
  /** In the order of the result. */
  readonly sides: readonly RatedGameSide[]
}

/** One official result, as ratings read it. */
export interface RatedEvent {
  readonly id: string
  /** Orders results that ended on one day. */
  readonly code: string
  readonly startedOn: string
  readonly endedOn: string
  readonly category: string
  /** Of how many countries the players came. */
  readonly countries: number
  readonly sides: readonly RatedSide[]
  /** Reserve players who filled tables and are ranked nowhere. */
  readonly reserves?: number
  /** What was finished at its tables; absent where nobody asks. */
  readonly games?: readonly RatedGame[]
}

/** The table behind a result, as it is kept with a list. */
export interface GameOfResult extends TableOfContest {
  /** The entry the player sat for. */
  readonly own?: string | undefined
}

/** A table and everybody's place at it. */
export interface TableOfContest {
  readonly stage: number
  readonly session?: number
  readonly round?: number
  readonly table?: string
  /** Every side in the order of the result, the player's own too. */
  readonly sides: readonly { readonly entry: string; readonly rank: number }[]
}

interface RatedPlace {
  readonly event: string
  readonly endedOn: string
  /** As published, with the size of the field it was reached in; kept with the list, never derived again. */
  readonly place: number
  readonly field: number
}

/** Mean and uncertainty in thousandths. */
export interface Belief {
  readonly mean: number
  readonly uncertainty: number
}

export interface WengLinResult extends RatedPlace {
  readonly method: 'wengLin'
  readonly before: Belief
  readonly after: Belief
  /** Where a table was rated, not the final order. */
  readonly game?: GameOfResult
}

export interface MersRatedResult extends RatedPlace {
  readonly method: 'mers'
  readonly base: number
  /** Exact text. */
  readonly weight: string
}

/** What one official result, or one table of it, did to a player's rating, as it is kept with a list. */
export type RatedResult = WengLinResult | MersRatedResult

/** One player's line of a rating list, before the lines are put in order. Figures in hundredths. */
export interface RatedPlayer {
  readonly player: string
  /** Where partnerships are rated: the others of the one behind the figures. */
  readonly partners?: readonly string[]
  readonly value: number
  readonly estimate?: number
  readonly uncertainty?: number
  readonly provisional: boolean
  /** Oldest first. */
  readonly results: readonly RatedResult[]
}

/** Thousandths as text with two decimals. */
export const printThousandths = (value: number): string => toDecimal(ratio(value, 1000), 2)

/** One step of a rating: before → after. */
export const changeStep = ({ event, place, field, before, after }: WengLinResult): Explanation =>
  node('ratingChange', printThousandths(after.mean), {
    event,
    before: printThousandths(before.mean),
    after: printThousandths(after.mean),
    uncertaintyBefore: printThousandths(before.uncertainty),
    uncertaintyAfter: printThousandths(after.uncertainty),
    rank: place,
    sides: field,
  })
