import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { caseStatement } from '../../db/schema/index.js'

export type StatementRow = typeof caseStatement.$inferSelect

/** What was stated to these cases besides the appeals themselves, the oldest first. */
export const statementsOfCases = (db: Db, appealIds: readonly string[]): Promise<StatementRow[]> =>
  db
    .select()
    .from(caseStatement)
    .where(inArray(caseStatement.appealId, [...appealIds]))
    .orderBy(asc(caseStatement.id))
