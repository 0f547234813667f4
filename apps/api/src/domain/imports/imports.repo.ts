import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { importBatch } from '../../db/schema/index.js'

export type ImportRow = typeof importBatch.$inferSelect

export const findImport = async (db: Db, id: string): Promise<ImportRow | undefined> => {
  const [row] = await db.select().from(importBatch).where(eq(importBatch.id, id))
  return row
}

export const findByDigest = async (db: Db, organisationId: string, digest: string): Promise<ImportRow | undefined> => {
  const [row] = await db
    .select()
    .from(importBatch)
    .where(and(eq(importBatch.organisationId, organisationId), eq(importBatch.digest, digest)))
    .orderBy(desc(importBatch.committedAt))
    .limit(1)
  return row
}
