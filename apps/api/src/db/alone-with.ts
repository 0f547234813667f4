import { sql } from 'drizzle-orm'
import type { Transaction } from './transaction.js'

/**
 * Waits until nobody else adds to what this one may have so many of, until the transaction ends. Two who count at the
 * same time would each find room for one more.
 */
export const aloneWith = async (tx: Transaction, what: string, ownerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${ownerId}`}, 0))`)
}
