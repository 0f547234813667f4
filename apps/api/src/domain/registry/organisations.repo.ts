import { and, inArray, asc, count, eq, isNull, lte, sql } from 'drizzle-orm'
import { rowsOf, text, whole } from '../../db/rows.js'
import { among } from '../../db/among.js'
import { err, ok, problem } from '@paiji/rules'
import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { rowsAfter } from '../../db/keyset.js'
import { organisation, person } from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'
import type { PersonRow } from './people.repo.js'
import { inNumberOrder } from './person-number.js'
import { type Sight, seesUnlessHidden } from './visibility.js'

export type OrganisationRow = typeof organisation.$inferSelect

export const organisationsByIds = (db: Db, ids: readonly string[]): Promise<OrganisationRow[]> =>
  db.select().from(organisation).where(among(organisation.id, ids))

/** Bodies by their codes; those that were withdrawn have none. */
export const organisationsByCodes = async (db: Db, codes: readonly string[]): Promise<OrganisationRow[]> =>
  codes.length === 0
    ? []
    : db
        .select()
        .from(organisation)
        .where(and(inArray(organisation.code, [...codes]), isNull(organisation.withdrawnAt)))

export const federationIds = async (db: Db): Promise<string[]> => {
  const rows = await db.select({ id: organisation.id }).from(organisation).where(isNull(organisation.parentId))
  return rows.map(row => row.id).sort()
}

/** Whether there is a federation. */
export const isFounded = async (db: Db): Promise<boolean> => (await federationIds(db)).length > 0

/** The time zone of the federation founded first: of what belongs to no body. */
export const federationZone = async (db: Db): Promise<string> => {
  const [row] = await db
    .select({ timeZone: organisation.timeZone })
    .from(organisation)
    .where(isNull(organisation.parentId))
    .orderBy(asc(organisation.id))
    .limit(1)
  return row?.timeZone ?? 'UTC'
}

/** Bodies of one kind, or all, by code. The cursor's key is the code. */
export const listOrganisations = (db: Db, kind: string | undefined, page: PageRequest): Promise<OrganisationRow[]> =>
  db
    .select()
    .from(organisation)
    .where(
      and(
        isNull(organisation.withdrawnAt),
        kind === undefined ? undefined : sql`${organisation.kind} = ${kind}`,
        rowsAfter([{ column: organisation.code, direction: 'asc' }], organisation.id, page.after),
      ),
    )
    .orderBy(asc(organisation.code), asc(organisation.id))
    .limit(page.first + 1)

export const countOrganisations = async (db: Db, kind: string | undefined): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(organisation)
    .where(and(isNull(organisation.withdrawnAt), kind === undefined ? undefined : sql`${organisation.kind} = ${kind}`))
  return row?.n ?? 0
}

/**
 * People who belong to a body or one below it today, as a condition on `person.id`; whoever hides the club is found by
 * it only by those who may see it.
 */
export const belongsTo = (organisationId: string, sight: Sight) => sql`${person.id} in (
  with recursive below as (
    select id, time_zone from organisation where id = ${organisationId}
    union all select o.id, o.time_zone from organisation o join below on o.parent_id = below.id
  )
  select a.person_id from affiliation a join below on below.id = a.organisation_id
  where a.superseded_at is null and a.valid @> (now() at time zone below.time_zone)::date
) and ${seesUnlessHidden(sight, 'hide_club', sql`${person.id}`)}`

/** The bodies somebody is of: by office, and by membership today. */
export const ownBodies = async (db: Db, { personId, grants }: Viewer, first: number): Promise<readonly string[]> => {
  const offices = grants.flatMap(({ scope }) => (scope.kind === 'organisation' ? [scope.id] : []))
  const rows = personId
    ? await db.execute(sql`select a.organisation_id::text as id from affiliation a join organisation o on o.id = a.organisation_id
        where a.person_id = ${personId} and a.superseded_at is null
          and a.valid @> (now() at time zone o.time_zone)::date limit ${first}`)
    : []
  return [...new Set([...rowsOf<{ id: string }>(rows, { id: text }).map(({ id }) => id), ...offices])].slice(0, first)
}

const standing = sql`${person.mergedIntoId} is null and ${person.withdrawnAt} is null`

/** Whose people are listed, and for whom. */
export interface PeopleFilter {
  readonly organisationId: string | undefined
  readonly sight: Sight
}

const inFilter = ({ organisationId, sight }: PeopleFilter) =>
  organisationId === undefined ? undefined : belongsTo(organisationId, sight)

/** People, of one body and those below it or all, by number. */
export const listPeople = (db: Db, filter: PeopleFilter, page: PageRequest): Promise<PersonRow[]> =>
  db
    .select()
    .from(person)
    .where(
      and(
        standing,
        inFilter(filter),
        rowsAfter([{ column: inNumberOrder(person.number), direction: 'asc' }], person.id, page.after),
      ),
    )
    .orderBy(asc(inNumberOrder(person.number)), asc(person.id))
    .limit(page.first + 1)

export const countPeople = async (db: Db, filter: PeopleFilter): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(person)
    .where(and(standing, inFilter(filter)))
  return row?.n ?? 0
}

const listOfIds = (ids: readonly string[]) =>
  sql.join(
    ids.map(id => sql`${id}::uuid`),
    sql`, `,
  )

export interface MemberCount {
  readonly organisationId: string
  readonly n: number
}

/** How many people belong to each body or one below it today. */
export const memberCounts = async (db: Db, ids: readonly string[]): Promise<MemberCount[]> => {
  const rows = await db.execute(sql`
    with recursive below as (
      select id as root, id, time_zone from organisation where id in (${listOfIds(ids)})
      union all select below.root, o.id, o.time_zone from organisation o join below on o.parent_id = below.id
    )
    select below.root as "organisationId", count(distinct a.person_id)::int as n
    from below join affiliation a on a.organisation_id = below.id
    where a.superseded_at is null and a.valid @> (now() at time zone below.time_zone)::date
    group by below.root`)
  return rowsOf<MemberCount>(rows, { organisationId: text, n: whole })
}

export interface Owned {
  readonly parentId: string
  readonly id: string
  readonly key: string
}

const belowEach = (ids: readonly string[]) => sql`below as (
  select id as root, id, time_zone from organisation where id in (${listOfIds(ids)})
  union all select below.root, o.id, o.time_zone from organisation o join below on o.parent_id = below.id
)`

/** How many people of each body a viewer is shown by name; `memberCounts` counts all of them. */
export const shownMemberCounts = async (
  db: Db,
  ids: readonly string[],
  sight: Sight,
): Promise<{ parentId: string; n: number }[]> => {
  const rows = await db.execute(sql`
    with recursive ${belowEach(ids)}
    select below.root as "parentId", count(distinct p.id)::int as n from below
    join affiliation a on a.organisation_id = below.id and a.superseded_at is null
      and a.valid @> (now() at time zone below.time_zone)::date
    join person p on p.id = a.person_id and p.merged_into_id is null
    where ${seesUnlessHidden(sight, 'hide_club', sql`p.id`)} group by below.root`)
  return rowsOf<{ parentId: string; n: number }>(rows, { parentId: text, n: whole })
}

/** A page of each body's people, by number: those who belong to it or to one below it today, as far as they are shown. */
export const membersOfOrganisations = async (
  db: Db,
  ids: readonly string[],
  sight: Sight,
  page: PageRequest,
): Promise<Owned[]> => {
  const after = page.after ? sql`p.number::bigint > ${String(page.after.key[0])}::bigint` : sql`true`
  const rows = await db.execute(sql`
    with recursive ${belowEach(ids)}, member as (
      select distinct below.root, p.id, p.number from below
      join affiliation a on a.organisation_id = below.id and a.superseded_at is null
        and a.valid @> (now() at time zone below.time_zone)::date
      join person p on p.id = a.person_id and p.merged_into_id is null
      where ${after} and ${seesUnlessHidden(sight, 'hide_club', sql`p.id`)}
    )
    select root as "parentId", id, number as key
    from (select *, row_number() over (partition by root order by number::bigint) as n from member) numbered
    where n <= ${page.first + 1} order by root, n`)
  return rowsOf<Owned>(rows, { parentId: text, id: text, key: text })
}

/** A page of each body's events, newest first: its own and those of the bodies below it. */
export const eventsOfOrganisations = async (db: Db, ids: readonly string[], page: PageRequest): Promise<Owned[]> => {
  const after = page.after
    ? sql`(e.ends_on, e.id) < (${String(page.after.key[0])}::date, ${page.after.id}::uuid)`
    : sql`true`
  const rows = await db.execute(sql`
    with recursive ${belowEach(ids)}
    select root as "parentId", id, "endsOn" as key from (
      select below.root, e.id, e.ends_on::text as "endsOn",
        row_number() over (partition by below.root order by e.ends_on desc, e.id desc) as n
      from below join event e on e.organisation_id = below.id and not e.unannounced where ${after}
    ) numbered where n <= ${page.first + 1} order by root, n`)
  return rowsOf<Owned>(rows, { parentId: text, id: text, key: text })
}

export interface ChildRow {
  readonly parentId: string
  readonly row: OrganisationRow
  /** What the page is sorted by. */
  readonly key: string
}

/** A page of the bodies right below each body, by kind and code. */
export const childrenOfOrganisations = (db: Db, ids: readonly string[], page: PageRequest): Promise<ChildRow[]> => {
  const key = sql<string>`${organisation.kind} || ' ' || ${organisation.code}`
  const place = sql<number>`row_number() over (partition by ${organisation.parentId} order by ${key}, ${organisation.id})`
  const numbered = db
    .select({ id: organisation.id, key: key.as('key'), place: place.as('place') })
    .from(organisation)
    .where(
      and(
        among(organisation.parentId, ids),
        isNull(organisation.withdrawnAt),
        rowsAfter([{ column: key, direction: 'asc' }], organisation.id, page.after),
      ),
    )
    .as('numbered')
  return db
    .select({ parentId: sql<string>`${organisation.parentId}`, row: organisation, key: numbered.key })
    .from(numbered)
    .innerJoin(organisation, eq(organisation.id, numbered.id))
    .where(lte(numbered.place, page.first + 1))
    .orderBy(asc(organisation.parentId), asc(numbered.place))
}

export const countChildrenOfOrganisations = (db: Db, ids: readonly string[]): Promise<{ id: string; n: number }[]> =>
  db
    .select({ id: sql<string>`${organisation.parentId}`, n: count() })
    .from(organisation)
    .where(and(among(organisation.parentId, ids), isNull(organisation.withdrawnAt)))
    .groupBy(organisation.parentId)

export const countEventsOfOrganisations = async (db: Db, ids: readonly string[]): Promise<MemberCount[]> => {
  const rows = await db.execute(sql`
    with recursive ${belowEach(ids)}
    select below.root as "organisationId", count(*)::int as n
    from below join event e on e.organisation_id = below.id and not e.unannounced group by below.root`)
  return rowsOf<MemberCount>(rows, { organisationId: text, n: whole })
}

/** The places of organisations: each with everything above it. */
export const placesOfOrganisations = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; organisationPath: string[] }[]> =>
  db
    .select({ id: organisation.id, organisationPath: sql<string[]>`organisation_path(${organisation.id})` })
    .from(organisation)
    .where(among(organisation.id, ids))

/** Where grants must lie to reach what an organisation holds. Problem: ORGANISATION_UNKNOWN. */
export const placeOfOrganisation = async (db: Db, organisationId: string): Promise<Outcome<Place>> => {
  const [row] = await db
    .select({ organisationPath: sql<string[]>`organisation_path(${organisation.id})` })
    .from(organisation)
    .where(eq(organisation.id, organisationId))
  return row ? ok(row) : err([problem('ORGANISATION_UNKNOWN')])
}
