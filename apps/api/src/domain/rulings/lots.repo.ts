import { and, eq, inArray, isNull } from 'drizzle-orm'
import { drawnLot } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type NewLot = Pick<
  typeof drawnLot.$inferInsert,
  'organisationId' | 'stageId' | 'entryId' | 'position' | 'drawnBy'
>

/** Writes lots down as drawn; earlier lots of the same contestants no longer count. */
export const appendLots = async (tx: Transaction, lots: readonly NewLot[], at: Date): Promise<void> => {
  const [first] = lots
  if (!first) return
  await tx
    .update(drawnLot)
    .set({ supersededAt: at })
    .where(
      and(
        eq(drawnLot.stageId, first.stageId),
        inArray(
          drawnLot.entryId,
          lots.map(lot => lot.entryId),
        ),
        isNull(drawnLot.supersededAt),
      ),
    )
  await tx.insert(drawnLot).values([...lots])
}
