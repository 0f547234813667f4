import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { identityQuestion, importBatch, scoreSheet } from '../../db/schema/index.js'

export type ImportRow = typeof importBatch.$inferSelect

const { content: _, ...headColumns } = getTableColumns(importBatch)

/** An import without the bytes of its file. */
export type ImportHead = Omit<ImportRow, 'content'>

export const findImport = async (db: Db, id: string): Promise<ImportRow | undefined> => {
  const [row] = await db.select().from(importBatch).where(eq(importBatch.id, id))
  return row
}

/** Of these slots those whose sheet was taken in with the file's score in the place of its contract. */
export const scoresTakenFrom = async (
  db: Db,
  importId: string,
  slots: readonly { readonly slot: string }[],
): Promise<ReadonlySet<string>> => {
  if (slots.length === 0) return new Set()
  const rows = await db
    .select({ slot: scoreSheet.slot })
    .from(scoreSheet)
    .where(
      and(
        eq(scoreSheet.sourceId, importId),
        eq(scoreSheet.version, 1),
        inArray(
          scoreSheet.slot,
          slots.map(({ slot }) => slot),
        ),
        sql`${scoreSheet.sheet} ? 'nsScore'`,
      ),
    )
  return new Set(rows.map(({ slot }) => slot))
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
    .where(sql`organisation_path(${importBatch.organisationId}) && ${uuids(scopeIds)}`)
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
    sql`organisation_path(${identityQuestion.organisationId}) && ${uuids(scopeIds)}`,
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
