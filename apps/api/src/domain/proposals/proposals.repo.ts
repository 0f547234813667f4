import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { flag, listOf, orNull, rowsOf, text } from '../../db/rows.js'
import { person, recordProposal } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { ConsentAnswer, RecordAct } from './vocabulary.js'

export type ProposalRow = typeof recordProposal.$inferSelect

export const proposalsByIds = (db: Db, ids: readonly string[]): Promise<ProposalRow[]> =>
  db
    .select()
    .from(recordProposal)
    .where(inArray(recordProposal.id, [...ids]))

/** An open proposal, held until the transaction ends. */
export const lockProposal = async (tx: Transaction, id: string): Promise<ProposalRow | undefined> => {
  const [row] = await tx
    .select()
    .from(recordProposal)
    .where(and(eq(recordProposal.id, id), isNull(recordProposal.endedAt)))
    .for('update')
  return row
}

export type ProposalOfPerson = ProposalRow & { readonly forId: string }

/** Proposals about people, of records merged into them too; newest first. */
export const proposalsOfPeople = async (db: Db, personIds: readonly string[]): Promise<ProposalOfPerson[]> => {
  const standing = sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`
  const rows = await db
    .selectDistinctOn([recordProposal.recordedAt, recordProposal.id, standing], {
      row: recordProposal,
      forId: standing,
    })
    .from(recordProposal)
    .innerJoin(person, or(eq(person.id, recordProposal.personId), eq(person.id, recordProposal.otherPersonId)))
    .where(inArray(standing, [...personIds]))
    .orderBy(desc(recordProposal.recordedAt), desc(recordProposal.id), standing)
  return rows.map(({ row, forId }) => ({ ...row, forId }))
}

/** Open proposals that these bodies or those below them made or are asked about, the oldest first. */
export const openProposals = async (
  db: Db,
  organisationIds: readonly string[],
  first: number,
): Promise<ProposalRow[]> => {
  if (organisationIds.length === 0) return []
  const bodies = uuids(organisationIds)
  return db
    .select()
    .from(recordProposal)
    .where(
      and(
        isNull(recordProposal.endedAt),
        sql`(organisation_path(${recordProposal.organisationId}) && ${bodies} or exists (select 1 from record_consent c
          where c.proposal_id = ${recordProposal.id} and organisation_path(c.organisation_id) && ${bodies}))`,
      ),
    )
    .orderBy(asc(recordProposal.recordedAt), asc(recordProposal.id))
    .limit(first)
}

/** One who is asked, with where the body stands and, of the person, the accounts. */
export interface ConsentRow {
  readonly id: string
  readonly proposalId: string
  readonly personId: string
  readonly organisationId: string | null
  readonly organisationPath: readonly string[]
  readonly accountIds: readonly string[]
  readonly answer: ConsentAnswer | null
  readonly answerReason: string | null
  readonly answerFromAbove: boolean
  readonly answeredBy: string | null
}

/** Who is consulted about each proposal: the bodies, then the people. */
export const consentsOf = async (db: Db, proposalIds: readonly string[]): Promise<ConsentRow[]> => {
  const rows = await db.execute(sql`
    select c.id, c.proposal_id as "proposalId", c.person_id as "personId", c.organisation_id as "organisationId",
      coalesce(organisation_path(c.organisation_id), '{}') as "organisationPath",
      array(select u.id from "user" u join person p on p.id = u.person_id
        where c.organisation_id is null and c.person_id in (p.id, p.merged_into_id)) as "accountIds",
      c.answer, c.answer_reason as "answerReason", c.answer_from_above as "answerFromAbove", c.answered_by as "answeredBy"
    from record_consent c where c.proposal_id = any(${uuids(proposalIds)})
    order by c.organisation_id is null, c.id`)
  const found = rowsOf(rows, {
    ...{ id: text, proposalId: text, personId: text, organisationId: orNull(text) },
    ...{ organisationPath: listOf(text), accountIds: listOf(text) },
    ...{ answer: orNull(text), answerReason: orNull(text), answerFromAbove: flag, answeredBy: orNull(text) },
  })
  return found.map(({ answer, ...row }) => ({
    ...row,
    answer: answer === 'agreed' || answer === 'objected' ? answer : null,
  }))
}

/** The people and those whose record was merged into theirs, who have an account. */
export const peopleWithAccounts = async (
  db: Db,
  personIds: readonly string[],
  except: string,
): Promise<{ personId: string }[]> => {
  const rows = await db.execute(sql`
    select distinct asked.id::text as "personId" from unnest(${uuids(personIds)}) as asked(id)
    join person p on asked.id in (p.id, p.merged_into_id) join "user" u on u.person_id = p.id
    where u.id <> ${except} order by 1`)
  return rowsOf(rows, { personId: text })
}

/** Which of these pairs of people an open proposal is about. */
export const pairsProposed = async (
  db: Db,
  pairs: readonly (readonly [string, string])[],
): Promise<readonly (readonly [string, string])[]> => {
  const people = pairs.flat()
  const rows = await db
    .select({ a: recordProposal.personId, b: recordProposal.otherPersonId })
    .from(recordProposal)
    .where(
      and(
        isNull(recordProposal.endedAt),
        inArray(recordProposal.personId, people),
        inArray(recordProposal.otherPersonId, people),
      ),
    )
  return pairs.filter(pair => rows.some(({ a, b }) => pair.includes(a) && pair.includes(b ?? '')))
}

/** Whether the same is proposed already; of two people, either way round. */
export const isProposed = async (
  db: Db,
  { act, affiliationId }: { readonly act: RecordAct; readonly affiliationId?: string | undefined },
  personIds: readonly string[],
): Promise<boolean> => {
  const rows = await db
    .select({ id: recordProposal.id })
    .from(recordProposal)
    .where(
      and(
        eq(recordProposal.act, act),
        isNull(recordProposal.endedAt),
        inArray(recordProposal.personId, [...personIds]),
        personIds.length > 1 ? inArray(recordProposal.otherPersonId, [...personIds]) : undefined,
        affiliationId === undefined ? undefined : eq(recordProposal.affiliationId, affiliationId),
      ),
    )
    .limit(1)
  return rows.length > 0
}
