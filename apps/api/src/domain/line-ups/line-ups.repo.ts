import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'
import { lineUp, playTally, roundTable, standingsRevision } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type LineUpRow = typeof lineUp.$inferSelect

/** The line-ups that count at some tables. */
export const openLineUps = (db: Db, tableIds: readonly string[]): Promise<LineUpRow[]> =>
  db
    .select()
    .from(lineUp)
    .where(and(among(lineUp.tableId, tableIds), isNull(lineUp.supersededAt)))
    .orderBy(asc(lineUp.segment))

/** Line-ups of one table are written one after the other. */
export const lockTable = async (tx: Transaction, tableId: string): Promise<void> => {
  await tx.select({ id: roundTable.id }).from(roundTable).where(eq(roundTable.id, tableId)).for('update')
}

/** Lets the play of a stage be counted again: it is known otherwise now who sat where. */
export const forgetPlayOf = async (tx: Transaction, stageId: string): Promise<void> => {
  const revisions = tx
    .select({ id: standingsRevision.id })
    .from(standingsRevision)
    .where(eq(standingsRevision.stageId, stageId))
  await tx.delete(playTally).where(inArray(playTally.revisionId, revisions))
}

/** A line-up in place of the one that counted. */
export const appendLineUp = async (
  tx: Transaction,
  { at, ...given }: typeof lineUp.$inferInsert & { readonly at: Date },
): Promise<void> => {
  const { tableId, entryId, segment } = given
  await tx
    .update(lineUp)
    .set({ supersededAt: at })
    .where(
      and(
        eq(lineUp.tableId, tableId),
        eq(lineUp.entryId, entryId),
        eq(lineUp.segment, segment),
        isNull(lineUp.supersededAt),
      ),
    )
  await tx.insert(lineUp).values({ ...given, recordedAt: at })
}

/**
 * Whom some entries have for captains: who asked to play for them, here or in an earlier stage, and the first in their list of
 * players. By the person that stands for a merged one.
 */
export const captainsOfEntries = async (
  db: Db,
  entryIds: readonly string[],
): Promise<{ entryId: string; personId: string }[]> => {
  const rows = await db.execute(sql`
    with recursive line as (
      select n.id as entry_id, n.id, n.from_entry_id from entry n where ${among(sql`n.id`, entryIds)}
      union all select line.entry_id, n.id, n.from_entry_id from line join entry n on n.id = line.from_entry_id
    ), named as (
      select line.entry_id, q.captain_id as person_id from line join entry_request q on q.entry_id = line.id
      union select entry_id, person_id from entry_player
        where ${among(sql`entry_id`, entryIds)} and ordinal = 1 and superseded_at is null and person_id is not null
    )
    select distinct named.entry_id::text as "entryId", coalesce(p.merged_into_id, p.id)::text as "personId"
    from named join person p on p.id = named.person_id`)
  return rowsOf(rows, { entryId: text, personId: text })
}
