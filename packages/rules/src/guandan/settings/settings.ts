import type { AceRule } from '../ladder/level.js'
import type { LevelScoreTable } from '../ladder/level-score.js'

/** Which cards may be returned; `smallest` when nothing else may (2022 text). */
export interface ReturnRule {
  /** `partner`: only a return to the own partner is limited to ten and below; `always`: every return. */
  readonly limitTo: 'partner' | 'always'
  /** Whether "ten and below" is read off the face or by level value (a level card is then above A). */
  readonly tenBy: 'face' | 'levelValue'
  readonly whenNone: 'nothing' | 'smallest'
}

/** The four ways a 局 ends (art. 14.2). */
export const gameFormats = ['byGame', 'byDeals', 'byTime', 'byTimeAndDeals'] as const
export type GameFormat = (typeof gameFormats)[number]

/** What becomes of equal levels at the end of a game. */
export const equalLevelRules = ['draw', 'extraDeal', 'extraDealAtTwo', 'firstToReach', 'onStage', 'nextLead'] as const
export type EqualLevelRule = (typeof equalLevelRules)[number]

/** When the other side's own 级分 stand in place of the forfeit value (art. 15.3.4, two readings). */
export const keepActualRules = ['above', 'differenceAbove', 'never'] as const
export type KeepActualRule = (typeof keepActualRules)[number]

export const criterionCodes = [
  'levelPoints',
  'headToHeadLevelPoints',
  'headToHeadMatchPoints',
  'opponentsLevelPoints',
  'opponentsMatchPoints',
  'wins',
  'fewerFouls',
  'lastRound',
  'netLevels',
  'ownLevels',
  'drawnLots',
] as const
export type CriterionCode = (typeof criterionCodes)[number]

/** Who has to have met whom before a step among the tied may decide. */
export const headToHeadScopes = ['sum', 'allMet', 'certain'] as const
export type HeadToHeadScope = (typeof headToHeadScopes)[number]

/** How deals played at several tables are compared in a duplicate event; always the organiser's regulation (art. 32). */
export interface DuplicateRules {
  /** Against each result of the same seats in turn, against their mean, or simply added up. */
  readonly comparison: 'pairwise' | 'mean' | 'sum'
  /** Level every deal is played at. */
  readonly level: string
  /** Value of a deal to its winner, by levels gained (index 1..3); the other side gets the negative. */
  readonly dealValues: readonly [string, string, string]
  /** Pairwise: points for a better, an equal and a worse result. */
  readonly pairwise: { readonly better: string; readonly equal: string; readonly worse: string }
}

/** 场分 and 级分 of an earlier stage, as exact ratio text. */
export interface CarriedPoints {
  readonly matchPoints: string
  readonly levelPoints: string
}

/** Conditions of contest of a guandan event. Amounts are decimal text, so that they stay exact. */
export interface GuandanSettings {
  readonly preset?: string
  readonly eventType: 'games' | 'duplicate'
  readonly format: GameFormat
  /** 副 per 局 where the format counts them. */
  readonly deals: number
  /** Minutes per 局 where the format has a clock. */
  readonly minutes: number
  /** `fixed`: every deal at level 2, nobody climbs. */
  readonly ladder: 'climb' | 'fixed'
  readonly aceRule: AceRule
  readonly equalLevels: EqualLevelRule
  /** Rounds from which, and tables down to which, equal levels must be decided by one extra deal (art. 27.3). */
  readonly decisive: { readonly fromRound: number; readonly tables: number } | null
  readonly matchPoints: {
    readonly win: string
    readonly draw: string
    readonly loss: string
    /** Added to the winner and taken from the loser for each level of difference. */
    readonly perLevel: string
  }
  readonly levelScore: LevelScoreTable
  readonly forfeit: {
    readonly matchPoints: string
    readonly levelPoints: string
    readonly offenderMatchPoints: string
    readonly offenderLevelPoints: string
    /** Each side when neither came. */
    readonly bothMatchPoints: string
    readonly keepActual: KeepActualRule
    /** The number 级分 must exceed for `keepActual` (18). */
    readonly threshold: string
  }
  readonly bye: { readonly matchPoints: string; readonly levelPoints: string }
  readonly chain: readonly CriterionCode[]
  readonly headToHead: { readonly scope: HeadToHeadScope; readonly restart: boolean; readonly onlyWhenTwo: boolean }
  /** Whether a bye adds a stand-in opponent worth the own average 级分 of the rounds played. */
  readonly opponentsOfBye: 'nothing' | 'ownAverage'
  readonly returnRule: ReturnRule
  readonly play: {
    readonly jokerPairFullHouse: boolean
    readonly underDeclareStraightFlush: boolean
    readonly underDeclareLoneWild: boolean
    /** Whether the sheet of a recorded deal must carry the ten-card report. */
    readonly tenCardReport: boolean
  }
  readonly duplicate: DuplicateRules | null
  /** Brought from an earlier stage (art. 28: totals go on), by entrant; exact ratio text. */
  readonly carry?: Readonly<Record<string, CarriedPoints>>
}
