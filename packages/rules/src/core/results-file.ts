import type { PreparedBoard, ScoredStage } from './board-rules.js'
import type { Problem, ProblemLocation } from './problem.js'
import type { Result } from './result.js'
import type { ScoreLine } from './score-line.js'
import type { StandingLine } from './standings.js'

export const eventKinds = ['pairs', 'individual', 'teams', 'swissPairs', 'swissTeams', 'knockout'] as const
export type EventKind = (typeof eventKinds)[number]

type SeatLetter = 'N' | 'E' | 'S' | 'W'

/** A result as results files carry it. */
export type FileSheet =
  | { readonly contract: string; readonly declarer: SeatLetter; readonly tricks: number }
  | { readonly contract: 'PASS' }
  | { readonly nsScore: number }
  | { readonly adjusted: { readonly ns: string; readonly ew: string } }
  | { readonly adjusted: { readonly weighted: readonly { readonly weight: string; readonly nsScore: number }[] } }

/** Calls and cards in order; kept tables of the file travel with it unread. */
export interface FileRecord {
  readonly auction?: readonly { readonly call: string; readonly alert?: boolean; readonly explanation?: string }[]
  readonly play?: readonly string[]
  readonly claimed?: number
}

export interface FileLine {
  readonly sides: readonly string[]
  readonly round?: number
  readonly table?: string
  readonly sheet: FileSheet
  readonly score?: number
  readonly lead?: string
  readonly record?: FileRecord
  /** Decimal text. */
  readonly published: { readonly ns?: string; readonly ew?: string }
  readonly location: ProblemLocation
}

export interface FileBoard {
  readonly number: string
  readonly dealer?: SeatLetter
  readonly vulnerability?: 'none' | 'ns' | 'ew' | 'both'
  readonly deal?: string
  readonly analysis?: { readonly parScore?: string; readonly parContract?: string; readonly makeable?: string }
  readonly lines: readonly FileLine[]
  readonly location: ProblemLocation
}

export interface FileSession {
  readonly number: number
  readonly sections: readonly {
    readonly id: string
    readonly entrants: readonly string[]
    readonly published: readonly never[]
    readonly boards: readonly FileBoard[]
  }[]
}

export interface FileMatch {
  readonly session: number
  readonly round?: number
  readonly table?: string
  readonly sides: readonly string[]
  readonly published: { readonly imps?: readonly [string, string]; readonly victoryPoints?: readonly [string, string] }
  readonly location: ProblemLocation
}

/** A scored stage and what is stored about its boards. */
export interface ResultsSource extends ScoredStage {
  /** As stored; read by the edition. */
  readonly settings: unknown
  /** The stage's format, where it names a kind of event. */
  readonly format: string
  /** The prepared board of a place. */
  boardAt(at: { readonly session: number; readonly section: string; readonly board: string }): PreparedBoard | undefined
  /** What was called and played, by slot. */
  readonly records: ReadonlyMap<string, unknown>
}

/** A stage's results in the neutral shape of results files. */
export interface ResultsContent {
  readonly kind: 'pair' | 'player' | 'team'
  readonly eventType: EventKind
  readonly scoring: 'matchpoint' | 'butler' | 'crossImp' | 'imp' | 'boardAMatch' | 'totalPoints' | 'patton'
  /** Named arithmetic, other than the common one. */
  readonly profile?: string
  readonly winners: 1 | 2
  readonly sessions: readonly FileSession[]
  readonly matches: readonly FileMatch[]
  /** What that shape has no place for. */
  readonly losses: readonly Problem[]
}

/** Problems: those of the edition, when settings or facts cannot be read. */
export type MakeResults = (source: ResultsSource) => Result<ResultsContent, readonly Problem[]>

export interface PrintedStanding {
  readonly line: StandingLine
  /** Decimal text, at the profile's decimals. */
  readonly total: string
  readonly percent?: string
}

/** A stage as its profile's program would print it. */
export interface PrintedStage {
  /** What both sides got, by slot; decimal text. */
  readonly awards: ReadonlyMap<string, { readonly ns?: string; readonly ew?: string }>
  readonly standings: readonly PrintedStanding[]
}

/** What stands in the row of a seat, by column; only what is filled. */
export type ResultCells = Readonly<Record<string, string>>

/**
 * A sport's results with a row for each seat of each table: `round, table, seat, number, name, member`, and columns of
 * its own.
 */
export interface ResultRows {
  /** As the readers call the format. */
  readonly format: string
  readonly kind: 'pair' | 'player'
  /** In the sport's seat order. */
  readonly seats: readonly string[]
  readonly columns: readonly string[]
  /** A column of whole numbers, and what those of one table add up to unless somebody was fined. */
  readonly adds?: { readonly column: string; readonly to: number }
  /** The sheet of a table from its rows in seat order, or of one row alone; undefined where they cannot be read. */
  readSheet(rows: readonly ResultCells[]): unknown
  /** The sport's own columns of a seat, from what it scored there, the table's sheet and its place in the seat order. */
  writeCells(lines: readonly ScoreLine[], sheet: unknown, seat: number): ResultCells
  /** What a report calls the score, from all lines of a contestant: the points below those that rank. */
  minorTotal?(lines: readonly ScoreLine[]): string
}

/** What a sport reads of the results files that carry it. */
export interface SportFiles {
  /** The formats this sport's results come in, as the readers call them. */
  readonly reads: readonly string[]
  /** The formats its results can be written in; none without `results` of the edition. */
  readonly writes: readonly string[]
  /** Its results as rows of a spreadsheet. */
  readonly rows?: ResultRows
  /** The sheet of a line: what the file wrote of the result, the lead, the markings of the board and its form. */
  sheetOf?(
    written: object,
    about: {
      readonly lead?: string | undefined
      readonly vulnerability?: string | undefined
      readonly copy?: string | undefined
    },
  ): unknown
}
