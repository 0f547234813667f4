import type { Problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import type { MatchCandidate } from '../registry/match-players.js'
import type { Act } from '../shared/act.js'
import type { TableRow } from './columns.js'

/** For whom and where a sheet is taken in. */
export interface TablePlace {
  readonly organisationId: string
  /** Who takes it in. */
  readonly viewer: Viewer
  /** In whose log it is written: the federation above. */
  readonly log: string
  /** The stage whose field the entries are. */
  readonly stageId: string | undefined
  /** The day it is where the body works. */
  readonly today: IsoDate
  /** The switch days, by sport. */
  readonly switches: ReadonlyMap<string, { readonly day: IsoDate }>
}

/** Where a sheet of history comes from. */
export interface SheetSource {
  readonly tableId: string
  /** Of the file's bytes. */
  readonly digest: string
  /** The sport of rows that name none. */
  readonly sport: string | null
  /** What the system is called that kept it before. */
  readonly system: string
}

/** A place with the sheet that is taken in there. */
export interface SheetPlace extends TablePlace {
  readonly source: SheetSource
  /** Of a part of a large file: what the earlier parts come to. */
  readonly above?: () => Promise<SumAbove>
}

/** The sum of the amounts above a row, in hundredths, and whether each of them could be read. */
export interface SumAbove {
  readonly sum: bigint
  readonly readable: boolean
}

/** Somebody whom a row names, and who that may be. */
export interface Ask {
  /** The row, or the row and the column where one row names several: `7`, `7.player2`. */
  readonly key: string
  readonly text: string
  readonly candidates: readonly MatchCandidate[]
  /** Settled without asking: found by a number. */
  readonly personId?: string
  /** What is proposed: the only one who bears exactly this name, or `new`. */
  readonly proposed?: { readonly personId: string } | 'new'
  /** An earlier row of the sheet that may be the same person. */
  readonly sameAs?: number
  /** Nothing is stored before it is decided. */
  readonly mustDecide: boolean
}

/** What one row says: a plan of what to store, or what is wrong with it. */
export interface RowReading<Plan> {
  readonly row: number
  readonly problems: readonly Problem[]
  readonly asks: readonly Ask[]
  /** It stands here already, brought in by an earlier sheet: nothing is stored again. */
  readonly known?: boolean
  /** Its only problem is that it differs from an earlier sheet: the officer may choose it in place of that. */
  readonly replaces?: boolean
  /** It is the sum under other rows: nothing of its own is stored. */
  readonly isSum?: boolean
  readonly plan: Plan
}

/** What was decided about an ask. */
export type Decision = { readonly personId: string } | 'new' | 'leaveOut' | 'replace'

/** A row that is to be stored, with who its people are. */
export interface DecidedRow<Plan> {
  readonly row: number
  readonly plan: Plan
  /** By the key of the ask; absent where nobody decided. */
  who(key: string): Decision | undefined
}

/** Rows of the database that a sheet made, by table; its counter-facts begin from them. */
export type Made = Readonly<Record<string, readonly string[]>>

/** What is particular to one kind of sheet. `store` may count on rows without problems. */
export interface TableKindRules<Plan> {
  read(db: Db, place: SheetPlace, rows: readonly TableRow[]): Promise<RowReading<Plan>[]>
  store(act: Act, place: SheetPlace, rows: readonly DecidedRow<Plan>[]): Promise<Outcome<Made>>
  /** Counter-facts for everything made. Problems: TABLE_BUILT_ON. */
  undo(act: Act, place: TablePlace, made: Made, reason: string): Promise<Outcome<true>>
}
