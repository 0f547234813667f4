import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { entry, scoreSheet } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type SheetRow = typeof scoreSheet.$inferSelect
export type NewSheet = Omit<typeof scoreSheet.$inferInsert, 'id' | 'recordedAt' | 'supersededAt'>

/** The version that counts now in a slot. */
export const openSheet = async (db: Db, stageId: string, slot: string): Promise<SheetRow | undefined> => {
  const [row] = await db
    .select()
    .from(scoreSheet)
    .where(and(eq(scoreSheet.stageId, stageId), eq(scoreSheet.slot, slot), isNull(scoreSheet.supersededAt)))
  return row
}

/** All versions of a slot, oldest first. */
export const sheetVersions = (db: Db, stageId: string, slot: string): Promise<SheetRow[]> =>
  db
    .select()
    .from(scoreSheet)
    .where(and(eq(scoreSheet.stageId, stageId), eq(scoreSheet.slot, slot)))
    .orderBy(asc(scoreSheet.version))

/**
 * Appends a version and closes the one it supersedes. The unique index on (stage, slot, version)
 * is what really stops two writers; `expectedVersion` is its polite form.
 */
export const appendSheet = async (tx: Transaction, sheet: NewSheet, supersedes?: SheetRow): Promise<SheetRow> => {
  if (supersedes) {
    await tx
      .update(scoreSheet)
      .set({ supersededAt: new Date() })
      .where(and(eq(scoreSheet.organisationId, supersedes.organisationId), eq(scoreSheet.id, supersedes.id)))
  }
  const [row] = await tx
    .insert(scoreSheet)
    .values({ ...sheet, supersedesId: supersedes?.id ?? null })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export const entriesExist = async (db: Db, stageId: string, ids: readonly string[]): Promise<boolean> => {
  const rows = await db
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.stageId, stageId), inArray(entry.id, [...ids])))
  return rows.length === new Set(ids).size
}
