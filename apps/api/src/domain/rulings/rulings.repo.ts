import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.js'
import { ruling, stage } from '../../db/schema/index.js'

export type RulingRow = typeof ruling.$inferSelect

/** Rulings that stand (nothing supersedes them), with the event they belong to. */
export const rulingsByEvents = async (
  db: Db,
  eventIds: readonly string[],
): Promise<(RulingRow & { eventId: string })[]> => {
  const later = alias(ruling, 'later')
  const rows = await db
    .select({ ruling, eventId: stage.eventId })
    .from(ruling)
    .innerJoin(stage, eq(stage.id, ruling.stageId))
    .leftJoin(later, eq(later.supersedesId, ruling.id))
    .where(and(inArray(stage.eventId, [...eventIds]), isNull(later.id)))
    .orderBy(asc(ruling.givenAt))
  return rows.map(row => ({ ...row.ruling, eventId: row.eventId }))
}
