import type { Article } from '../core/article.js'
import type { Bilingual, Terms } from '../core/bilingual.js'
import type { SheetField } from '../core/edition.js'
import type { Problem } from '../core/problem.js'
import type { Ratio } from '../core/ratio.js'
import type { SportSeating } from '../core/seating.js'
import type { SettingDescription, SettingValue } from '../core/setting.js'
import type { TallyGroup } from '../core/tally.js'

/** A line of a sheet that is written deal by deal: the values of its fields, by name. */
export type PlainRow = Readonly<Record<string, string | number | boolean | readonly number[]>>
/** A sheet as its fields were filled in; what was left empty is absent. */
export type PlainSheet = Readonly<Record<string, PlainRow[string] | readonly PlainRow[]>>
/** What holds at a stage, every default filled in. */
export type PlainSettings = Readonly<Record<string, SettingValue>>

/** A step of one seat's points; the portal has a sentence for each code, under the sport's name. */
export interface PlainStep {
  readonly code: string
  readonly value: Ratio
  readonly params?: Readonly<Record<string, string | number>>
}

/** Something that happened to a seat, for its statistics. */
export interface PlainCount {
  readonly seat: number
  readonly kind: string
  readonly succeeded?: boolean
}

/** What a sheet comes to, seat by seat. */
export interface PlainGame {
  readonly points: readonly Ratio[]
  /** What orders the table; the points where it is absent. */
  readonly order?: readonly Ratio[]
  readonly steps: readonly (readonly PlainStep[])[]
  readonly counted?: readonly PlainCount[]
  /** How the sheet reads in print, by column. */
  readonly printed: Readonly<Record<string, string>>
}

/** A penalty that a director may impose, taken from the total. */
export interface PlainPenalty {
  readonly code: string
  readonly article: string
  /** Decimal text under these settings. */
  amount(settings: PlainSettings): string
  /**
   * Where a sheet may have the act too: the sheet without one of a seat's, that of the line where a ruling names one;
   * undefined where it has none.
   */
  without?(sheet: PlainSheet, act: { readonly seat: number; readonly line?: number }): PlainSheet | undefined
}

/**
 * A sport as one description, from which its sheet, checks, forms, words, statistics and explanations come: two to
 * eight seats, each for itself or on sides that a deal decides.
 */
export interface PlainSport {
  readonly id: string
  readonly name: Bilingual
  readonly seats: number
  /** By seat, as a sheet prints them; words of the terms. */
  readonly seatNames: readonly string[]
  readonly edition: {
    readonly id: string
    readonly issuer: Bilingual
    readonly title: Bilingual
    readonly effectiveFrom: string
    /** What is cited, in our own words. */
    readonly articles: readonly Article[]
    /** The articles that points and rank rest on. */
    readonly cites: { readonly points: string; readonly ranking: string }
  }
  /** What is counted and ranks. */
  readonly unit: string
  /** Decimals of the unit in print. */
  readonly decimals: number
  readonly fields: readonly SheetField[]
  /** Plain ones: each has a default. */
  readonly settings: readonly SettingDescription[]
  /** What a sheet says against itself: sums that do not hold, values that contradict each other. */
  check(sheet: PlainSheet, settings: PlainSettings): readonly Problem[]
  /** Called only for sheets that `check` has nothing against, or of which a referee let it stand. */
  score(sheet: PlainSheet, settings: PlainSettings): PlainGame
  readonly penalties: readonly PlainPenalty[]
  readonly tallies: readonly TallyGroup[]
  readonly terms: Terms
  readonly problemCodes: readonly string[]
  readonly seating: SportSeating
  readonly formats: readonly string[]
}
