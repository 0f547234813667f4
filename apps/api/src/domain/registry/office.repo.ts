import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { affiliation, guardianship, identifierIssuer, person } from '../../db/schema/index.js'
import type { IsoDate } from '../../base/clock.js'

export type GuardianRow = typeof guardianship.$inferSelect
export type OfficeAffiliationRow = typeof affiliation.$inferSelect
export type IssuerRow = typeof identifierIssuer.$inferSelect

export const guardiansOfPeople = (db: Db, personIds: readonly string[]): Promise<GuardianRow[]> =>
  db
    .select()
    .from(guardianship)
    .where(and(inArray(guardianship.personId, [...personIds]), isNull(guardianship.endedAt)))
    .orderBy(asc(guardianship.recordedAt), asc(guardianship.id))

/** Affiliations and memberships with their ids, newest first. */
export const officeAffiliations = (db: Db, personIds: readonly string[]): Promise<OfficeAffiliationRow[]> =>
  db
    .select()
    .from(affiliation)
    .where(and(inArray(affiliation.personId, [...personIds]), isNull(affiliation.supersededAt)))
    .orderBy(sql`lower(${affiliation.valid}) desc nulls last`, asc(affiliation.kind), asc(affiliation.id))

export const issuers = (db: Db): Promise<IssuerRow[]> =>
  db.select().from(identifierIssuer).orderBy(asc(identifierIssuer.code)).limit(200)

export const publicIssuers = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ code: identifierIssuer.code })
    .from(identifierIssuer)
    .where(eq(identifierIssuer.visibility, 'public'))
  return new Set(rows.map(row => row.code))
}

/** The record and those merged into it: all that was done to any of them is its history. */
export const recordsOf = async (db: Db, personId: string): Promise<string[]> => {
  const rows = await db.select({ id: person.id }).from(person).where(eq(person.mergedIntoId, personId))
  return [personId, ...rows.map(row => row.id)]
}

export interface MembershipRow {
  readonly personId: string
  readonly validFrom: IsoDate | null
  readonly validUntil: IsoDate
}

/**
 * The memberships of one body that end on a day or before, the latest of each person, those that end first first;
 * people whose membership is open or holds longer are not among them.
 */
export const membershipsEnding = async (
  db: Db,
  organisationId: string,
  by: IsoDate,
  first: number,
): Promise<MembershipRow[]> => {
  const rows = await db.execute<{ personId: string; validFrom: string | null; validUntil: string }>(sql`
    select person_id as "personId", lower(valid)::text as "validFrom", upper(valid)::text as "validUntil" from (
      select distinct on (a.person_id) a.person_id, a.valid from affiliation a
        join person p on p.id = a.person_id and p.merged_into_id is null and p.status <> 'DECEASED'
      where a.organisation_id = ${organisationId}::uuid and a.kind = 'membership' and a.superseded_at is null
      order by a.person_id, upper(a.valid) desc nulls first
    ) latest where upper(valid) <= ${by}::date order by upper(valid), person_id limit ${first}`)
  return [...rows]
}
