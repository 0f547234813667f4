import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { event, gradeAward, person, pointAward, policy } from '../../db/schema/index.js'
import type { PolicyRow } from '../awards/awards.repo.js'
import type { IsoDate } from '../shared/clock.js'
import { type PersonAward, standing } from './ladders.repo.js'

const among = (ids: readonly string[]) =>
  sql`${standing} in (${sql.join(
    ids.map(id => sql`${id}::uuid`),
    sql`, `,
  )})`

/** Ladders in force on a day, by sport and code. */
export const laddersOn = (db: Db, day: IsoDate): Promise<PolicyRow[]> =>
  db
    .select()
    .from(policy)
    .where(and(eq(policy.kind, 'ladder'), sql`${policy.effective} @> ${day}::date`))
    .orderBy(asc(policy.sport), asc(policy.code))

export interface GatheredAward extends PersonAward {
  readonly sport: string
  readonly category: string
  /** The body that gave it, and those above. */
  readonly organisationPath: readonly string[]
}

/** Points of the people that stand now, oldest first. */
export const gatheredAwards = (db: Db, personIds: readonly string[]): Promise<GatheredAward[]> =>
  db
    .select({
      id: pointAward.id,
      eventId: pointAward.eventId,
      points: pointAward.points,
      colour: pointAward.colour,
      earnedOn: pointAward.earnedOn,
      sport: pointAward.sport,
      category: event.category,
      organisationPath: sql<string[]>`organisation_path(${pointAward.organisationId})`,
      personId: standing,
    })
    .from(pointAward)
    .innerJoin(person, eq(person.id, pointAward.personId))
    .innerJoin(event, eq(event.id, pointAward.eventId))
    .where(and(among(personIds), isNull(pointAward.supersededAt)))
    .orderBy(asc(pointAward.earnedOn), asc(pointAward.id))

export interface HeldOnLadder {
  readonly personId: string
  readonly organisationId: string
  readonly code: string
  readonly grade: string
  readonly on: IsoDate
}

/** Grades of the people that were not taken back, by the ladder's code whatever its version. */
export const heldOnLadders = (db: Db, personIds: readonly string[]): Promise<HeldOnLadder[]> =>
  db
    .select({
      personId: standing,
      organisationId: policy.organisationId,
      code: policy.code,
      grade: gradeAward.grade,
      on: gradeAward.awardedOn,
    })
    .from(gradeAward)
    .innerJoin(person, eq(person.id, gradeAward.personId))
    .innerJoin(policy, eq(policy.id, gradeAward.policyId))
    .where(and(among(personIds), ne(gradeAward.status, 'REVOKED')))
