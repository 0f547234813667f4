import { type EventKind, eventKinds, type Problem, type ProblemLocation } from '@paiji/rules'
import type { Logged } from './logs/logged.js'
import type { TableRecord } from './values/table-rules.js'

export const importFormats = [
  'usebio',
  'pbn',
  'lin',
  'rbn',
  'acblJson',
  'bridgemate',
  'csv',
  'webPage',
  'trf',
  'mahjongRows',
  'guandanRows',
  'tziakcha',
  'botzone',
  'guandanLog',
] as const
export type ImportFormat = (typeof importFormats)[number]

export { type EventKind, eventKinds }

/** How a board is scored; `unknown` when the file does not say. */
export const scoringMethods = [
  'matchpoint',
  'butler',
  'crossImp',
  'imp',
  'boardAMatch',
  'totalPoints',
  'patton',
  'unknown',
] as const
export type ScoringMethod = (typeof scoringMethods)[number]

export type Direction = 'NS' | 'EW'
export type SeatLetter = 'N' | 'E' | 'S' | 'W'

/** A person as the file names him. Numbers stay text, as written; `0` and empty are left out. */
export interface ImportedPlayer {
  readonly name: string
  readonly nationalId?: string
  readonly clubId?: string
  /** The file's own number of the player, where it has one (individuals, Bridgemate). */
  readonly number?: string
  readonly rateable?: boolean
  readonly location: ProblemLocation
}

export interface ImportedAward {
  /** Decimal text, as written. */
  readonly points: string
  /** Colour or kind, as written: `GREEN`, `BLACK` … */
  readonly kind?: string
}

/** What the file says the contestant got; every number is decimal text, as written. */
export interface ImportedPublished {
  readonly total?: string
  readonly percent?: string
  /** As written: `7=`, `1/2`. */
  readonly place?: string
  readonly imps?: string
  readonly adjustment?: string
  readonly handicap?: string
  readonly winsOrDraws?: string
  readonly boardsPlayed?: number
  readonly awards?: readonly ImportedAward[]
}

export interface ImportedEntrant {
  /** Unique in the file; what lines and matches refer to. */
  readonly key: string
  /** As printed in the file, e.g. `"7"`, `"3NS"`. */
  readonly number: string
  readonly kind: 'pair' | 'player' | 'team'
  /** The name of a team. */
  readonly name?: string
  readonly section?: string
  /** The field in which it is ranked when there are two winners. */
  readonly direction?: Direction
  readonly players: readonly ImportedPlayer[]
  /** Result of the event (of the session, when the file has one session). */
  readonly published: ImportedPublished
  /** What it had before the event of the file: the score of a match before this segment, decimal text. */
  readonly carried?: string
  /** False when the file names it only in a result line. */
  readonly listed: boolean
  readonly location: ProblemLocation
}

/** A board result in the shape that the bridge sheet parser reads. */
export type ImportedSheet =
  | { readonly contract: string; readonly declarer: SeatLetter; readonly tricks: number }
  | { readonly contract: 'PASS' }
  | { readonly nsScore: number }
  | { readonly adjusted: { readonly ns: string; readonly ew: string } }
  | { readonly adjusted: { readonly weighted: readonly WeightedScore[] } }
  /** A sheet of a sport without boards, as its own reader accepts it. */
  | { readonly own: unknown }

/** One component of an assigned score; weights are decimal text and add up to 1. */
export interface WeightedScore {
  readonly weight: string
  readonly nsScore: number
}

/** A table of the file that is kept as it is, to be written again: nothing here reads what it says. */
export interface ImportedTable {
  readonly name: string
  /** The column specification of PBN. */
  readonly columns: string
  readonly rows: readonly string[]
}

/** Auction and play of one table, and what else the file keeps about them (times taken). */
export interface ImportedRecord extends TableRecord {
  readonly tables?: readonly ImportedTable[]
}

/** What the file says a board is worth, computed by whoever wrote it. */
export interface ImportedAnalysis {
  /** As written: `NS 420`, `EW 4S; -620`. */
  readonly parScore?: string
  readonly parContract?: string
  /**
   * Tricks that can be made, one hexadecimal digit each, `-` where unknown: declarers north, south, east, west, each in
   * notrump, spades, hearts, diamonds, clubs.
   */
  readonly makeable?: string
  readonly tables?: readonly ImportedTable[]
}

/** One result of one board. */
export interface ImportedLine {
  /** Keys in the sport's seat order: NS, EW for pairs and teams; N, E, S, W for individuals. */
  readonly sides: readonly string[]
  readonly round?: number
  readonly table?: string
  readonly room?: 'open' | 'closed'
  readonly sheet: ImportedSheet
  /** Points for NS as the file prints them, also when the sheet has a contract. */
  readonly score?: number
  /** Card led: suit and rank, `SK`, `D10` is written `DT`. */
  readonly lead?: string
  /** What was called and played; calls as `Pass`, `X`, `XX`, `1NT`, cards in the order played. */
  readonly record?: ImportedRecord
  /** What a log of online play says of each hand or deal on the sheet, in its order. */
  readonly logged?: readonly Logged[]
  /** BBO LIN text carried by the file. */
  readonly lin?: string
  /** Matchpoints, IMPs … as the file prints them for the line (decimal text). */
  readonly published: { readonly ns?: string; readonly ew?: string }
  readonly location: ProblemLocation
}

export interface ImportedBoard {
  /** As printed, without leading zeros; `2-17` where numbers restart, `17b` for another form of a fouled board. */
  readonly number: string
  /** Which form of a fouled board (Law 87); absent is the first. Its results are compared only with each other. */
  readonly copy?: string
  readonly dealer?: SeatLetter
  readonly vulnerability?: 'none' | 'ns' | 'ew' | 'both'
  /** PBN deal text starting with north: `N:AKQ.JT9.876.5432 … … …`. */
  readonly deal?: string
  /** Datum or average printed for the board (decimal text). */
  readonly average?: string
  readonly analysis?: ImportedAnalysis
  readonly lines: readonly ImportedLine[]
  readonly location: ProblemLocation
}

export interface ImportedSection {
  readonly id: string
  /** Keys of those who play here. */
  readonly entrants: readonly string[]
  /** Results of this section and session alone, when the file prints them besides the event's. */
  readonly published: readonly ({ readonly entrant: string } & ImportedPublished)[]
  readonly boards: readonly ImportedBoard[]
}

export interface ImportedSession {
  readonly number: number
  readonly name?: string
  readonly date?: string
  readonly sections: readonly ImportedSection[]
}

/** A match between two teams (or two pairs of a Swiss) as the file prints it. */
export interface ImportedMatch {
  readonly session: number
  readonly round?: number
  readonly table?: string
  /** Two keys, home first; one key is a bye. */
  readonly sides: readonly string[]
  readonly firstBoard?: number
  readonly lastBoard?: number
  readonly published: {
    readonly score?: readonly [string, string]
    readonly imps?: readonly [string, string]
    readonly victoryPoints?: readonly [string, string]
  }
  readonly location: ProblemLocation
}

/** Everything a results file of any format says, in one neutral shape; nothing in it is computed. */
export interface ImportedEvent {
  readonly format: ImportFormat
  readonly formatVersion?: string
  /** Who wrote the file. */
  readonly program?: { readonly name: string; readonly version?: string }
  /** The event's identifier in the program that wrote the file. */
  readonly externalId?: string
  readonly title: string
  readonly venue?: string
  readonly club?: { readonly name?: string; readonly number?: string }
  readonly eventType: EventKind
  /** `YYYY-MM-DD`. */
  readonly date?: string
  readonly scoring: ScoringMethod
  /** What the file states of its arithmetic, beyond the method: settings of a bridge profile by key. */
  readonly arithmetic?: Readonly<Record<string, string>>
  /** The edition whose text the program goes by, where one is known: `mcr-1998`. */
  readonly edition?: string
  /** Conditions of the stage that the file states, as the sport's settings have them. */
  readonly conditions?: Readonly<Record<string, unknown>>
  /** How a match is scored, when the event consists of matches. */
  readonly matchScoring?: 'victoryPoint' | 'boardAMatch' | 'imp' | 'winLoss'
  /** Two when the NS and EW fields are ranked apart. */
  readonly winners: 1 | 2
  /** `section` where the sections played other deals under the same numbers: results are compared within each. */
  readonly comparison?: 'section'
  readonly awardScale?: { readonly scale?: string; readonly kind?: string; readonly awarded?: boolean }
  /** Every contestant of the file, once. */
  readonly entrants: readonly ImportedEntrant[]
  readonly sessions: readonly ImportedSession[]
  readonly matches: readonly ImportedMatch[]
  /** Warnings and notes, each located; an event with an error is not returned. */
  readonly problems: readonly Problem[]
}
