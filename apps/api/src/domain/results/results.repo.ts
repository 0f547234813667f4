import { and, arrayOverlaps, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { presentInstant } from '../../db/schema/columns.js'
import { entry, matchMove, playSession, round, roundTable, scoreSheet } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type SheetRow = typeof scoreSheet.$inferSelect
export type NewSheet = Omit<typeof scoreSheet.$inferInsert, 'id' | 'recordedAt' | 'supersededAt'>

/** The version that counts now in a slot. */
export const openSheet = async (db: Db, stageId: string, slot: string): Promise<SheetRow | undefined> => {
  const [row] = await db
    .select()
    .from(scoreSheet)
    .where(and(eq(scoreSheet.stageId, stageId), eq(scoreSheet.slot, slot), isNull(scoreSheet.supersededAt)))
  return row
}

/** The last version of a slot, which may have been taken back without another in its place. */
export const latestSheet = async (
  db: Db,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
  slot: string,
): Promise<SheetRow | undefined> => {
  const [row] = await db
    .select()
    .from(scoreSheet)
    .where(and(eq(scoreSheet.organisationId, organisationId), eq(scoreSheet.stageId, id), eq(scoreSheet.slot, slot)))
    .orderBy(desc(scoreSheet.version))
    .limit(1)
  return row
}

/** The sheets that count now at a table of a round, in whatever places. */
export const openSheetsOfTable = (
  db: Db,
  stageId: string,
  { round: number, table, section }: { readonly round: number; readonly table: string; readonly section: string },
): Promise<SheetRow[]> =>
  db
    .select()
    .from(scoreSheet)
    .where(
      and(
        eq(scoreSheet.stageId, stageId),
        eq(scoreSheet.round, number),
        eq(scoreSheet.tableLabel, table),
        eq(sql`coalesce(${scoreSheet.section}, '')`, section),
        isNull(scoreSheet.supersededAt),
      ),
    )

/** The sheets that count now on a board of a session in which one of these contestants plays. */
export const openSheetsOfBoard = (
  db: Db,
  stageId: string,
  { session, board, sides }: { readonly session: number; readonly board: string; readonly sides: readonly string[] },
): Promise<SheetRow[]> =>
  db
    .select()
    .from(scoreSheet)
    .where(
      and(
        eq(scoreSheet.stageId, stageId),
        eq(scoreSheet.session, session),
        eq(scoreSheet.boardLabel, board),
        arrayOverlaps(scoreSheet.sides, [...sides]),
        isNull(scoreSheet.supersededAt),
      ),
    )

/** The byes that are scored in the round of a sheet. */
export const openByes = (
  db: Db,
  stageId: string,
  { session, round }: Pick<SheetRow, 'session' | 'round'>,
): Promise<SheetRow[]> =>
  session === null || round === null
    ? Promise.resolve([])
    : db
        .select()
        .from(scoreSheet)
        .where(
          and(
            eq(scoreSheet.stageId, stageId),
            eq(scoreSheet.session, session),
            eq(scoreSheet.round, round),
            sql`cardinality(${scoreSheet.sides}) = 1`,
            isNull(scoreSheet.supersededAt),
          ),
        )

/**
 * Appends a version and closes the one it supersedes. Undefined when somebody else has closed it meanwhile: the second
 * of two writers waits for the first and then finds no open version.
 */
export const appendSheet = async (
  tx: Transaction,
  sheet: NewSheet,
  supersedes?: SheetRow,
): Promise<SheetRow | undefined> => {
  if (supersedes && !(await closeVersion(tx, supersedes))) return undefined
  const [row] = await tx
    .insert(scoreSheet)
    .values({ ...sheet, supersedesId: supersedes?.id ?? sheet.supersedesId ?? null })
    .returning()
  return row
}

const closeVersion = async (tx: Transaction, { organisationId, id }: SheetRow): Promise<boolean> => {
  const closed = await tx
    .update(scoreSheet)
    .set({ supersededAt: presentInstant() })
    .where(and(eq(scoreSheet.organisationId, organisationId), eq(scoreSheet.id, id), isNull(scoreSheet.supersededAt)))
    .returning({ id: scoreSheet.id })
  return closed.length === 1
}

export const entriesExist = async (db: Db, stageId: string, ids: readonly string[]): Promise<boolean> => {
  const rows = await db
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.stageId, stageId), inArray(entry.id, [...ids])))
  return rows.length === new Set(ids).size
}

/** Whether a match of a round that is over was moved to a day of its own. */
const isMoved = (table: string | undefined) => sql<boolean>`exists (
  select from ${roundTable} join ${matchMove} on ${matchMove.tableId} = ${roundTable.id}
  where ${roundTable.roundId} = ${round.id} and ${roundTable.section} || ${roundTable.label} = ${table ?? ''}
    and ${matchMove.state} = 'SETTLED' and ${matchMove.supersededAt} is null)`

/**
 * PLANNED, OPEN or CLOSED; undefined where no such round is on file. A table whose match was moved, by section and label, is open
 * after its round. Whoever closes it waits for this transaction.
 */
export const roundStatus = async (
  tx: Transaction,
  stageId: string,
  sessionNumber: number | null,
  roundNumber: number | null,
  table?: string,
): Promise<string | undefined> => {
  if (sessionNumber === null || roundNumber === null) return undefined
  const [row] = await tx
    .select({ status: round.status, moved: isMoved(table) })
    .from(round)
    .innerJoin(playSession, eq(playSession.id, round.sessionId))
    .where(and(eq(playSession.stageId, stageId), eq(playSession.number, sessionNumber), eq(round.number, roundNumber)))
    .for('share', { of: round })
  return row?.status === 'CLOSED' && row.moved ? 'OPEN' : row?.status
}
