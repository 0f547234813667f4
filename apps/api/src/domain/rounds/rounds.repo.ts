import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { event, matchMove, playSession, round, roundTable, scoreSheet, stage } from '../../db/schema/index.js'

export type SessionRow = typeof playSession.$inferSelect
export type SheetRow = typeof scoreSheet.$inferSelect

/** Where a row belongs: its stage and the event of that. */
interface Belongs {
  readonly organisationId: string
  readonly stageId: string
  readonly eventId: string
  readonly sport: string
  readonly editionId: string
  readonly settings: Record<string, unknown>
  readonly plan: Record<string, unknown> | null
}
export type RoundRow = typeof round.$inferSelect & Belongs & { readonly sessionNumber: number }
export type TableRow = typeof roundTable.$inferSelect &
  Belongs & {
    readonly sessionNumber: number
    readonly roundNumber: number
    readonly roundStatus: string
    /** Of its round, or of the day it was moved to. */
    readonly startsAt: Date | null
    /** The move in force. */
    readonly move: typeof matchMove.$inferSelect | null
  }

const belongs = {
  organisationId: stage.organisationId,
  stageId: stage.id,
  eventId: stage.eventId,
  sport: event.sport,
  editionId: event.editionId,
  settings: stage.settings,
  plan: stage.plan,
  sessionNumber: playSession.number,
}

export const sessionsByStages = (db: Db, stageIds: readonly string[]): Promise<SessionRow[]> =>
  db
    .select()
    .from(playSession)
    .where(inArray(playSession.stageId, [...stageIds]))
    .orderBy(asc(playSession.number))

export const sessionsByIds = (db: Db, ids: readonly string[]): Promise<SessionRow[]> =>
  db
    .select()
    .from(playSession)
    .where(inArray(playSession.id, [...ids]))

const selectRounds = (db: Db) =>
  db
    .select({ round, ...belongs })
    .from(round)
    .innerJoin(playSession, eq(playSession.id, round.sessionId))
    .innerJoin(stage, eq(stage.id, playSession.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))

const toRoundRow = ({
  round: own,
  ...rest
}: { round: typeof round.$inferSelect } & Omit<RoundRow, keyof typeof round.$inferSelect>): RoundRow => ({
  ...own,
  ...rest,
})

export const roundsBySessions = async (db: Db, sessionIds: readonly string[]): Promise<RoundRow[]> => {
  const rows = await selectRounds(db)
    .where(inArray(round.sessionId, [...sessionIds]))
    .orderBy(asc(round.number))
  return rows.map(toRoundRow)
}

export const roundsByIds = async (db: Db, ids: readonly string[]): Promise<RoundRow[]> =>
  (await selectRounds(db).where(inArray(round.id, [...ids]))).map(toRoundRow)

const selectTables = (db: Db) =>
  db
    .select({
      table: roundTable,
      ...belongs,
      roundNumber: round.number,
      roundStatus: round.status,
      roundStartsAt: round.startsAt,
      move: matchMove,
    })
    .from(roundTable)
    .innerJoin(round, eq(round.id, roundTable.roundId))
    .innerJoin(playSession, eq(playSession.id, round.sessionId))
    .innerJoin(stage, eq(stage.id, playSession.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))
    .leftJoin(
      matchMove,
      and(eq(matchMove.tableId, roundTable.id), eq(matchMove.state, 'SETTLED'), isNull(matchMove.supersededAt)),
    )

type SelectedTable = Awaited<ReturnType<typeof selectTables>>[number]
const toTableRow = ({ table, roundStartsAt, ...rest }: SelectedTable): TableRow => ({
  ...table,
  ...rest,
  startsAt: rest.move?.startsAt ?? roundStartsAt,
})

/** A match moved to a day of its own is played whether its round has ended or not. */
export const isPlayable = ({ roundStatus, move }: Pick<TableRow, 'roundStatus' | 'move'>): boolean =>
  roundStatus === 'OPEN' || (roundStatus === 'CLOSED' && move !== null)

/** Tables in the order of the hall, those without a table last. */
export const tablesByRounds = async (db: Db, roundIds: readonly string[]): Promise<TableRow[]> => {
  const rows = await selectTables(db)
    .where(inArray(roundTable.roundId, [...roundIds]))
    .orderBy(sql`${roundTable.kind} = 'bye'`, asc(roundTable.section), asc(roundTable.position), asc(roundTable.label))
  return rows.map(toTableRow)
}

export const tablesByIds = async (db: Db, ids: readonly string[]): Promise<TableRow[]> =>
  (await selectTables(db).where(inArray(roundTable.id, [...ids]))).map(toTableRow)

/** Announced matches of a stage, or of one of its entries, in the order of its rounds. */
export const announcedMatches = async (
  db: Db,
  { stageId, entryId }: { readonly stageId: string; readonly entryId?: string | undefined },
): Promise<TableRow[]> => {
  const rows = await selectTables(db)
    .where(
      and(
        eq(stage.id, stageId),
        ne(round.status, 'PLANNED'),
        eq(roundTable.kind, 'match'),
        entryId === undefined ? undefined : sql`${roundTable.sides} && ${uuids([entryId])}`,
      ),
    )
    .orderBy(asc(playSession.number), asc(round.number), asc(roundTable.position), asc(roundTable.label))
  return rows.map(toTableRow)
}

/** Where an entry sits in the rounds of a stage that are being played. */
export const tablesInPlay = async (db: Db, stageId: string, entryId: string): Promise<TableRow[]> => {
  const rows = await selectTables(db)
    .where(
      and(
        eq(stage.id, stageId),
        eq(round.status, 'OPEN'),
        eq(roundTable.kind, 'match'),
        sql`${roundTable.sides} && ${uuids([entryId])}`,
      ),
    )
    .orderBy(asc(playSession.number), asc(round.number))
  return rows.map(toTableRow)
}

/** Tables at which some entries have played a match that may have line-ups, drafts left out. */
export const matchesOfEntries = async (db: Db, entryIds: readonly string[]): Promise<TableRow[]> => {
  const rows = await selectTables(db).where(
    and(
      sql`${roundTable.sides} && ${uuids(entryIds)}`,
      sql`(cardinality(${roundTable.rooms}) > 0 or ${stage.plan} -> 'lineUp' is not null)`,
      ne(round.status, 'PLANNED'),
    ),
  )
  return rows.map(toTableRow)
}

/** A place of one stage. */
export interface SlotOfStage {
  readonly organisationId: string
  readonly stageId: string
  readonly slot: string
}

/** The sheets that count now in these places; one statement. */
export const openSheetsAt = (db: Db, places: readonly SlotOfStage[]): Promise<SheetRow[]> => {
  const all = <K extends keyof SlotOfStage>(key: K) => [...new Set(places.map(place => place[key]))]
  return db
    .select()
    .from(scoreSheet)
    .where(
      and(
        inArray(scoreSheet.organisationId, all('organisationId')),
        inArray(scoreSheet.stageId, all('stageId')),
        inArray(scoreSheet.slot, all('slot')),
        isNull(scoreSheet.supersededAt),
      ),
    )
}
