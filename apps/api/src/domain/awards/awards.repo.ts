import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'
import {
  affiliation,
  awardRun,
  entryPlayer,
  event,
  person,
  pointAward,
  policy,
  stage,
  standingLine,
  standingsRevision,
} from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type PolicyRow = typeof policy.$inferSelect
export type AwardRunRow = typeof awardRun.$inferSelect
export type PointAwardRow = typeof pointAward.$inferSelect

/** What an event gives; what was brought in has none of it. */
interface OfEvent {
  readonly eventId: string
  readonly entryId: string
  readonly rank: number
}

export type EventAwardRow = PointAwardRow & OfEvent

/** A run over an official revision, not one of points brought in. */
export type EventRunRow = AwardRunRow & {
  readonly eventId: string
  readonly revisionId: string
  readonly policyId: string
}

export const isEventAward = <T extends { readonly eventId: string | null }>(award: T): award is T & OfEvent =>
  award.eventId !== null

export const isEventRun = (run: AwardRunRow): run is EventRunRow => run.eventId !== null

export interface AwardedEvent {
  readonly id: string
  readonly organisationId: string
  readonly code: string
  readonly sport: string
  readonly category: string
  readonly endsOn: string
  readonly organisationPath: string[]
}

export const findAwardedEvent = async (db: Db, eventId: string): Promise<AwardedEvent | undefined> => {
  const [row] = await db
    .select({
      id: event.id,
      organisationId: event.organisationId,
      code: event.code,
      sport: event.sport,
      category: event.category,
      endsOn: event.endsOn,
      organisationPath: sql<string[]>`organisation_path(${event.organisationId})`,
    })
    .from(event)
    .where(eq(event.id, eventId))
  return row
}

/** Award policies of the organising body and of those above it that are in force on the event's last day, by code. */
export const awardPoliciesFor = (db: Db, found: AwardedEvent): Promise<PolicyRow[]> =>
  db
    .select()
    .from(policy)
    .where(
      and(
        eq(policy.kind, 'award'),
        inArray(policy.organisationId, found.organisationPath),
        inArray(policy.sport, [found.sport, '*']),
        sql`${policy.effective} @> ${found.endsOn}::date`,
      ),
    )
    .orderBy(asc(policy.code))

export interface AwardedPlayer {
  readonly entryId: string
  readonly personId: string
  readonly number: string
  readonly member: boolean
}

/**
 * Everybody known to have played for some entries, once per entry, and whether a member of any body that day.
 * Facts name the record they were linked to; whom a merged record stands for is asked when points are read.
 */
export const playersOfEntries = async (db: Db, entryIds: readonly string[], day: string): Promise<AwardedPlayer[]> =>
  db
    .selectDistinct({
      entryId: entryPlayer.entryId,
      personId: person.id,
      number: person.number,
      member: sql<boolean>`exists (select 1 from ${affiliation} where ${affiliation.personId} = ${person.id}
        and ${affiliation.supersededAt} is null and ${affiliation.valid} @> ${day}::date)`,
    })
    .from(entryPlayer)
    .innerJoin(person, eq(person.id, entryPlayer.personId))
    .where(and(among(entryPlayer.entryId, entryIds), isNull(entryPlayer.supersededAt), isNotNull(entryPlayer.personId)))

export interface AwardedLine {
  readonly entryId: string
  readonly rank: number
  readonly group: string | null
}

/** The lines of one revision, in the order of print. */
export const ownLinesOf = (db: Db, revisionId: string): Promise<AwardedLine[]> =>
  db
    .select({ entryId: standingLine.entryId, rank: standingLine.rank, group: standingLine.group })
    .from(standingLine)
    .where(eq(standingLine.revisionId, revisionId))
    .orderBy(asc(standingLine.position))

/** The order of an event by the revision of its final: of the whole event where several stages place its contestants. */
export const linesOfEvent = async (db: Db, finalRevisionId: string): Promise<AwardedLine[]> => {
  const rows = await db.execute(sql`
    select entry_id as "entryId", rank, "group" from event_lines(${finalRevisionId}::uuid, null) order by position`)
  return rowsOf<AwardedLine>(rows, { entryId: text, rank: whole, group: orNull(text) })
}

/** What an event's points hang on: the standing official revision of its last stage, once there is one. */
export const finalRevision = async (
  db: Db,
  eventId: string,
): Promise<{ readonly id: string; readonly stageId: string } | undefined> => {
  const [row] = await db
    .select({ id: standingsRevision.id, stageId: standingsRevision.stageId })
    .from(standingsRevision)
    .innerJoin(stage, eq(stage.id, standingsRevision.stageId))
    .where(
      and(
        eq(stage.eventId, eventId),
        sql`${stage.ordinal} = (select max(last.ordinal) from stage last where last.event_id = ${eventId})`,
        isNotNull(standingsRevision.officialAt),
        isNull(standingsRevision.supersededAt),
      ),
    )
  return row
}

/** The run that stands now, if points have been awarded. */
export const openRun = async (db: Db, eventId: string): Promise<EventRunRow | undefined> => {
  const [row] = await db
    .select()
    .from(awardRun)
    .where(and(eq(awardRun.eventId, eventId), isNull(awardRun.supersededAt)))
  return row && isEventRun(row) ? row : undefined
}

export const awardsOfRun = async (db: Db, runId: string): Promise<EventAwardRow[]> =>
  (await db.select().from(pointAward).where(eq(pointAward.runId, runId))).filter(isEventAward)

export const supersedeRuns = async (tx: Transaction, eventId: string, at: Date): Promise<void> => {
  const open = tx
    .select({ id: awardRun.id })
    .from(awardRun)
    .where(and(eq(awardRun.eventId, eventId), isNull(awardRun.supersededAt)))
  await tx
    .update(pointAward)
    .set({ supersededAt: at })
    .where(and(inArray(pointAward.runId, open), isNull(pointAward.supersededAt)))
  await tx
    .update(awardRun)
    .set({ supersededAt: at })
    .where(and(eq(awardRun.eventId, eventId), isNull(awardRun.supersededAt)))
}
