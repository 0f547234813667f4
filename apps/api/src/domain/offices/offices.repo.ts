import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { committeeTerm, officer, officialLicence } from '../../db/schema/index.js'

export type OfficerRow = typeof officer.$inferSelect
export type LicenceRow = typeof officialLicence.$inferSelect
/** `hasAccount`: somebody without one cannot be called to a panel. */
export type TermRow = typeof committeeTerm.$inferSelect & { readonly hasAccount: boolean }

/** Who holds and held the offices of bodies: by office, the latest first. */
export const officersOf = (db: Db, organisationIds: readonly string[]): Promise<OfficerRow[]> =>
  db
    .select()
    .from(officer)
    .where(and(inArray(officer.organisationId, [...organisationIds]), isNull(officer.supersededAt)))
    .orderBy(asc(officer.office), sql`lower(${officer.valid}) desc nulls last`, asc(officer.id))

/** Licences of people, the latest first. */
export const licencesOfPeople = (db: Db, personIds: readonly string[]): Promise<LicenceRow[]> =>
  db
    .select()
    .from(officialLicence)
    .where(and(inArray(officialLicence.personId, [...personIds]), isNull(officialLicence.supersededAt)))
    .orderBy(sql`lower(${officialLicence.valid}) desc nulls last`, asc(officialLicence.id))

/** The officials' register: licences that hold on a day, of one sport or all, by level; a page after a licence. */
export const licencesOn = (
  db: Db,
  day: string,
  filter: { readonly sport?: string | undefined; readonly first: number; readonly offset: number },
): Promise<LicenceRow[]> =>
  db
    .select()
    .from(officialLicence)
    .where(
      and(
        isNull(officialLicence.supersededAt),
        sql`${officialLicence.valid} @> ${day}::date`,
        filter.sport === undefined ? undefined : eq(officialLicence.sport, filter.sport),
      ),
    )
    .orderBy(
      sql`array_position(array['international', 'national', 'first', 'second', 'third'], ${officialLicence.level})`,
      asc(officialLicence.sport),
      asc(officialLicence.id),
    )
    .offset(filter.offset)
    .limit(filter.first + 1)

/** Seats on the committees of bodies, those that hold and those that ended. */
export const termsOf = (db: Db, organisationIds: readonly string[]): Promise<TermRow[]> =>
  db
    .select({
      id: committeeTerm.id,
      organisationId: committeeTerm.organisationId,
      personId: committeeTerm.personId,
      body: committeeTerm.body,
      standing: committeeTerm.standing,
      valid: committeeTerm.valid,
      namedBy: committeeTerm.namedBy,
      recordedAt: committeeTerm.recordedAt,
      endedAt: committeeTerm.endedAt,
      hasAccount: sql<boolean>`exists (select 1 from "user" u where u.person_id = committee_term.person_id)`,
    })
    .from(committeeTerm)
    .where(inArray(committeeTerm.organisationId, [...organisationIds]))
    .orderBy(asc(committeeTerm.body), desc(committeeTerm.recordedAt), desc(committeeTerm.id))
