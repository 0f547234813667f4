import {
  and,
  asc,
  type Column,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { listOf, rowsOf, text } from '../../db/rows.js'
import { alias } from 'drizzle-orm/pg-core'
import { among, uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsAfter } from '../../db/keyset.js'
import {
  affiliation,
  entry,
  entryPlayer,
  event,
  person,
  personIdentifier,
  personName,
  personPrivacy,
  stage,
  standingLine,
  standingsRevision,
} from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'

export type PersonRow = typeof person.$inferSelect
export type NameRow = typeof personName.$inferSelect
export type IdentifierRow = typeof personIdentifier.$inferSelect

/** What the public does not see of a person: as it was said, or as usual for the age. */
export interface PrivacyRow {
  readonly personId: string
  readonly hideBirthYear: boolean
  readonly hideClub: boolean
  readonly hideGender: boolean
  readonly hidePhoto: boolean
}

/** Records as they are, merged ones too. */
export const peopleByIds = (db: Db, ids: readonly string[]): Promise<PersonRow[]> =>
  db.select().from(person).where(among(person.id, ids))

/** For each record the person it stands for now. */
export const standingPeopleByIds = async (
  db: Db,
  ids: readonly string[],
): Promise<(PersonRow & { readonly askedId: string })[]> => {
  const asked = alias(person, 'asked')
  return db
    .select({ ...getTableColumns(person), askedId: asked.id })
    .from(asked)
    .innerJoin(person, eq(person.id, sql`coalesce(${asked.mergedIntoId}, ${asked.id})`))
    .where(among(asked.id, ids))
}

export const personByNumber = async (db: Db, number: string): Promise<PersonRow | undefined> => {
  const [row] = await db.select().from(person).where(eq(person.number, number))
  return row
}

/** Oldest first within a script. */
export const namesByPeople = (db: Db, personIds: readonly string[]): Promise<NameRow[]> =>
  db
    .select()
    .from(personName)
    .where(and(among(personName.personId, personIds), isNull(personName.supersededAt)))
    .orderBy(asc(personName.script), sql`lower(${personName.valid}) nulls first`, asc(personName.id))

export const identifiersByPeople = (db: Db, personIds: readonly string[]): Promise<IdentifierRow[]> =>
  db
    .select()
    .from(personIdentifier)
    .where(and(among(personIdentifier.personId, personIds), isNull(personIdentifier.supersededAt)))
    .orderBy(asc(personIdentifier.issuer), asc(personIdentifier.value))

/** Somebody under eighteen: of minors everything is hidden unless it was said otherwise. */
export const isMinorBy = (birthDate: Column | SQL): SQL =>
  sql`coalesce(${birthDate} > (now() at time zone 'Etc/GMT+12')::date - interval '18 years', false)`

const isMinor = isMinorBy(person.birthDate)

/** For everybody, whether anything was said or not. */
export const privacyByPeople = (db: Db, personIds: readonly string[]): Promise<PrivacyRow[]> =>
  db
    .select({
      personId: person.id,
      hideBirthYear: sql<boolean>`coalesce(${personPrivacy.hideBirthYear}, true)`,
      hideClub: sql<boolean>`coalesce(${personPrivacy.hideClub}, ${isMinor})`,
      hideGender: sql<boolean>`coalesce(${personPrivacy.hideGender}, ${isMinor})`,
      hidePhoto: sql<boolean>`coalesce(${personPrivacy.hidePhoto}, ${isMinor})`,
    })
    .from(person)
    .leftJoin(personPrivacy, eq(personPrivacy.personId, person.id))
    .where(among(person.id, personIds))

export interface SpellRow {
  readonly personId: string
  readonly organisationId: string
  readonly kind: 'affiliation' | 'membership'
  readonly sport: string
  readonly valid: string
  /** Of what a spreadsheet brought in. */
  readonly tableFileId: string | null
  readonly sourceRow: number | null
}

/** Newest first. */
export const affiliationsByPeople = (db: Db, personIds: readonly string[]): Promise<SpellRow[]> =>
  db
    .select({
      personId: affiliation.personId,
      organisationId: affiliation.organisationId,
      kind: affiliation.kind,
      sport: affiliation.sport,
      valid: affiliation.valid,
      tableFileId: affiliation.tableFileId,
      sourceRow: affiliation.sourceRow,
    })
    .from(affiliation)
    .where(and(among(affiliation.personId, personIds), isNull(affiliation.supersededAt)))
    .orderBy(sql`lower(${affiliation.valid}) desc nulls last`, asc(affiliation.kind), asc(affiliation.id))

export interface PersonPlace {
  readonly personId: string
  readonly organisationPath: string[]
}

/** Whether one of these bodies, or one below them, keeps a person's record: the bodies of now, else the federation. */
export const isRegisteredBelow = (personId: SQL, bodies: readonly string[]): SQL => {
  const asked = uuids(bodies)
  const now = sql`a.person_id = ${personId} and a.superseded_at is null and a.valid @> day_at(a.organisation_id, now())`
  return sql`(exists (select 1 from affiliation a where ${now} and organisation_path(a.organisation_id) && ${asked})
    or not exists (select 1 from affiliation a where ${now}) and exists (
      select 1 from organisation f where f.kind = 'federation' and f.id = any(${asked})))`
}

/**
 * Every body a person belongs to now, with those above them, the federation last; people who belong nowhere are the
 * federations' own.
 */
export const placesOfPeople = async (db: Db, personIds: readonly string[]): Promise<PersonPlace[]> => {
  const asked = sql.join(
    personIds.map(id => sql`${id}::uuid`),
    sql`, `,
  )
  const rows = await db.execute(sql`
    select p.id as "personId", coalesce(
      (select array_agg(o.id order by o.parent_id is null, o.id) from organisation o where o.id in (
        select unnest(organisation_path(a.organisation_id)) from affiliation a
        where a.person_id = p.id and a.superseded_at is null and a.valid @> day_at(a.organisation_id, now()))),
      (select array_agg(f.id) from organisation f where f.kind = 'federation'), '{}') as "organisationPath"
    from person p where p.id in (${asked})`)
  return rowsOf<PersonPlace>(rows, { personId: text, organisationPath: listOf(text) })
}

/** The time zone of each person: of the body joined last. One statement. */
export const zonesOfPeople = async (db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ id: person.id, timeZone: sql<string>`zone_of_person(${person.id})` })
    .from(person)
    .where(among(person.id, personIds))
  return new Map(rows.map(row => [row.id, row.timeZone]))
}

export interface ResultRow {
  readonly parentId: string
  readonly entryId: string
  readonly stageId: string
  readonly eventId: string
  readonly revisionId: string
  readonly endsOn: string
  readonly nameAsEntered: string
}

const owner = sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`

/** Published results of the people at announced events, those of records merged into them too. */
const results = (db: Db, personIds: readonly string[], sport: string | undefined) =>
  db
    .select({
      parentId: owner.as('parent_id'),
      entryId: sql<string>`${entry.id}`.as('entry_id'),
      stageId: sql<string>`${stage.id}`.as('stage_id'),
      eventId: sql<string>`${event.id}`.as('event_id'),
      revisionId: sql<string>`${standingsRevision.id}`.as('revision_id'),
      endsOn: event.endsOn,
      nameAsEntered: sql<string>`${entryPlayer.nameAsEntered}`.as('name_entered'),
    })
    .from(person)
    .innerJoin(entryPlayer, and(eq(entryPlayer.personId, person.id), isNull(entryPlayer.supersededAt)))
    .innerJoin(entry, eq(entry.id, entryPlayer.entryId))
    .innerJoin(stage, eq(stage.id, entry.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))
    .innerJoin(
      standingsRevision,
      and(
        eq(standingsRevision.stageId, stage.id),
        isNotNull(standingsRevision.publishedAt),
        isNull(standingsRevision.supersededAt),
      ),
    )
    .innerJoin(standingLine, and(eq(standingLine.revisionId, standingsRevision.id), eq(standingLine.entryId, entry.id)))
    .where(
      and(
        or(among(person.id, personIds), among(person.mergedIntoId, personIds)),
        eq(event.unannounced, false),
        sport ? eq(event.sport, sport) : undefined,
      ),
    )

/** Newest first, a page for each person. The cursor's key is the event's last day. */
export const resultsOfPeople = async (
  db: Db,
  personIds: readonly string[],
  sport: string | undefined,
  page: PageRequest,
): Promise<ResultRow[]> => {
  const all = results(db, personIds, sport).as('result')
  const numbered = db
    .select({
      parentId: all.parentId,
      entryId: all.entryId,
      stageId: all.stageId,
      eventId: all.eventId,
      revisionId: all.revisionId,
      endsOn: all.endsOn,
      nameAsEntered: all.nameAsEntered,
      n: sql<number>`row_number() over (partition by ${all.parentId} order by ${all.endsOn} desc, ${all.entryId})`.as(
        'n',
      ),
    })
    .from(all)
    .where(rowsAfter([{ column: all.endsOn, direction: 'desc' }], all.entryId, page.after))
    .as('numbered')
  return db
    .select()
    .from(numbered)
    .where(lte(numbered.n, page.first + 1))
    .orderBy(asc(numbered.parentId), asc(numbered.n))
}

export const countResultsOfPeople = (
  db: Db,
  personIds: readonly string[],
  sport: string | undefined,
): Promise<{ parentId: string; n: number }[]> => {
  const all = results(db, personIds, sport).as('result')
  return db.select({ parentId: all.parentId, n: count() }).from(all).groupBy(all.parentId)
}

export type LineRow = typeof standingLine.$inferSelect

/** Lines of the given entries in the given revisions. */
export const linesAt = (
  db: Db,
  places: readonly { readonly revisionId: string; readonly entryId: string }[],
): Promise<LineRow[]> =>
  db
    .select()
    .from(standingLine)
    .where(
      and(
        inArray(standingLine.revisionId, [...new Set(places.map(place => place.revisionId))]),
        inArray(standingLine.entryId, [...new Set(places.map(place => place.entryId))]),
      ),
    )
