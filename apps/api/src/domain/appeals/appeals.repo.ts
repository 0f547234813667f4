import { and, asc, inArray, isNotNull, notInArray } from 'drizzle-orm'
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
        isNotNull(appeal.number),
        notInArray(appeal.publicationLevel, ['sealed']),
      ),
    )
    .orderBy(asc(appeal.filedAt))
