import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { identityQuestion, importBatch } from '../../db/schema/index.js'

export type ImportRow = typeof importBatch.$inferSelect

const { content: _, ...headColumns } = getTableColumns(importBatch)

/** An import without the bytes of its file. */
export type ImportHead = Omit<ImportRow, 'content'>

export const findImport = async (db: Db, id: string): Promise<ImportRow | undefined> => {
  const [row] = await db.select().from(importBatch).where(eq(importBatch.id, id))
  return row
}

export const findByDigest = async (db: Db, organisationId: string, digest: string): Promise<ImportRow | undefined> => {
  const [row] = await db
    .select()
    .from(importBatch)
    .where(and(eq(importBatch.organisationId, organisationId), eq(importBatch.digest, digest)))
    .orderBy(desc(importBatch.committedAt), desc(importBatch.id))
    .limit(1)
  return row
}

export const importsByEvents = (db: Db, eventIds: readonly string[]): Promise<ImportHead[]> =>
  db
    .select(headColumns)
    .from(importBatch)
    .where(inArray(importBatch.eventId, [...eventIds]))

export const importsByIds = (db: Db, ids: readonly string[]): Promise<ImportHead[]> =>
  db
    .select(headColumns)
    .from(importBatch)
    .where(inArray(importBatch.id, [...ids]))

/** Newest first, of some bodies. */
export const recentImports = (db: Db, scopeIds: readonly string[], first: number): Promise<ImportHead[]> =>
  db
    .select(headColumns)
    .from(importBatch)
    .where(sql`organisation_path(${importBatch.organisationId}) && ${sql.param([...scopeIds])}::uuid[]`)
    .orderBy(desc(importBatch.recordedAt), desc(importBatch.id))
    .limit(first)

export type QuestionRow = typeof identityQuestion.$inferSelect

export const questionsByImports = (db: Db, importIds: readonly string[]): Promise<QuestionRow[]> =>
  db
    .select()
    .from(identityQuestion)
    .where(inArray(identityQuestion.importId, [...importIds]))
    .orderBy(asc(identityQuestion.id))

export const openQuestions = (db: Db, scopeIds: readonly string[], first: number): Promise<QuestionRow[]> =>
  db.select().from(identityQuestion).where(openUnder(scopeIds)).orderBy(asc(identityQuestion.id)).limit(first)

const openUnder = (scopeIds: readonly string[]) =>
  and(
    eq(identityQuestion.status, 'OPEN'),
    sql`organisation_path(${identityQuestion.organisationId}) && ${sql.param([...scopeIds])}::uuid[]`,
  )

export const countOpenQuestions = async (db: Db, scopeIds: readonly string[]): Promise<number> => {
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(identityQuestion).where(openUnder(scopeIds))
  return row?.n ?? 0
}

export const questionsByIds = (db: Db, ids: readonly string[]): Promise<QuestionRow[]> =>
  db
    .select()
    .from(identityQuestion)
    .where(inArray(identityQuestion.id, [...ids]))
