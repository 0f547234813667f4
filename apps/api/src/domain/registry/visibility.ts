import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text } from '../../db/rows.js'
import { isRegisteredBelow } from './people.repo.js'
import { registerScopes } from './policy.js'

/**
 * Who sees what of a person, as conditions of a statement. What a field resolver leaves out (`seesPrivate`) must not
 * act by another way either: search, filters, counts, matches of an import and warnings all ask here.
 */
export interface Sight {
  /** Everyone sees what is their own. */
  readonly personId: string | null
  /** The bodies whose register is read, with those below them. */
  readonly bodies: readonly string[]
}

/** What the public sees. */
export const publicSight: Sight = { personId: null, bodies: [] }

export const sightOf = (viewer: Viewer): Sight =>
  viewer.accountId === undefined ? publicSight : { personId: viewer.personId ?? null, bodies: registerScopes(viewer) }

/** What a body sees that reads a file or a sheet: the records it keeps. */
export const sightOfBody = (organisationId: string): Sight => ({ personId: null, bodies: [organisationId] })

/** Whether the private part of a record is open. */
export const seesRecord = ({ personId, bodies }: Sight, person: SQL): SQL => {
  const own = personId === null ? sql`false` : sql`${person} = ${personId}::uuid`
  return bodies.length === 0 ? own : sql`(${own} or ${isRegisteredBelow(person, bodies)})`
}

type Hideable = 'hide_birth_year' | 'hide_club' | 'hide_gender' | 'hide_photo'

/**
 * Whether a person hides something, as text of a statement; `person` and `privacy` are aliases of the two tables, the
 * second joined on the left. Of minors everything is hidden until something else was said, the birth year of everyone.
 */
export const hidesText = (what: Hideable, person: string, privacy: string): string =>
  what === 'hide_birth_year'
    ? `coalesce(${privacy}.${what}, true)`
    : `coalesce(${privacy}.${what}, ${person}.birth_date > (now() at time zone 'Etc/GMT+12')::date - interval '18 years', false)`

/** Whether the public is shown something that people may hide. */
export const isPublic = (what: Hideable, person: SQL): SQL => sql`not exists (
  select 1 from person hp left join person_privacy h on h.person_id = hp.id
  where hp.id = ${person} and ${sql.raw(hidesText(what, 'hp', 'h'))})`

/** Whether something that people may hide is shown. */
export const seesUnlessHidden = (sight: Sight, what: Hideable, person: SQL): SQL =>
  sight === publicSight ? isPublic(what, person) : sql`(${isPublic(what, person)} or ${seesRecord(sight, person)})`

/** Whether a number somebody else gave is shown: its issuer's numbers are public, or the record is open. */
export const seesNumber = (sight: Sight, issuer: SQL, person: SQL): SQL =>
  sql`(${issuer} in (select code from identifier_issuer where visibility = 'public') or ${seesRecord(sight, person)})`

/**
 * Whether a body may find people by a number: as `seesNumber`; besides, numbers that it or a body above it issues, and
 * those that its own files gave.
 */
export const matchesNumber = (organisationId: string, issuer: SQL, person: SQL): SQL => sql`(${issuer} like 'file:%'
  or ${issuer} in (select unnest(array[o.code, 'body:' || o.code]) from organisation o
    where o.id = any(organisation_path(${organisationId}::uuid)))
  or ${seesNumber(sightOfBody(organisationId), issuer, person)})`

/** The days of birth that a body knows of these people: of others it must not learn whether one was guessed. */
export const birthDatesKnownTo = async (
  db: Db,
  organisationId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  if (personIds.length === 0) return new Map()
  const rows = await db.execute(sql`
    select p.id, p.birth_date::text as "birthDate" from person p
    where p.id = any(${uuids(personIds)}) and ${seesRecord(sightOfBody(organisationId), sql`p.id`)}`)
  const known = rowsOf<{ id: string; birthDate: string | null }>(rows, { id: text, birthDate: orNull(text) })
  return new Map(known.map(row => [row.id, row.birthDate]))
}
