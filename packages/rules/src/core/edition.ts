import type { Bilingual } from './bilingual.js'
import type { Adjustment } from './adjustment.js'
import type { BoardRules, MakeCrossTable } from './board-rules.js'
import type { ClauseRef } from './clause.js'
import type { Explanation } from './explanation.js'
import type { StageFacts } from './facts.js'
import type { ChoiceField, IntegerField } from './field.js'
import type { EditionId, EntrantId } from './ids.js'
import type { LedRulings } from './led.js'
import type { LineUpRule, MatchCard, MatchLayout } from './match-play.js'
import type { Peak } from './peak.js'
import type { PlayedGame } from './played-game.js'
import type { Problem } from './problem.js'
import type { Result } from './result.js'
import type { MakeResults, PrintedStage } from './results-file.js'
import type { CalledAtTable, RulingRules } from './ruling.js'
import type { EntrantTotal, ScoreLine } from './score-line.js'
import type { SettingDescription } from './setting.js'
import type { Ratio } from './ratio.js'
import type { Criterion } from './standings.js'
import type { AnalysisAt, Tally } from './tally.js'
import type { ComparedParts } from './total-parts.js'

export type { Bilingual } from './bilingual.js'

/** A field of the generic desk form. */
export type SheetField =
  | ChoiceField
  | IntegerField
  | {
      readonly kind: 'integerPerSeat'
      readonly name: string
      readonly min: number
      readonly max: number
      /** Four where it is not said. */
      readonly seats?: number
      readonly optional?: boolean
    }
  /** A seat of the table, or several, counted from 0. */
  | { readonly kind: 'seat' | 'seats'; readonly name: string; readonly seats?: number; readonly optional?: boolean }
  /** Lines of one form, deal by deal. */
  | {
      readonly kind: 'rows'
      readonly name: string
      readonly fields: readonly SheetField[]
      readonly optional?: boolean
    }
  | { readonly kind: 'finishingOrder'; readonly name: string }
  | { readonly kind: 'yesNo'; readonly name: string; readonly optional?: boolean }
  | { readonly kind: 'text'; readonly name: string; readonly pattern?: string; readonly optional?: boolean }

/** A team's place by what its members scored for themselves. */
export interface TeamPlace {
  readonly team: string
  /** Those who counted, the best first. */
  readonly members: readonly EntrantId[]
  readonly total: Ratio
  /** What separates equal totals. */
  readonly second: Ratio
  /** Sessions its members are short of those they have to play. */
  readonly missing: number
  readonly rank: number
  readonly shared: boolean
}

/** Where a sheet is to stand, as far as its edition asks. */
export interface SheetPlace {
  readonly board?: string | undefined
  /** Counted through the stage from 1. */
  readonly round?: number | undefined
  readonly table?: string | undefined
  /** The stage's conditions as `parseSettings` read them; what hangs on them is not asked without them. */
  readonly settings?: unknown
  /** What a referee has called there, in the order it was called. */
  readonly called?: readonly CalledAtTable[] | undefined
  /** Whether nothing more will be written on the sheet, where its conditions tell. */
  readonly finished?: boolean | undefined
}

/** What a clock starts from. */
export type AnchorCode =
  | 'RULING_GIVEN'
  | 'SCORE_AVAILABLE'
  | 'SESSION_END'
  | 'STAGE_END'
  | 'DECISION_NOTIFIED'
  | 'LIST_PUBLISHED'

export interface Duration {
  readonly minutes: number
}

export interface RulesWindow {
  readonly kind: 'correction' | 'appeal' | 'escalation'
  readonly anchor: AnchorCode
  readonly length: Duration
  readonly clause: ClauseRef
}

export interface AppealStep {
  readonly body: 'director' | 'chiefDirector' | 'committee' | 'nationalAuthority'
  readonly hears: 'lawPart' | 'judgementPart' | 'everything'
  readonly clause: ClauseRef
}

/**
 * One dated text of one sport's rules. All differences between editions are properties of these values:
 * shared code calls them and never asks which edition it holds.
 */
export interface RulesEdition<Sheet = unknown> {
  readonly id: EditionId
  readonly meta: {
    readonly issuer: Bilingual
    readonly title: Bilingual
    readonly effectiveFrom: string
    readonly basedOn?: EditionId
  }
  readonly sheetFields: readonly SheetField[]
  parseSheet(input: unknown): Result<Sheet, readonly Problem[]>
  /**
   * What a sheet says against itself by the articles, asked before it is stored and never of one that is: it may be read
   * and still be refused at the desk. `place` is where it would stand.
   */
  refusals?(sheet: Sheet, place?: SheetPlace): readonly Problem[]
  /**
   * What a sheet says against itself though it may stand: warnings that wait for a referee. `place` is where it stands.
   */
  remarks?(sheet: Sheet, place?: SheetPlace): readonly Problem[]
  /** Whether a sheet leaves its place as if nothing were entered; absent where none can say so. */
  isBlank?(sheet: Sheet): boolean
  /** Codes of `remarks` that a round is not closed over without a reason: a ruling and a sheet that contradict each other. */
  readonly settledBeforeClosing?: readonly string[]
  /**
   * What is taken for the sheet of a drawn place where this was ruled before one was written; undefined where the ruling
   * waits for the sheet.
   */
  sheetBefore?(adjustment: Adjustment, settings: unknown): Sheet | undefined
  /** What is written where nothing was played after all; absent where a sport knows no such sheet. */
  readonly blankSheet?: unknown
  /** Whether a contestant plays a board of a session once; absent where boards have no such meaning. */
  playsBoardOnce?(settings: unknown): boolean
  /** Whether a sheet counts for something yet, by the conditions; absent where every sheet that can be read does. */
  isFinished?(sheet: Sheet, settings?: unknown): boolean
  /** Every setting that `parseSettings` reads: what may be written there, when it is used, what holds otherwise. */
  readonly settings: readonly SettingDescription[]
  /** Conditions of contest (arithmetic profile, method, scale …) with the edition's defaults filled in. */
  parseSettings(input: unknown): Result<unknown, readonly Problem[]>
  /**
   * Conditions of a stage that begins now, with what is usual written out where they are silent; absent where silence
   * says it already. What was stored before keeps its meaning.
   */
  withUsual?(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** Scores the whole compared field: a line for each contestant and slot. */
  score(facts: StageFacts<Sheet>): Result<readonly ScoreLine[], readonly Problem[]>
  /** Totals from lines, penalties and withdrawals included; one per entrant that is to be ranked. */
  totals(facts: StageFacts<Sheet>, lines: readonly ScoreLine[]): readonly EntrantTotal[]
  /**
   * What each board or round adds to the figures of these contestants; undefined where a figure is no sum. Absent where a
   * total is the sum of the lines in its unit.
   */
  totalParts?(
    facts: StageFacts<Sheet>,
    lines: readonly ScoreLine[],
    entrants: readonly EntrantId[],
  ): ComparedParts | undefined
  /**
   * The boards and rooms of a match of two contestants in a round (counted through the stage from 1); undefined where a
   * match has one sheet.
   */
  layMatch?(settings: unknown, round: number, part?: 0 | 1 | 2): MatchLayout | undefined
  /** How teams name who sits where; undefined where a match has no rooms. */
  lineUpRule?(settings: unknown): LineUpRule | undefined
  /** A match of two contestants as it stands; undefined where nothing of it counts yet. */
  matchCard?(
    facts: StageFacts<Sheet>,
    match: { readonly sides: readonly [EntrantId, EntrantId]; readonly session?: number; readonly round: number },
  ): MatchCard | undefined
  /** The articles that say what becomes of a level match of a knock-out; absent where a sport plays none. */
  readonly levelMatch?: readonly ClauseRef[]
  /**
   * The order of teams whose members play for themselves: `teams` by name, each with its members; `ended`: nobody will
   * play any more. Absent where a sport knows no such thing.
   */
  teamTable?(
    facts: StageFacts<Sheet>,
    lines: readonly ScoreLine[],
    teams: Readonly<Record<string, readonly EntrantId[]>>,
    ended: boolean,
  ): readonly TeamPlace[]
  /** What was finished at the tables between those who met, for ratings; none where everybody meets the field. */
  games(facts: StageFacts<Sheet>, lines: readonly ScoreLine[]): readonly PlayedGame[]
  /** How contestants played, counted by what happened at their tables; absent where the sport counts nothing. */
  tallies?(facts: StageFacts<Sheet>, lines: readonly ScoreLine[], analysisAt: AnalysisAt): readonly Tally[]
  /** The most that happened at one table; absent where the sport names nothing of the kind. */
  peaks?(facts: StageFacts<Sheet>): readonly Peak[]
  /** In order; may depend on the settings (method, round robin or Swiss). */
  tieBreaks(settings: unknown): readonly Criterion[]
  /** Decimals for print: of a line, of a total and of a percentage under these settings. */
  decimals(settings: unknown): { readonly line: number; readonly total: number; readonly percent: number }
  /** Why this contestant got what it got, for one slot, or for the total when `slot` is absent. */
  explain(facts: StageFacts<Sheet>, target: { entrant: EntrantId; slot?: string }): Explanation | undefined
  /** How a sheet reads in print, e.g. `{ contract: '3NTX', declarer: 'S', result: '+1', score: '750' }` (codes, no prose). */
  describeSheet(sheet: Sheet, context: { board?: string; settings: unknown }): Readonly<Record<string, string>>
  /** A sheet without the names that may stand on it, for print that names nobody; absent where none can. */
  nameless?(sheet: Sheet): Sheet
  /** Where the same deal is played at several tables: what can be said of it. */
  readonly boards?: BoardRules
  /** Results side by side, where the sport knows such a table. */
  readonly crossTable?: MakeCrossTable
  /** A stage's results as results files carry them, where the sport has such files. */
  readonly results?: MakeResults
  /** Stored facts as the program of their arithmetic would print them, where such programs differ. */
  print?(stored: StageFacts<unknown>): Result<PrintedStage, readonly Problem[]>
  readonly windows: readonly RulesWindow[]
  /** What a director may be called for, what may be done about it, and what it does to the result. */
  readonly rulings: RulingRules<Sheet>
  /** How a director is led to it by questions; absent where the edition has no trees. */
  readonly led?: LedRulings<Sheet>
  readonly appeals: { readonly route: readonly AppealStep[]; readonly beyondReview: readonly ClauseRef[] }
}
