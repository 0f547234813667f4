import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { round, roundTable, tableCode } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { tablesByIds, type TableRow } from '../rounds/rounds.repo.js'

export type TableCodeRow = typeof tableCode.$inferSelect

/** A code with the table it opens. */
export interface CodeAtTable {
  readonly code: TableCodeRow
  readonly table: TableRow
}

/** By the text on the slip. */
export const findTableCode = async (db: Db, text: string): Promise<CodeAtTable | undefined> => {
  const [code] = await db.select().from(tableCode).where(eq(tableCode.code, text))
  const [table] = code ? await tablesByIds(db, [code.tableId]) : []
  return code && table ? { code, table } : undefined
}

/** The codes of these tables that nobody has revoked; some may have expired. */
export const validCodesOfTables = (db: Db, tableIds: readonly string[]): Promise<TableCodeRow[]> =>
  db
    .select()
    .from(tableCode)
    .where(and(inArray(tableCode.tableId, [...tableIds]), isNull(tableCode.revokedAt)))
    .orderBy(tableCode.room, tableCode.side)

/**
 * The codes of the same contestant at other tables of the session whose rounds are being played, by round: who holds one slip
 * is led from table to table by it. Nothing for a code that was revoked or has expired.
 */
export const codesElsewhere = async (
  db: Db,
  { code, table }: CodeAtTable,
  now: Date,
): Promise<readonly CodeAtTable[]> => {
  const entryId = table.sides[code.side]
  if (entryId === undefined || code.revokedAt || code.expiresAt <= now) return []
  const session = db.select({ id: round.sessionId }).from(round).where(eq(round.id, table.roundId))
  const rows = await db
    .select({ code: tableCode })
    .from(tableCode)
    .innerJoin(roundTable, eq(roundTable.id, tableCode.tableId))
    .innerJoin(round, eq(round.id, roundTable.roundId))
    .where(
      and(
        inArray(round.sessionId, session),
        eq(round.status, 'OPEN'),
        ne(roundTable.id, table.id),
        sql`${roundTable.sides}[${tableCode.side} + 1] = ${entryId}::uuid`,
        code.room === null ? isNull(tableCode.room) : eq(tableCode.room, code.room),
        isNull(tableCode.revokedAt),
        gt(tableCode.expiresAt, now),
      ),
    )
    .orderBy(asc(round.number))
  const tables = new Map(
    (
      await tablesByIds(
        db,
        rows.map(row => row.code.tableId),
      )
    ).map(one => [one.id, one]),
  )
  return rows.flatMap(row => {
    const at = tables.get(row.code.tableId)
    return at ? [{ code: row.code, table: at }] : []
  })
}

/** Ends the codes of these tables; answers how many there were. */
export const revokeCodes = async (
  tx: Transaction,
  tableIds: readonly string[],
  by: { readonly revokedBy: string; readonly revokedAt: Date },
): Promise<number> => {
  if (tableIds.length === 0) return 0
  const ended = await tx
    .update(tableCode)
    .set(by)
    .where(and(inArray(tableCode.tableId, [...tableIds]), isNull(tableCode.revokedAt)))
    .returning({ id: tableCode.id })
  return ended.length
}
