import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { gradeAward, person, policy } from '../../db/schema/index.js'

export type GradeRow = typeof gradeAward.$inferSelect

export interface GradeOfPerson extends GradeRow {
  /** The person the record stands for. */
  readonly forId: string
  readonly policyVersion: number
}

/** Grades of the people and of records merged into them, newest first. */
export const gradesByPeople = async (db: Db, personIds: readonly string[]): Promise<GradeOfPerson[]> => {
  const rows = await db
    .select({
      grade: gradeAward,
      forId: sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`,
      policyVersion: policy.version,
    })
    .from(gradeAward)
    .innerJoin(person, eq(person.id, gradeAward.personId))
    .innerJoin(policy, eq(policy.id, gradeAward.policyId))
    .where(or(inArray(person.id, [...personIds]), inArray(person.mergedIntoId, [...personIds])))
    .orderBy(desc(gradeAward.awardedOn), asc(gradeAward.id))
  return rows.map(({ grade, forId, policyVersion }) => ({ ...grade, forId, policyVersion }))
}
