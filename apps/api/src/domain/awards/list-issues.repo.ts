import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { type listIssueSteps, listIssue } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { oneRow } from '../../db/one-row.js'

export type ListIssueRow = typeof listIssue.$inferSelect

export const findListIssue = async (db: Db, id: string): Promise<ListIssueRow | undefined> => {
  const [row] = await db.select().from(listIssue).where(eq(listIssue.id, id))
  return row
}

/** The issue of a ranking's list of a day that is under way. */
export const openListIssue = async (db: Db, rankingId: string, asOf: string): Promise<ListIssueRow | undefined> => {
  const [row] = await db
    .select()
    .from(listIssue)
    .where(and(eq(listIssue.rankingId, rankingId), eq(listIssue.asOf, asOf), isNull(listIssue.finishedAt)))
  return row
}

export const insertListIssue = async (
  tx: Transaction,
  values: Pick<ListIssueRow, 'organisationId' | 'rankingId' | 'asOf' | 'accountId'>,
): Promise<ListIssueRow> => {
  const row = oneRow(await tx.insert(listIssue).values(values).returning())
  return row
}

/** Those of a ranking under way, and those that ended since a moment, newest first. */
export const recentListIssues = (db: Db, rankingId: string, since: Date, first: number): Promise<ListIssueRow[]> =>
  db
    .select()
    .from(listIssue)
    .where(and(eq(listIssue.rankingId, rankingId), or(isNull(listIssue.finishedAt), gt(listIssue.finishedAt, since))))
    .orderBy(desc(listIssue.recordedAt), desc(listIssue.id))
    .limit(first)

export interface IssueStep {
  readonly step: (typeof listIssueSteps)[number]
  readonly done: number
  readonly total: number
}

const underWay = (id: string) => and(eq(listIssue.id, id), inArray(listIssue.state, ['WAITING', 'RUNNING']))

/** Says how far it is. False when it is not to go on. */
export const noteStep = async (db: Db, id: string, step: IssueStep): Promise<boolean> => {
  const rows = await db
    .update(listIssue)
    .set({ state: 'RUNNING', ...step })
    .where(underWay(id))
    .returning({ id: listIssue.id })
  return rows.length > 0
}

/** Ends it. False when it had ended before. */
export const endListIssue = async (
  db: Db,
  id: string,
  end: Pick<ListIssueRow, 'state'> & Partial<Pick<ListIssueRow, 'listId' | 'problems'>>,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .update(listIssue)
    .set({ ...end, finishedAt: now })
    .where(underWay(id))
    .returning({ id: listIssue.id })
  return rows.length > 0
}
