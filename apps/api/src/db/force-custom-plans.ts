import { sql } from 'drizzle-orm'
import type { Transaction } from './transaction.js'

/**
 * Has each statement of a transaction planned for the tables as they are now: a plan that a connection kept from when a table was
 * empty reads all of it again and again while many rows come in.
 */
export const forceCustomPlans = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
}
