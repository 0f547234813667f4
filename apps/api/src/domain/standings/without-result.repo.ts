import { and, eq, isNull, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { entry, standingLine, standingsRevision } from '../../db/schema/index.js'
import type { EntryRow } from '../events/events.repo.js'

/** A contestant that a revision does not rank because it has no result. */
export interface EntryWithoutResult {
  readonly revisionId: string
  readonly entry: EntryRow
}

/**
 * Of each revision the entries of its stage that have no line in it, in the order of their registration: those that
 * withdrew and reserves are not meant. One statement.
 */
export const entriesWithoutResult = async (db: Db, revisionIds: readonly string[]): Promise<EntryWithoutResult[]> => {
  const hasLine = sql`exists (select 1 from ${standingLine} l where l.revision_id = ${standingsRevision.id} and l.entry_id = ${entry.id})`
  return db
    .select({ revisionId: standingsRevision.id, entry })
    .from(standingsRevision)
    .innerJoin(entry, eq(entry.stageId, standingsRevision.stageId))
    .where(
      and(
        among(standingsRevision.id, revisionIds),
        isNull(entry.withdrawnAt),
        sql`not (${entry.labels} ? 'reserve')`,
        sql`not ${hasLine}`,
      ),
    )
    .orderBy(entry.id)
}
