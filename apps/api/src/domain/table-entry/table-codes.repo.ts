import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { tableCode } from '../../db/schema/index.js'
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
