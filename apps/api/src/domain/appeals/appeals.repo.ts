import { and, asc, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { appeal } from '../../db/schema/index.js'

export type AppealRow = typeof appeal.$inferSelect

/** Drafts are their author's alone; sealed cases are nobody's to list. */
export const publicAppealsByEvents = (db: Db, eventIds: readonly string[]): Promise<AppealRow[]> =>
  db
    .select()
    .from(appeal)
    .where(
      and(
        inArray(appeal.eventId, [...eventIds]),
        notInArray(appeal.status, ['DRAFT']),
        notInArray(appeal.publicationLevel, ['sealed']),
      ),
    )
    .orderBy(asc(appeal.filedAt))
