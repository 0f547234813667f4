import { and, asc, eq, inArray, max } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { appealOrder } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type OrderRow = typeof appealOrder.$inferSelect
type NewOrder = Omit<typeof appealOrder.$inferInsert, 'number'>

/** Numbered within the case, which the caller holds. */
export const insertOrder = async (tx: Transaction, order: NewOrder): Promise<OrderRow> => {
  const [last] = await tx
    .select({ number: max(appealOrder.number) })
    .from(appealOrder)
    .where(eq(appealOrder.appealId, order.appealId))
  const [row] = await tx
    .insert(appealOrder)
    .values({ ...order, number: (last?.number ?? 0) + 1 })
    .returning()
  if (!row) throw new Error('an order was not inserted')
  return row
}

/** The order of a kind that still waits for its answer. */
export const openOrder = async (db: Db, appealId: string, kind: OrderRow['kind']): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(appealOrder)
    .where(and(eq(appealOrder.appealId, appealId), eq(appealOrder.kind, kind), eq(appealOrder.status, 'REQUESTED')))
  return row
}

export const decideOrder = async (
  tx: Transaction,
  id: string,
  decision: Pick<OrderRow, 'status' | 'decidedBy' | 'decidedAt' | 'reasons'> & Partial<Pick<OrderRow, 'clauses'>>,
): Promise<void> => {
  await tx.update(appealOrder).set(decision).where(eq(appealOrder.id, id))
}

export const ordersOfCases = (db: Db, appealIds: readonly string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(appealOrder)
    .where(inArray(appealOrder.appealId, [...appealIds]))
    .orderBy(asc(appealOrder.number))

/** Whether leave to file late was given. */
export const leaveGranted = async (db: Db, appealId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: appealOrder.id })
    .from(appealOrder)
    .where(
      and(
        eq(appealOrder.appealId, appealId),
        eq(appealOrder.kind, 'leaveToFileLate'),
        eq(appealOrder.status, 'GRANTED'),
      ),
    )
  return rows.length > 0
}
