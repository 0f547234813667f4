import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { sheetConfirmation, slotFlag, user } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { SheetRow } from './results.repo.js'
import { oneRow } from '../../db/one-row.js'

export type ConfirmationRow = typeof sheetConfirmation.$inferSelect
export type FlagRow = typeof slotFlag.$inferSelect

/** Undefined when this version has been confirmed before. */
export const appendConfirmation = async (
  tx: Transaction,
  { organisationId, id }: SheetRow,
  confirmedBy: string,
): Promise<ConfirmationRow | undefined> => {
  const values = { organisationId, sheetId: id, confirmedBy }
  const [row] = await tx.insert(sheetConfirmation).values(values).onConflictDoNothing().returning()
  return row
}

export const confirmationsBySheets = (db: Db, sheetIds: readonly string[]): Promise<ConfirmationRow[]> =>
  db
    .select()
    .from(sheetConfirmation)
    .where(inArray(sheetConfirmation.sheetId, [...sheetIds]))

export const appendFlag = async (tx: Transaction, flag: typeof slotFlag.$inferInsert): Promise<FlagRow> => {
  const row = oneRow(await tx.insert(slotFlag).values(flag).returning())
  return row
}

export const findFlag = async (db: Db, id: string): Promise<FlagRow | undefined> => {
  const [row] = await db.select().from(slotFlag).where(eq(slotFlag.id, id))
  return row
}

/** False when somebody else has settled it meanwhile. */
export const closeFlag = async (tx: Transaction, id: string, settledBy: string, settledAt: Date): Promise<boolean> => {
  const closed = await tx
    .update(slotFlag)
    .set({ settledBy, settledAt })
    .where(and(eq(slotFlag.id, id), isNull(slotFlag.settledAt)))
    .returning({ id: slotFlag.id })
  return closed.length === 1
}

/** What waits for the director, oldest first. */
export const openFlagsByStages = (db: Db, stageIds: readonly string[]): Promise<FlagRow[]> =>
  db
    .select()
    .from(slotFlag)
    .where(and(inArray(slotFlag.stageId, [...stageIds]), isNull(slotFlag.settledAt)))
    .orderBy(asc(slotFlag.recordedAt), asc(slotFlag.id))

/** Names of colleagues by their account. */
export const accountNames = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, [...ids]))
