import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { among, uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { stage, tableFile } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type TableFileRow = typeof tableFile.$inferSelect

const { cells: _, made: __, ...headColumns } = getTableColumns(tableFile)

/** A spreadsheet without its cells and what came of them. */
export type TableFileHead = Omit<TableFileRow, 'cells' | 'made'>

export const findTable = async (db: Db, id: string): Promise<TableFileRow | undefined> => {
  const [row] = await db.select().from(tableFile).where(eq(tableFile.id, id))
  return row
}

export const lockTable = async (tx: Transaction, id: string): Promise<TableFileRow | undefined> => {
  const [row] = await tx.select().from(tableFile).where(eq(tableFile.id, id)).for('update')
  return row
}

/** Newest first, of some bodies and those below them, and of some events. */
export const recentTables = (db: Db, scopeIds: readonly string[], first: number): Promise<TableFileHead[]> => {
  const scopes = uuids(scopeIds)
  return db
    .select(headColumns)
    .from(tableFile)
    .leftJoin(stage, eq(stage.id, tableFile.stageId))
    .where(sql`organisation_path(${tableFile.organisationId}) && ${scopes} or ${stage.eventId} = any(${scopes})`)
    .orderBy(desc(tableFile.id))
    .limit(first)
}

/** The last time the same bytes were taken in for the same purpose, and stand. */
export const committedBefore = async (db: Db, row: TableFileRow): Promise<TableFileRow | undefined> => {
  const same = and(
    eq(tableFile.organisationId, row.organisationId),
    eq(tableFile.digest, row.digest),
    eq(tableFile.kind, row.kind),
    eq(tableFile.status, 'COMMITTED'),
    sql`${tableFile.stageId} is not distinct from ${row.stageId}`,
    sql`${tableFile.id} <> ${row.id}`,
  )
  const [found] = await db.select().from(tableFile).where(same).orderBy(desc(tableFile.id)).limit(1)
  return found
}

/** The system that each sheet was brought in from, where it names one, and when it was taken in. */
export const sourcesOfSheets = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; system: string | null; at: Date }[]> =>
  db
    .select({
      id: tableFile.id,
      system: tableFile.system,
      at: sql<Date>`coalesce(${tableFile.committedAt}, ${tableFile.recordedAt})`.mapWith(tableFile.recordedAt),
    })
    .from(tableFile)
    .where(among(tableFile.id, ids))
