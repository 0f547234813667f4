import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { gradeAward, person, pointAward, policy } from '../../db/schema/index.js'
import type { AwardedEvent } from '../awards/awards.repo.js'
import type { LadderAward } from './ladder.js'

export interface StoredLadder {
  readonly id: string
  readonly organisationId: string
  readonly rule: Record<string, unknown>
}

export interface PersonAward extends LadderAward {
  readonly personId: string
}

export interface HeldGrade {
  readonly id: string
  readonly personId: string
  readonly policyId: string
  readonly grade: string
  readonly status: (typeof gradeAward.$inferSelect)['status']
}

/** The record that stands for a merged one. */
export const standing = sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`

/** Ladders of the organising body and of those above it, in force on the event's last day. */
export const laddersFor = (db: Db, event: AwardedEvent): Promise<StoredLadder[]> =>
  db
    .select({ id: policy.id, organisationId: policy.organisationId, rule: policy.rule })
    .from(policy)
    .where(
      and(
        eq(policy.kind, 'ladder'),
        inArray(policy.organisationId, event.organisationPath),
        inArray(policy.sport, [event.sport, '*']),
        sql`${policy.effective} @> ${event.endsOn}::date`,
      ),
    )
    .orderBy(policy.code)

/** The records that stand for these. */
export const standingIds = async (db: Db, personIds: readonly string[]): Promise<string[]> => {
  if (personIds.length === 0) return []
  const rows = await db
    .selectDistinct({ id: standing })
    .from(person)
    .where(inArray(person.id, [...personIds]))
  return rows.map(row => row.id)
}

/** Everybody who ever had points of the event. */
export const peopleAwarded = async (db: Db, eventId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ personId: pointAward.personId })
    .from(pointAward)
    .where(eq(pointAward.eventId, eventId))
  return rows.map(row => row.personId)
}

/** Points of the people in one sport that count now, oldest first. */
export const awardsOfPeople = (db: Db, sport: string, people: readonly string[]): Promise<PersonAward[]> =>
  db
    .select({
      id: pointAward.id,
      eventId: pointAward.eventId,
      points: pointAward.points,
      colour: pointAward.colour,
      earnedOn: pointAward.earnedOn,
      personId: standing,
    })
    .from(pointAward)
    .innerJoin(person, eq(person.id, pointAward.personId))
    .where(and(inArray(standing, [...people]), eq(pointAward.sport, sport), isNull(pointAward.supersededAt)))
    .orderBy(pointAward.earnedOn, pointAward.id)

/** Grades of these ladders that the people hold and that were not taken back. */
export const gradesHeld = (
  db: Db,
  ladders: readonly StoredLadder[],
  people: readonly string[],
): Promise<HeldGrade[]> => {
  const ids = ladders.map(ladder => ladder.id)
  return db
    .select({
      id: gradeAward.id,
      personId: standing,
      policyId: gradeAward.policyId,
      grade: gradeAward.grade,
      status: gradeAward.status,
    })
    .from(gradeAward)
    .innerJoin(person, eq(person.id, gradeAward.personId))
    .where(and(inArray(gradeAward.policyId, ids), inArray(standing, [...people]), ne(gradeAward.status, 'REVOKED')))
}
