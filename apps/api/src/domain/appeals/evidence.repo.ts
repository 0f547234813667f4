import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { appealEvidence, evidenceAccess, evidenceFile, evidenceKinds } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { CheckedFile } from './evidence-file.js'

export { evidenceKinds }
export type EvidenceRow = typeof appealEvidence.$inferSelect
export type AccessRow = typeof evidenceAccess.$inferSelect

/** A file's description; its bytes stay where they are. */
export interface FileRow {
  readonly evidenceId: string
  readonly form: 'original' | 'redacted'
  readonly mediaType: string
  readonly size: number
  readonly digest: string
}

/** Numbered within the case, which the caller holds. */
export const insertEvidence = async (
  tx: Transaction,
  item: Omit<typeof appealEvidence.$inferInsert, 'number'>,
): Promise<EvidenceRow> => {
  const [last] = await tx
    .select({ number: max(appealEvidence.number) })
    .from(appealEvidence)
    .where(eq(appealEvidence.appealId, item.appealId))
  const [row] = await tx
    .insert(appealEvidence)
    .values({ ...item, number: (last?.number ?? 0) + 1 })
    .returning()
  if (!row) throw new Error('evidence was not inserted')
  return row
}

export const insertFile = async (
  tx: Transaction,
  evidenceId: string,
  form: FileRow['form'],
  file: CheckedFile,
  storedBy: string,
): Promise<void> => {
  await tx.insert(evidenceFile).values({ evidenceId, form, ...file, storedBy })
}

export const evidenceByIds = (db: Db, ids: readonly string[]): Promise<EvidenceRow[]> =>
  db
    .select()
    .from(appealEvidence)
    .where(inArray(appealEvidence.id, [...ids]))

export const evidenceOfCases = (db: Db, appealIds: readonly string[]): Promise<EvidenceRow[]> =>
  db
    .select()
    .from(appealEvidence)
    .where(inArray(appealEvidence.appealId, [...appealIds]))
    .orderBy(asc(appealEvidence.number))

export const filesOfEvidence = (db: Db, ids: readonly string[]): Promise<FileRow[]> =>
  db
    .select({
      evidenceId: evidenceFile.evidenceId,
      form: evidenceFile.form,
      mediaType: evidenceFile.mediaType,
      size: evidenceFile.size,
      digest: evidenceFile.digest,
    })
    .from(evidenceFile)
    .where(inArray(evidenceFile.evidenceId, [...ids]))
    .orderBy(asc(evidenceFile.form), asc(evidenceFile.id))

/** The bytes of the newest file of this form. */
export const fileContent = async (
  db: Db,
  evidenceId: string,
  form: FileRow['form'],
): Promise<(FileRow & { content: Uint8Array }) | undefined> => {
  const [row] = await db
    .select()
    .from(evidenceFile)
    .where(and(eq(evidenceFile.evidenceId, evidenceId), eq(evidenceFile.form, form)))
    .orderBy(sql`${evidenceFile.id} desc`)
    .limit(1)
  return row
}

export const ruleOn = async (
  tx: Transaction,
  id: string,
  ruling: Pick<EvidenceRow, 'admission' | 'admissionReason' | 'admissionBy' | 'admissionAt'>,
): Promise<void> => {
  await tx.update(appealEvidence).set(ruling).where(eq(appealEvidence.id, id))
}

export const logAccess = async (db: Db, access: Omit<typeof evidenceAccess.$inferInsert, 'id'>): Promise<void> => {
  await db.insert(evidenceAccess).values(access)
}

export const accessesOfEvidence = (db: Db, ids: readonly string[]): Promise<AccessRow[]> =>
  db
    .select()
    .from(evidenceAccess)
    .where(inArray(evidenceAccess.evidenceId, [...ids]))
    .orderBy(asc(evidenceAccess.id))
