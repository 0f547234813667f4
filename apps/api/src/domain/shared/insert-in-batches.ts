import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/transaction.js'

/** The protocol carries 65,535 parameters; no table here has more than 20 columns. */
const ROWS_A_STATEMENT = 3_000

/** Inserts any number of rows, and answers them with what the database filled in (in no promised order). */
export const insertInBatches = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<T['$inferSelect'][]> => {
  const inserted: T['$inferSelect'][] = []
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_A_STATEMENT)
    inserted.push(...((await tx.insert(table).values(batch).returning()) as T['$inferSelect'][]))
  }
  return inserted
}
