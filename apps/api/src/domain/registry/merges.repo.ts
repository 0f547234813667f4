import { and, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import {
  affiliation,
  entry,
  entryPlayer,
  gradeAward,
  person,
  personIdentifier,
  personMerge,
  stage,
  user,
} from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { PersonRow } from './people.repo.js'

export type MergeRow = typeof personMerge.$inferSelect

/** Table name → ids of the rows that were given to the other person. */
export type MovedRows = Record<string, string[]>

/** Holds both records until the transaction ends, in one order, so that two merges cannot wait for each other. */
export const lockPeople = (tx: Transaction, ids: readonly string[]): Promise<PersonRow[]> =>
  tx
    .select()
    .from(person)
    .where(inArray(person.id, [...ids]))
    .orderBy(person.id)
    .for('update')

export const hasMerges = async (db: Db, personId: string): Promise<boolean> => {
  const rows = await db.select({ id: person.id }).from(person).where(eq(person.mergedIntoId, personId)).limit(1)
  return rows.length > 0
}

/** A stage in which both played: proof that they are two people. */
export const sharedStage = async (db: Db, a: string, b: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ name: stage.nameEn })
    .from(entryPlayer)
    .innerJoin(entry, eq(entry.id, entryPlayer.entryId))
    .innerJoin(stage, eq(stage.id, entry.stageId))
    .where(and(inArray(entryPlayer.personId, [a, b]), isNull(entryPlayer.supersededAt)))
    .groupBy(stage.id)
    .having(sql`count(distinct ${entryPlayer.personId}) = 2`)
    .limit(1)
  return row?.name
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(row => row.id).sort()

/** Affiliations that would overlap one of the other person stay with the merged record. */
const moveAffiliations = (tx: Transaction, from: string, into: string) =>
  tx
    .update(affiliation)
    .set({ personId: into })
    .where(
      and(
        eq(affiliation.personId, from),
        isNull(affiliation.supersededAt),
        or(
          eq(affiliation.kind, 'membership'),
          sql`not exists (select 1 from affiliation o where o.person_id = ${into} and o.superseded_at is null
            and o.kind = 'affiliation' and o.sport = ${affiliation.sport} and o.valid && ${affiliation.valid})`,
        ),
      ),
    )
    .returning({ id: affiliation.id })

const moveGrades = (tx: Transaction, from: string, into: string) =>
  tx
    .update(gradeAward)
    .set({ personId: into })
    .where(
      and(
        eq(gradeAward.personId, from),
        sql`not exists (select 1 from grade_award o where o.person_id = ${into}
          and o.policy_id = ${gradeAward.policyId} and o.grade = ${gradeAward.grade})`,
      ),
    )
    .returning({ id: gradeAward.id })

/**
 * Gives what belongs to one record to the other. Facts and publications are not touched: they name the record they
 * were made with, and whoever reads them is told whom it stands for.
 */
export const moveRows = async (tx: Transaction, from: string, into: string): Promise<MovedRows> => ({
  person_identifier: ids(
    await tx
      .update(personIdentifier)
      .set({ personId: into })
      .where(
        and(
          eq(personIdentifier.personId, from),
          isNull(personIdentifier.supersededAt),
          sql`not exists (select 1 from person_identifier o where o.person_id = ${into} and o.superseded_at is null
            and o.issuer = ${personIdentifier.issuer} and o.value = ${personIdentifier.value})`,
        ),
      )
      .returning({ id: personIdentifier.id }),
  ),
  affiliation: ids(await moveAffiliations(tx, from, into)),
  grade_award: ids(await moveGrades(tx, from, into)),
  user: ids(await tx.update(user).set({ personId: into }).where(eq(user.personId, from)).returning({ id: user.id })),
})

/** Gives them back; rows that came later stay with the other person. */
export const moveRowsBack = async (tx: Transaction, moved: MovedRows, personId: string): Promise<void> => {
  const listed = (table: string): string[] => moved[table] ?? []
  const back = { personId }
  if (listed('person_identifier').length > 0) {
    await tx
      .update(personIdentifier)
      .set(back)
      .where(inArray(personIdentifier.id, listed('person_identifier')))
  }
  if (listed('affiliation').length > 0) {
    await tx
      .update(affiliation)
      .set(back)
      .where(inArray(affiliation.id, listed('affiliation')))
  }
  if (listed('grade_award').length > 0) {
    await tx
      .update(gradeAward)
      .set(back)
      .where(inArray(gradeAward.id, listed('grade_award')))
  }
  if (listed('user').length > 0)
    await tx
      .update(user)
      .set(back)
      .where(inArray(user.id, listed('user')))
}

export const lockMerge = async (tx: Transaction, mergeId: string): Promise<MergeRow | undefined> => {
  const [row] = await tx.select().from(personMerge).where(eq(personMerge.id, mergeId)).for('update')
  return row
}

export const mergesByIds = (db: Db, mergeIds: readonly string[]): Promise<MergeRow[]> =>
  db
    .select()
    .from(personMerge)
    .where(inArray(personMerge.id, [...mergeIds]))

export type MergeOfPerson = MergeRow & { readonly forId: string }

/** Merges a record took part in, on either side, newest first; undone ones too. */
export const mergesOfPeople = (db: Db, personIds: readonly string[]): Promise<MergeOfPerson[]> =>
  db
    .select({ ...getTableColumns(personMerge), forId: person.id })
    .from(person)
    .innerJoin(personMerge, or(eq(personMerge.fromPersonId, person.id), eq(personMerge.intoPersonId, person.id)))
    .where(inArray(person.id, [...personIds]))
    .orderBy(desc(personMerge.recordedAt), desc(personMerge.id))
