import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm'
import { among, uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { flag, orNull, rowsOf, text } from '../../db/rows.js'
import { type EventProposal, eventRequest } from '../../db/schema/index.js'
import { dayAt } from '../../db/today.js'
import type { PageRequest } from '../shared/page.js'

export type { EventProposal }
export type EventRequestRow = typeof eventRequest.$inferSelect
export type EventRequestStatus = EventRequestRow['status']

export const requestsByIds = (db: Db, ids: readonly string[]): Promise<EventRequestRow[]> =>
  db.select().from(eventRequest).where(among(eventRequest.id, ids))

export const requestsOfEvents = (db: Db, eventIds: readonly string[]): Promise<EventRequestRow[]> =>
  db.select().from(eventRequest).where(among(eventRequest.eventId, eventIds))

/** Whose requests are listed: the own ones, and those of the bodies below which the viewer decides. */
export interface RequestAccess {
  readonly actor: string
  readonly bodies: readonly string[]
}

const listed = ({ actor, bodies }: RequestAccess, waiting: boolean) =>
  and(
    or(
      eq(eventRequest.requestedBy, actor),
      bodies.length === 0 ? undefined : sql`organisation_path(${eventRequest.organisationId}) && ${uuids(bodies)}`,
    ),
    waiting ? eq(eventRequest.status, 'REQUESTED') : undefined,
  )

/** Newest first; with `waiting` only those that wait to be decided. */
export const listRequests = (
  db: Db,
  access: RequestAccess,
  waiting: boolean,
  page: PageRequest,
): Promise<EventRequestRow[]> =>
  db
    .select()
    .from(eventRequest)
    .where(and(listed(access, waiting), page.after ? lt(eventRequest.id, page.after.id) : undefined))
    .orderBy(desc(eventRequest.id))
    .limit(page.first + 1)

export const countRequests = async (db: Db, access: RequestAccess, waiting: boolean): Promise<number> => {
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(eventRequest).where(listed(access, waiting))
  return row?.n ?? 0
}

/** Those that wait below these bodies for somebody else than who asked. */
export const countUndecided = async (db: Db, bodies: readonly string[], actor: string): Promise<number> => {
  if (bodies.length === 0) return 0
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(eventRequest)
    .where(
      and(
        eq(eventRequest.status, 'REQUESTED'),
        ne(eventRequest.requestedBy, actor),
        sql`organisation_path(${eventRequest.organisationId}) && ${uuids(bodies)}`,
      ),
    )
  return row?.n ?? 0
}

/** The bodies of which a person holds an office today. */
export const bodiesOfOfficer = async (db: Db, personId: string | undefined, at: Date): Promise<string[]> => {
  if (personId === undefined) return []
  const rows = await db.execute(sql`
    select distinct o.organisation_id::text as id from officer o join person p on p.id = o.person_id
    where coalesce(p.merged_into_id, p.id) = ${personId} and o.superseded_at is null
      and o.valid @> ${dayAt(sql`o.organisation_id`, at)}`)
  return rowsOf(rows, { id: text }).map(row => row.id)
}

/** What the federation above a body has said about requests for events. */
export interface SanctionRules {
  readonly federationId: string
  readonly kind: 'federation' | 'association' | 'club'
  readonly tacitDays: number | null
  readonly noticeDays: number
}

export const sanctionRulesFor = async (db: Db, organisationId: string): Promise<SanctionRules | undefined> => {
  const rows = await db.execute(sql`
    select f.id::text as "federationId", o.kind, f.sanction_tacit_days::text as tacit, f.sanction_notice_days::text as notice
    from organisation o join organisation f on f.id = any(organisation_path(o.id)) and f.parent_id is null
    where o.id = ${organisationId}`)
  const [row] = rowsOf(rows, { federationId: text, kind: text, tacit: orNull(text), notice: text })
  if (!row) return undefined
  const kind = row.kind === 'club' || row.kind === 'association' ? row.kind : 'federation'
  const tacitDays = row.tacit === null ? null : Number(row.tacit)
  return { federationId: row.federationId, kind, tacitDays, noticeDays: Number(row.notice) }
}

/** What else is on those days, and who is to direct: everything the regulations look at. */
export interface Surroundings {
  /** Other events of the sport on those days, of the body itself or as far-reaching in its federation. */
  readonly sameDays: readonly { readonly nameZh: string; readonly nameEn: string }[]
  readonly isCodeTaken: boolean
  readonly givesPoints: boolean
  readonly isLicensed: boolean
}

export const surroundingsOf = async (
  db: Db,
  asked: {
    readonly organisationId: string
    readonly federationId: string
    readonly proposal: EventProposal
    readonly directorId: string | null
  },
): Promise<Surroundings> => {
  const { organisationId, federationId, proposal, directorId } = asked
  const { sport, startsOn, endsOn, category, code } = proposal
  const days = sql`daterange(${startsOn}::date, ${endsOn}::date, '[]')`
  const others = await db.execute(sql`
    select e.name_zh as "nameZh", e.name_en as "nameEn" from event e
    where e.sport = ${sport} and e.status <> 'CANCELLED' and daterange(e.starts_on, e.ends_on, '[]') && ${days}
      and (e.organisation_id = ${organisationId} or (e.category = ${category} and ${category} <> 'club'
        and ${federationId}::uuid = any(organisation_path(e.organisation_id))))
    order by e.starts_on, e.id limit 3`)
  const facts = await db.execute(sql`
    select exists (select 1 from event e where e.organisation_id = ${organisationId} and e.code = ${code}) as taken,
      exists (select 1 from policy p where p.kind = 'award' and p.sport in (${sport}, '*')
        and p.effective @> ${endsOn}::date and p.organisation_id = any(organisation_path(${organisationId}::uuid))) as points,
      exists (select 1 from official_licence l join person p on p.id = l.person_id
        where coalesce(p.merged_into_id, p.id) = ${directorId}::uuid and l.sport in (${sport}, '*')
          and l.superseded_at is null and l.valid @> ${startsOn}::date) as licensed`)
  const [found] = rowsOf(facts, { taken: flag, points: flag, licensed: flag })
  return {
    sameDays: rowsOf(others, { nameZh: text, nameEn: text }),
    isCodeTaken: found?.taken ?? false,
    givesPoints: found?.points ?? false,
    isLicensed: found?.licensed ?? false,
  }
}
