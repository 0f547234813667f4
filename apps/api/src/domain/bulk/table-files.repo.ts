import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { among, uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { stage, tableFile } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

type StoredTable = typeof tableFile.$inferSelect

/** A spreadsheet; its `cells` with what was set right in them, `said` as the file has them. */
export type TableFileRow = StoredTable & { readonly said: StoredTable['cells'] }

const { cells: _, made: __, mends: ___, fileRows: ____, ...heads } = getTableColumns(tableFile)

/** The columns of a spreadsheet without its cells and what came of them. */
export const headColumns = heads

/** A spreadsheet without its cells and what came of them. */
export type TableFileHead = Omit<StoredTable, 'cells' | 'made' | 'mends' | 'fileRows'>

/** Where the line of a row of the file is in `cells`, from 0; -1 where there is none. */
export const lineOf = ({ fileRows }: Pick<StoredTable, 'fileRows'>, row: number): number =>
  fileRows ? fileRows.indexOf(row) : row - 1

/** The last mend of each cell is what it says. */
const mended = (row: StoredTable): TableFileRow => {
  if (row.mends.length === 0) return { ...row, said: row.cells }
  const cells = row.cells.map(line => [...line])
  for (const { row: number, at, text } of row.mends) {
    const own = cells[lineOf(row, number)]
    if (!own) continue
    while (own.length < at) own.push('')
    own[at] = text
  }
  return { ...row, cells, said: row.cells }
}

/** Of each cell that was set right the last mend, beside what the file says there. */
export const mendsOf = (file: Pick<TableFileRow, 'mends' | 'said' | 'fileRows'>) => {
  const { mends, said } = file
  const last = new Map(mends.map(mend => [`${mend.row} ${mend.at}`, mend]))
  return [...last.values()].map(({ row, at, text, on }) => ({
    ...{ row, at, text, said: said[lineOf(file, row)]?.[at] ?? '' },
    recordedAt: new Date(on),
  }))
}

export const findTable = async (db: Db, id: string): Promise<TableFileRow | undefined> => {
  const [row] = await db.select().from(tableFile).where(eq(tableFile.id, id))
  return row && mended(row)
}

export const lockTable = async (tx: Transaction, id: string): Promise<TableFileRow | undefined> => {
  const [row] = await tx.select().from(tableFile).where(eq(tableFile.id, id)).for('update')
  return row && mended(row)
}

/** Newest first, of some bodies and those below them, and of some events; without the parts of large files. */
export const recentTables = (db: Db, scopeIds: readonly string[], first: number): Promise<TableFileHead[]> => {
  const scopes = uuids(scopeIds)
  return db
    .select(headColumns)
    .from(tableFile)
    .leftJoin(stage, eq(stage.id, tableFile.stageId))
    .where(
      sql`${tableFile.part} is null
        and (organisation_path(${tableFile.organisationId}) && ${scopes} or ${stage.eventId} = any(${scopes}))`,
    )
    .orderBy(desc(tableFile.id))
    .limit(first)
}

/** The last time the same bytes were taken in for the same purpose, and stand. Parts of a large file are told apart by it. */
export const committedBefore = async (db: Db, row: TableFileRow): Promise<TableFileRow | undefined> => {
  const same = and(
    eq(tableFile.organisationId, row.organisationId),
    eq(tableFile.digest, row.digest),
    eq(tableFile.kind, row.kind),
    eq(tableFile.status, 'COMMITTED'),
    isNull(tableFile.largeId),
    sql`${tableFile.stageId} is not distinct from ${row.stageId}`,
    sql`${tableFile.id} <> ${row.id}`,
  )
  const [found] = await db.select().from(tableFile).where(same).orderBy(desc(tableFile.id)).limit(1)
  return found && mended(found)
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
