import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import { rowsOf, text } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import { organisation, policy } from '../../db/schema/index.js'
import type { AwardedEvent, PolicyRow } from '../awards/awards.repo.js'

/** A version that never was in force, an empty range, decides nothing. */
const isLadder = and(eq(policy.kind, 'ladder'), sql`not isempty(${policy.effective})`)

const versions = (db: Db, which?: SQL): Promise<PolicyRow[]> =>
  db.select().from(policy).where(and(isLadder, which)).orderBy(asc(policy.sport), asc(policy.code), asc(policy.version))

/** Every version of every ladder, by sport and code. */
export const allLadders = (db: Db): Promise<PolicyRow[]> => versions(db)

/** Every version of the ladders one body keeps for a sport. */
export const laddersOf = (db: Db, organisationId: string, sport: string): Promise<PolicyRow[]> =>
  versions(db, and(eq(policy.organisationId, organisationId), eq(policy.sport, sport)))

/** Every version of the ladders an event counts on: of its sport, kept by its body or one above it. */
export const laddersFor = (db: Db, event: Pick<AwardedEvent, 'organisationPath' | 'sport'>): Promise<PolicyRow[]> =>
  versions(
    db,
    and(inArray(policy.organisationId, [...event.organisationPath]), inArray(policy.sport, [event.sport, '*'])),
  )

/** Everybody who played in the event or ever had points of it, by the records that stand for them. */
export const peopleOfEvent = async (db: Db, eventId: string): Promise<string[]> => {
  const rows = await db.execute<{ id: string }>(sql`
    select distinct coalesce(p.merged_into_id, p.id) as id from person p
    where p.id in (
      select a.person_id from point_award a where a.event_id = ${eventId}
      union
      select x.person_id from entry_player x
      join entry n on n.id = x.entry_id
      join stage s on s.id = n.stage_id and s.event_id = ${eventId}
      where x.person_id is not null)`)
  return [...rows].map(row => row.id)
}

export interface PlayerOfEntry {
  readonly entryId: string
  /** The record that was linked. */
  readonly recordId: string
  /** Whom it stands for now. */
  readonly personId: string
}

/** Who is known to have played for the entries. */
export const playersOfEntries = async (db: Db, entryIds: readonly string[]): Promise<PlayerOfEntry[]> => {
  const rows = await db.execute(sql`
    select distinct x.entry_id as "entryId", p.id as "recordId", coalesce(p.merged_into_id, p.id) as "personId"
    from entry_player x join person p on p.id = x.person_id
    where x.entry_id = any(${uuids(entryIds)}) and x.superseded_at is null`)
  return rowsOf<PlayerOfEntry>(rows, { entryId: text, recordId: text, personId: text })
}

/** The bodies among these and below them that keep ladders, and of which sports. */
export const laddersBelow = (db: Db, bodies: readonly string[], first: number) =>
  db
    .selectDistinct({
      organisationId: policy.organisationId,
      nameZh: organisation.nameZh,
      nameEn: organisation.nameEn,
      sport: policy.sport,
    })
    .from(policy)
    .innerJoin(organisation, eq(organisation.id, policy.organisationId))
    .where(and(isLadder, sql`organisation_path(${policy.organisationId}) && ${uuids(bodies)}`))
    .orderBy(asc(organisation.nameZh), asc(policy.sport))
    .limit(first)
