import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole } from '../../db/rows.js'
import { entry, event, person, seriesTerms, stage, standingLine, standingsRevision } from '../../db/schema/index.js'
import type { EventRow } from '../events/events.repo.js'

export type SeriesTermsRow = typeof seriesTerms.$inferSelect

/** Events of one series that are read, at most: a year of two evenings a week. */
const MOST_EVENTS = 120

/** What is said now of some series. */
export const termsOfSeries = (db: Db, seriesIds: readonly string[]): Promise<SeriesTermsRow[]> =>
  db
    .select()
    .from(seriesTerms)
    .where(and(among(seriesTerms.seriesId, seriesIds), isNull(seriesTerms.supersededAt)))

/** The events of a series that everybody may know of and that were not called off, by their days. */
export const eveningsOfSeries = (db: Db, seriesId: string): Promise<EventRow[]> =>
  db
    .select()
    .from(event)
    .where(and(eq(event.seriesId, seriesId), eq(event.unannounced, false), ne(event.status, 'CANCELLED')))
    .orderBy(asc(event.startsOn), asc(event.id))
    .limit(MOST_EVENTS)

export const eventOfCode = async (db: Db, organisationId: string, code: string): Promise<EventRow | undefined> => {
  const [row] = await db
    .select()
    .from(event)
    .where(and(eq(event.organisationId, organisationId), eq(event.code, code)))
  return row
}

export interface PublishedLine {
  readonly eventId: string
  readonly stageId: string
  readonly entryId: string
  readonly nameAsEntered: string
  readonly group: string | null
  readonly rank: number
  readonly total: string
  readonly percent: string | null
}

/** The published lines of some events, stage by stage, in the order of print. One statement. */
export const publishedLines = (db: Db, eventIds: readonly string[]): Promise<PublishedLine[]> =>
  db
    .select({
      eventId: stage.eventId,
      stageId: stage.id,
      entryId: standingLine.entryId,
      nameAsEntered: entry.nameAsEntered,
      group: standingLine.group,
      rank: standingLine.rank,
      total: standingLine.total,
      percent: standingLine.percentPrinted,
    })
    .from(stage)
    .innerJoin(
      standingsRevision,
      and(
        eq(standingsRevision.stageId, stage.id),
        isNull(standingsRevision.supersededAt),
        sql`${standingsRevision.publishedAt} is not null`,
      ),
    )
    .innerJoin(standingLine, eq(standingLine.revisionId, standingsRevision.id))
    .innerJoin(entry, eq(entry.id, standingLine.entryId))
    .where(among(stage.eventId, eventIds))
    .orderBy(asc(stage.ordinal), asc(standingLine.position))

/** For each record that was merged into another, the person it stands for. */
export const mergedPeople = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ id: person.id, into: person.mergedIntoId })
    .from(person)
    .where(and(among(person.id, ids), sql`${person.mergedIntoId} is not null`))
  return new Map(rows.map(({ id, into }) => [id, into ?? id]))
}

/** What people held on the list of a ranking that was in print on a day, in hundredths; whoever is not on it is left out. */
export const holdingsOn = async (
  db: Db,
  at: { readonly organisationId: string; readonly ranking: string; readonly day: string },
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.execute(sql`
    select coalesce(p.merged_into_id, p.id) as id, max(e.value)::int as value
    from (
      select l.id from ranking r join ranking_list l on l.ranking_id = r.id
      where r.code = ${at.ranking} and r.organisation_id = any(organisation_path(${at.organisationId}::uuid))
        and l.as_of <= ${at.day}::date
      order by l.as_of desc, l.number desc limit 1
    ) list
    join ranking_entry e on e.list_id = list.id
    join person p on p.id = e.person_id
    group by 1`)
  return new Map(
    rowsOf<{ id: string; value: number }>(rows, { id: text, value: whole }).map(row => [row.id, row.value]),
  )
}
