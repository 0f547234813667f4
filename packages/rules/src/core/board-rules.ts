import type { StageFacts } from './facts.js'
import type { Problem } from './problem.js'
import type { Result } from './result.js'
import type { ScoreLine } from './score-line.js'

/** A stage with its facts read and its lines computed under one edition. */
export interface ScoredStage {
  readonly facts: StageFacts<unknown>
  readonly scoreLines: readonly ScoreLine[]
}

/** What is stored of a board that was prepared for play; `deal` and `analysis` as the file or the desk gave them. */
export interface PreparedBoard {
  readonly dealer?: string | null
  readonly vulnerability?: string | null
  readonly deal?: unknown
  readonly analysis?: unknown
  readonly number?: string
  /** What the sport's solver found of the deal, as it was stored. */
  readonly solved?: string | null
}

export interface Hand {
  readonly seat: string
  /** Ranks held, spades first; empty text is a void. */
  readonly suits: readonly string[]
}

/** What a board is worth when everybody sees all cards: as a file says, or as the solver found. */
export interface BoardAnalysis {
  /** Found by the solver here, not stated by a file. */
  readonly computed?: boolean
  /** Of the computed par: points of north–south. */
  readonly parPoints?: number
  readonly parScore?: string | undefined
  readonly parContract?: string | undefined
  /**
   * For each declarer: tricks in notrump, spades, hearts, diamonds, clubs; null where nobody says. `stated` where the file
   * states others than the solver found: its figures, null where it agrees or says nothing.
   */
  readonly makeable: readonly {
    readonly seat: string
    readonly tricks: readonly (number | null)[]
    readonly stated?: readonly (number | null)[]
  }[]
}

export interface FrequencyLine {
  readonly score: number
  /** How often it occurred; a fraction where weighted scores count in parts. */
  readonly count: string
  readonly ns?: string | undefined
  readonly ew?: string | undefined
}

export interface Frequencies {
  readonly session?: number | undefined
  /** Names the copy when the board was fouled. */
  readonly copy?: string | undefined
  readonly actual: number
  readonly expected: number
  readonly lines: readonly FrequencyLine[]
}

/** The tables where a board went best, or worst, for north–south. */
export interface BoardEnd {
  readonly score: number
  readonly slots: readonly string[]
}

/** What was played on a board, table beside table. */
export interface BoardRange {
  /** The most frequent first; `PASS` where all passed. */
  readonly contracts: readonly { readonly contract: string; readonly declarer?: string; readonly count: number }[]
  /** Absent, both, where fewer than two scores were made. */
  readonly highest?: BoardEnd
  readonly lowest?: BoardEnd
}

/** Where in the field a board was played. */
export interface BoardPlace {
  readonly board: string
  readonly session?: number | undefined
  readonly section?: string | undefined
}

/** What can be said of the boards of a field once its results are in. */
export interface BoardField {
  /** How often each score of a board occurred and what it was worth. */
  frequencies(at: Omit<BoardPlace, 'section'>): readonly Frequencies[]
  range(at: BoardPlace): BoardRange
}

/** A revoke that the play shows, with what the edition would transfer for it. */
export interface FoundRevoke {
  readonly seat: string
  readonly trick: number
  readonly transferred: number
  readonly reason: string
}

export interface ViewedCall {
  readonly seat: string
  readonly call: string
  readonly alert?: boolean
  readonly explanation?: string
  readonly fault?: { readonly code: string; readonly article: string }
}

export interface ViewedTrick {
  readonly leader: string
  readonly winner?: string
  readonly cards: readonly { readonly seat: string; readonly card: string }[]
}

/** A card that should not have been played; `index` counts the cards of the board from 0. */
export interface CardFault {
  readonly seat: string
  readonly card: string
  readonly index: number
  readonly code: string
  readonly article: string
}

/** Auction and play of one table, held against the Laws and against the sheet. */
export interface TableRecordView {
  readonly dealer: string
  readonly calls: readonly ViewedCall[]
  readonly passedOut: boolean
  /** What the auction leads to; absent while it is open or passed out. */
  readonly contract?: string
  readonly declarer?: string
  readonly tricks: readonly ViewedTrick[]
  readonly won: { readonly ns: number; readonly ew: number }
  readonly claimed?: number
  readonly declarerTricks?: number
  readonly disagreements: readonly { readonly code: string; readonly record: string; readonly sheet: string }[]
  readonly revokes: readonly FoundRevoke[]
  readonly cardFaults: readonly CardFault[]
}

/** What an edition can say of one deal that is played at several tables. Whether it may be shown is not asked here. */
export interface BoardRules {
  /** What the board's number alone says, e.g. `{ dealer, vulnerability }`. */
  describe(board: string): Readonly<Record<string, string>>
  /** Dealer and vulnerability as marked on the board that was used. */
  markings(board: PreparedBoard | undefined): { readonly dealer?: string; readonly vulnerability?: string }
  /** Nothing when the deal is not known or is no deal of the sport. */
  hands(board: PreparedBoard | undefined): readonly Hand[]
  /** Undefined when neither a file nor the solver has said anything. */
  analysis(board: PreparedBoard | undefined): BoardAnalysis | undefined
  /** Whatever the whole field made of its boards; the field is read once for however many of them. */
  field(stage: ScoredStage): BoardField
  /** A table's stored record held against its parsed sheet; undefined when nobody can say who dealt. */
  record(
    stored: unknown,
    about: {
      readonly board: PreparedBoard | undefined
      readonly dealer: string | undefined
      readonly sheet: unknown
    },
  ): TableRecordView | undefined
}

/** One meeting of two contestants, or what one contestant got on one board. */
export interface CrossCell {
  readonly entryId: string
  /** Key of the column: the opponent's entry, or session and board. */
  readonly column: string
  readonly slot: string
  readonly round?: number
  readonly points: string
  readonly percent?: string
  readonly victoryPoints?: string
  readonly marks: readonly string[]
}

export interface CrossColumn {
  readonly key: string
  readonly entryId?: string
  readonly session?: number
  readonly board?: string
}

export const crossTableKinds = ['matches', 'boards'] as const

export interface CrossTable {
  /** Contestants against each other, or contestants by board. */
  readonly kind: (typeof crossTableKinds)[number]
  readonly unit: string
  readonly columns: readonly CrossColumn[]
  readonly cells: readonly CrossCell[]
}

/**
 * Everybody's results side by side; `order` is the entries as they are ranked, for the columns of a field against itself.
 * Problems: those of the edition, when its facts cannot be read.
 */
export type MakeCrossTable = (stage: ScoredStage, order: readonly string[]) => Result<CrossTable, readonly Problem[]>
