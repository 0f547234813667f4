import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { flag, rowsOf } from '../../db/rows.js'
import { conditionsVersion, eventConditions, playSession, stage } from '../../db/schema/index.js'

export type { ConditionsFacts, SectionText, StatedTerms } from '../../db/schema/index.js'

export type DraftRow = typeof eventConditions.$inferSelect
export type VersionRow = typeof conditionsVersion.$inferSelect
/** A version without what it says. */
export type VersionHead = Omit<VersionRow, 'sections' | 'facts'>

/** The words as they are being written. */
export const draftOf = async (db: Db, eventId: string): Promise<DraftRow | undefined> => {
  const [row] = await db.select().from(eventConditions).where(eq(eventConditions.eventId, eventId))
  return row
}

const head = {
  id: conditionsVersion.id,
  organisationId: conditionsVersion.organisationId,
  eventId: conditionsVersion.eventId,
  number: conditionsVersion.number,
  digest: conditionsVersion.digest,
  reason: conditionsVersion.reason,
  afterOpening: conditionsVersion.afterOpening,
  publishedBy: conditionsVersion.publishedBy,
  publishedAt: conditionsVersion.publishedAt,
}

/** What was published for events, the newest first. */
export const versionsByEvents = (db: Db, eventIds: readonly string[]): Promise<VersionHead[]> =>
  db
    .select(head)
    .from(conditionsVersion)
    .where(inArray(conditionsVersion.eventId, [...eventIds]))
    .orderBy(desc(conditionsVersion.number))

/** One version with what it says; the newest unless a number is given. */
export const versionOf = async (db: Db, eventId: string, number?: number): Promise<VersionRow | undefined> => {
  const ofEvent = eq(conditionsVersion.eventId, eventId)
  const [row] = await db
    .select()
    .from(conditionsVersion)
    .where(number === undefined ? ofEvent : and(ofEvent, eq(conditionsVersion.number, number)))
    .orderBy(desc(conditionsVersion.number))
    .limit(1)
  return row
}

/** Sessions of an event whose start is known, in the order they are played. */
export const sittingsOf = async (db: Db, eventId: string) => {
  const rows = await db
    .select({ stage: stage.ordinal, session: playSession.number, startsAt: playSession.startsAt })
    .from(playSession)
    .innerJoin(stage, eq(stage.id, playSession.stageId))
    .where(eq(stage.eventId, eventId))
    .orderBy(stage.ordinal, playSession.number)
  return rows.flatMap(({ startsAt, ...row }) => (startsAt ? [{ ...row, startsAt: startsAt.toISOString() }] : []))
}

/** Whether entries have opened, or somebody is entered already. */
export const hasOpened = async (db: Db, eventId: string, now: Date): Promise<boolean> => {
  const [row] = rowsOf(
    await db.execute(sql`select (
      exists (select 1 from entry_terms where event_id = ${eventId} and opens_at <= ${now.toISOString()}::timestamptz)
      or exists (select 1 from entry e join stage s on s.id = e.stage_id where s.event_id = ${eventId})) as opened`),
    { opened: flag },
  )
  return row?.opened ?? false
}
