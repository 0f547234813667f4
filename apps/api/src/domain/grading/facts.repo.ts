import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import { listOf, rowsOf, text, whole } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import { event, gradeAward, person, pointAward, policy } from '../../db/schema/index.js'
import type { IsoDate } from '../../base/clock.js'

/** Of whom, or of which sport, facts are asked; people by the records that stand for them. */
export type Scope = { readonly people: readonly string[] } | { readonly sport: string }

/** The record that stands for a merged one. */
const standing = sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`

const among = (people: readonly string[]) => sql`${standing} = any(${uuids(people)})`

export interface GatheredAward {
  readonly id: string
  /** None of what was brought in. */
  readonly eventId: string | null
  readonly personId: string
  /** Hundredths. */
  readonly points: number
  readonly colour: string
  readonly earnedOn: IsoDate
  readonly sport: string
  readonly category: string
  /** The body that gave it, and those above. */
  readonly organisationPath: readonly string[]
}

/** Points that stand now, oldest first. */
export const gatheredAwards = (db: Db, scope: Scope): Promise<GatheredAward[]> =>
  db
    .select({
      id: pointAward.id,
      eventId: pointAward.eventId,
      points: pointAward.points,
      colour: pointAward.colour,
      earnedOn: pointAward.earnedOn,
      sport: pointAward.sport,
      category: sql<string>`coalesce(${event.category}, ${pointAward.category}, '')`,
      organisationPath: sql<string[]>`organisation_path(${pointAward.organisationId})`,
      personId: standing,
    })
    .from(pointAward)
    .innerJoin(person, eq(person.id, pointAward.personId))
    .leftJoin(event, eq(event.id, pointAward.eventId))
    .where(
      and('people' in scope ? among(scope.people) : eq(pointAward.sport, scope.sport), isNull(pointAward.supersededAt)),
    )
    .orderBy(asc(pointAward.earnedOn), asc(pointAward.id))

export interface GatheredPlacing {
  readonly eventId: string
  readonly personId: string
  readonly sport: string
  readonly category: string
  readonly place: number
  /** How many were ranked together. */
  readonly field: number
  readonly endedOn: IsoDate
  readonly organisationPath: readonly string[]
}

/** Places in the official order of events, within the group that was ranked together. */
export const gatheredPlacings = async (db: Db, scope: Scope): Promise<GatheredPlacing[]> => {
  const rows = await db.execute(sql`
    select distinct ${standing} as "personId", e.id as "eventId", e.sport, e.category, e.ends_on::text as "endedOn",
      l.rank as place, organisation_path(e.organisation_id) as "organisationPath",
      (select count(*)::int from event_lines(r.id, null) o where o."group" is not distinct from l."group") as field
    from person
    join entry_player x on x.person_id = person.id and x.superseded_at is null
    join entry n on n.id = x.entry_id
    join stage own on own.id = n.stage_id
    join event e on e.id = own.event_id
    join stage s on s.event_id = e.id
    join standings_revision r on r.stage_id = s.id and r.official_at is not null and r.superseded_at is null
    join lateral event_lines(r.id, null) l on l.entry_id = x.entry_id
    where ${'people' in scope ? among(scope.people) : sql`e.sport = ${scope.sport}`}
      and s.ordinal = (select max(last.ordinal) from stage last where last.event_id = e.id)
    order by "endedOn", "eventId"`)
  return rowsOf<GatheredPlacing>(rows, {
    personId: text,
    eventId: text,
    sport: text,
    category: text,
    place: whole,
    field: whole,
    endedOn: text,
    organisationPath: listOf(text),
  })
}

export interface GatheredGrade {
  readonly id: string
  readonly personId: string
  readonly policyId: string
  readonly organisationId: string
  readonly code: string
  readonly grade: string
  readonly on: IsoDate
  readonly status: (typeof gradeAward.$inferSelect)['status']
  /** Held before the switch: its evidence is the sheet that says so. */
  readonly broughtIn: boolean
}

/** Grades that were ever awarded, with the ladder's code whatever its version. */
export const gatheredGrades = (db: Db, scope: Scope): Promise<GatheredGrade[]> =>
  db
    .select({
      id: gradeAward.id,
      personId: standing,
      policyId: gradeAward.policyId,
      organisationId: policy.organisationId,
      code: policy.code,
      grade: gradeAward.grade,
      on: gradeAward.awardedOn,
      status: gradeAward.status,
      broughtIn: sql<boolean>`${gradeAward.tableFileId} is not null`,
    })
    .from(gradeAward)
    .innerJoin(person, eq(person.id, gradeAward.personId))
    .innerJoin(policy, eq(policy.id, gradeAward.policyId))
    .where('people' in scope ? among(scope.people) : eq(gradeAward.sport, scope.sport))

export interface Joining {
  readonly personId: string
  /** A sport, or `*`. */
  readonly sport: string
  readonly on: IsoDate
  readonly organisationPath: readonly string[]
}

/** The first day on which somebody belonged to each body, as the register has it now. */
export const joinings = async (db: Db, scope: Scope): Promise<Joining[]> => {
  const rows = await db.execute(sql`
    select ${standing} as "personId", a.sport, organisation_path(a.organisation_id) as "organisationPath",
      min(coalesce(lower(a.valid), '0001-01-01'::date))::text as "on"
    from affiliation a join person on person.id = a.person_id
    where a.superseded_at is null and not isempty(a.valid)
      and ${'people' in scope ? among(scope.people) : sql`a.sport in (${scope.sport}, '*')`}
    group by 1, a.sport, a.organisation_id`)
  return rowsOf<Joining>(rows, { personId: text, sport: text, on: text, organisationPath: listOf(text) })
}
