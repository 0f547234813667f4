import { and, asc, count, desc, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Place } from '../../auth/grants.js'
import { among, uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { entry, entryPlayer, event, person, stage, standingsRevision } from '../../db/schema/index.js'
import { searchQuery } from '../registry/search-text.js'
import type { PageRequest } from '../shared/page.js'

export type EventRow = typeof event.$inferSelect
export type StageRow = typeof stage.$inferSelect
export type EntryRow = typeof entry.$inferSelect
export type EntryPlayerRow = typeof entryPlayer.$inferSelect

export const eventsByIds = (db: Db, ids: readonly string[]): Promise<EventRow[]> =>
  db.select().from(event).where(among(event.id, ids))

/** What an event is called and when it is played. */
export type EventHead = Pick<EventRow, 'id' | 'code' | 'nameZh' | 'nameEn' | 'sport' | 'startsOn' | 'endsOn'>

/** The same of many, where nothing else of their wide rows is asked for. */
export const eventHeads = (db: Db, ids: readonly string[]): Promise<EventHead[]> => {
  const { id, code, nameZh, nameEn, sport, startsOn, endsOn } = event
  return db.select({ id, code, nameZh, nameEn, sport, startsOn, endsOn }).from(event).where(among(id, ids))
}

/** How far the standings of an event are, the least advanced first. */
const standingsStates = ['PLANNED', 'PROVISIONAL', 'PUBLISHED', 'OFFICIAL'] as const
export type StandingsState = (typeof standingsStates)[number]

export interface EventFilter {
  readonly sport?: string | null
  readonly organisationId?: string | null
  readonly status?: EventRow['status'] | null
  readonly standings?: StandingsState | null
  readonly text?: string | null
  readonly from?: string | null
  readonly until?: string | null
  /** Planned or being played, with points that a policy in force gives and that have not been given. */
  readonly pointsToCome?: boolean | null
  /** Of these bodies and those below them, and these events themselves, announced or not. */
  readonly scopes?: readonly string[] | undefined
  readonly category?: string | null
  /** Played there, or held by a body that is there or is called after it. */
  readonly place?: string | null
  /** Takes entries of whoever may enter by themselves. */
  readonly openForEntry?: boolean | null
}

/** The place among `standingsStates` of the least advanced stage of an event. */
const standingsLevel = sql`(select coalesce(min(per.level), 0) from (
  select case when max(r.official_at) filter (where r.superseded_at is null) is not null then 3
    when max(r.published_at) filter (where r.superseded_at is null) is not null then 2
    when count(r.id) > 0 then 1 else 0 end as level
  from stage s left join standings_revision r on r.stage_id = s.id where s.event_id = event.id group by s.id) per)`

const notOver = sql`(${event.status} = 'RUNNING' or (${event.status} = 'SANCTIONED'
  and ${event.endsOn} >= (now() at time zone ${event.timeZone})::date))`

const pointsToCome = sql`${notOver} and not exists (select 1 from award_run r where r.event_id = ${event.id} and r.superseded_at is null)
  and exists (select 1 from policy p where p.kind = 'award' and p.sport in (${event.sport}, '*')
    and p.effective @> ${event.endsOn} and p.organisation_id = any(organisation_path(${event.organisationId})))`

const openForEntry = sql`${event.status} = 'SANCTIONED' and exists (select 1 from entry_terms t
  where t.event_id = ${event.id} and t.opens_at <= now() and now() < t.closes_at)`

/** Its venue, or the region, venue or name of a body that holds it or stands above that one. */
const playedNear = (place: string): SQL => {
  const says = (words: SQL): SQL => sql`position(lower(${place}::text) in lower(coalesce(${words}, ''))) > 0`
  const called = searchQuery(place)?.patterns.map(pattern => sql`o.search_text like ${pattern}`) ?? []
  const isCalled = called.length > 0 ? sql.join(called, sql` and `) : sql`false`
  return sql`(${says(sql`${event.venue}`)} or exists (select 1 from organisation o
    where o.id = any(organisation_path(${event.organisationId})) and o.parent_id is not null
      and (${says(sql`o.region`)} or ${says(sql`o.venue`)} or (${isCalled}))))`
}

const eventConditions = (filter: EventFilter): SQL[] => {
  const query = filter.text ? searchQuery(filter.text) : undefined
  const conditions = [
    filter.scopes
      ? sql`(organisation_path(${event.organisationId}) && ${uuids(filter.scopes)} or ${among(event.id, filter.scopes)})`
      : eq(event.unannounced, false),
    filter.sport ? eq(event.sport, filter.sport) : undefined,
    filter.organisationId
      ? sql`${filter.organisationId}::uuid = any(organisation_path(${event.organisationId}))`
      : undefined,
    filter.status ? sql`${event.status} = ${filter.status}` : undefined,
    filter.standings ? sql`${standingsLevel} = ${standingsStates.indexOf(filter.standings)}` : undefined,
    filter.from ? gte(event.endsOn, filter.from) : undefined,
    filter.until ? lte(event.startsOn, filter.until) : undefined,
    filter.pointsToCome ? pointsToCome : undefined,
    filter.category ? eq(event.category, filter.category) : undefined,
    filter.openForEntry ? openForEntry : undefined,
    filter.place?.trim() ? playedNear(filter.place.trim()) : undefined,
    ...(query?.patterns.map(pattern => sql`${event.searchText} like ${pattern}`) ?? []),
  ]
  return conditions.filter((condition): condition is SQL => condition !== undefined)
}

/** Newest first. The cursor's key is the end date. */
export const listEvents = (db: Db, filter: EventFilter, page: PageRequest): Promise<EventRow[]> => {
  const after = page.after
    ? sql`(${event.endsOn}, ${event.id}) < (${String(page.after.key[0])}::date, ${page.after.id}::uuid)`
    : undefined
  return db
    .select()
    .from(event)
    .where(and(...eventConditions(filter), after))
    .orderBy(desc(event.endsOn), desc(event.id))
    .limit(page.first + 1)
}

export const countEvents = async (db: Db, filter: EventFilter): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(event)
    .where(and(...eventConditions(filter)))
  return row?.n ?? 0
}

/** Announced events that are still to come, the next first. */
export const comingEvents = (db: Db, first: number): Promise<EventRow[]> =>
  db
    .select()
    .from(event)
    .where(
      and(
        eq(event.unannounced, false),
        sql`${event.status} = 'SANCTIONED'`,
        sql`${event.endsOn} >= (now() at time zone 'Etc/GMT+12')::date`,
        notOver,
      ),
    )
    .orderBy(asc(event.startsOn), asc(event.id))
    .limit(first)

export type EventOfPerson = EventRow & { readonly forId: string }

/** What each person, or a record merged into theirs, has entered and is not over, the next first. */
export const nextEventsOfPeople = async (db: Db, personIds: readonly string[]): Promise<EventOfPerson[]> => {
  const forId = sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`
  const rows = await db
    .selectDistinct({ forId, event })
    .from(person)
    .innerJoin(entryPlayer, and(eq(entryPlayer.personId, person.id), isNull(entryPlayer.supersededAt)))
    .innerJoin(entry, and(eq(entry.id, entryPlayer.entryId), isNull(entry.withdrawnAt)))
    .innerJoin(stage, eq(stage.id, entry.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))
    .where(
      and(
        or(among(person.id, personIds), among(person.mergedIntoId, personIds)),
        eq(event.unannounced, false),
        notOver,
      ),
    )
    .orderBy(asc(event.startsOn), asc(event.id))
  return rows.map(row => ({ ...row.event, forId: row.forId }))
}

export const stagesByIds = (db: Db, ids: readonly string[]): Promise<StageRow[]> =>
  db.select().from(stage).where(among(stage.id, ids))

export const stagesByEvents = (db: Db, eventIds: readonly string[]): Promise<StageRow[]> =>
  db.select().from(stage).where(among(stage.eventId, eventIds)).orderBy(asc(stage.ordinal))

export const entriesByIds = (db: Db, ids: readonly string[]): Promise<EntryRow[]> =>
  db.select().from(entry).where(among(entry.id, ids))

export const entriesByStages = (db: Db, stageIds: readonly string[]): Promise<EntryRow[]> =>
  db
    .select()
    .from(entry)
    .where(among(entry.stageId, stageIds))
    .orderBy(
      asc(entry.section),
      asc(entry.group),
      sql`nullif(regexp_replace(${entry.number}, '\\D', '', 'g'), '')::bigint nulls last`,
      asc(entry.number),
    )

export const playersByEntries = (db: Db, entryIds: readonly string[]): Promise<EntryPlayerRow[]> =>
  db
    .select()
    .from(entryPlayer)
    .where(and(among(entryPlayer.entryId, entryIds), isNull(entryPlayer.supersededAt)))
    .orderBy(asc(entryPlayer.ordinal), asc(entryPlayer.fromSession))

/** How far the standings of an event's stages have got: the least advanced stage speaks for the event. */
export const standingsStatusOfEvents = async (
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, { status: StandingsState; corrected: boolean }>> => {
  const level = sql<number>`case when max(${standingsRevision.officialAt}) filter (where ${standingsRevision.supersededAt} is null) is not null then 3
    when max(${standingsRevision.publishedAt}) filter (where ${standingsRevision.supersededAt} is null) is not null then 2
    when count(${standingsRevision.id}) > 0 then 1 else 0 end`
  const perStage = db
    .select({ eventId: stage.eventId, level: level.as('level') })
    .from(stage)
    .leftJoin(standingsRevision, eq(standingsRevision.stageId, stage.id))
    .where(among(stage.eventId, eventIds))
    .groupBy(stage.id, stage.eventId)
    .as('per_stage')
  const rows = await db
    .select({
      eventId: perStage.eventId,
      level: sql<number>`min(${perStage.level})::int`,
      // Spelled out: the builder leaves out table names in a statement of one table, and both are `event_id`.
      corrected: sql<boolean>`exists (select 1 from correction c where c.event_id = per_stage.event_id and c.status = 'APPLIED')`,
    })
    .from(perStage)
    .groupBy(perStage.eventId)
  return new Map(
    rows.map(row => [row.eventId, { status: standingsStates[row.level] ?? 'PLANNED', corrected: row.corrected }]),
  )
}

/** The other events of a series, by their days. */
export const eventsOfSeries = (db: Db, seriesId: string, except: string, first: number): Promise<EventRow[]> =>
  db
    .select()
    .from(event)
    .where(and(eq(event.seriesId, seriesId), ne(event.id, except)))
    .orderBy(asc(event.startsOn), asc(event.id))
    .limit(first)

/** Where grants must lie to reach these events; one statement. */
export const placesOfEvents = async (db: Db, eventIds: readonly string[]): Promise<ReadonlyMap<string, Place>> => {
  const rows = await db
    .select({ id: event.id, path: sql<string[]>`organisation_path(${event.organisationId})` })
    .from(event)
    .where(among(event.id, eventIds))
  return new Map(rows.map(row => [row.id, { organisationPath: row.path, eventId: row.id }]))
}
