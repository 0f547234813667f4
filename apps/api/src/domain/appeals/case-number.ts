import { sql } from 'drizzle-orm'
import { caseCounter } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

/**
 * The next number of the federation's year, `AC-2026-014`. The counter's row is held until the transaction ends:
 * two filings wait for each other, and one that rolls back leaves no gap.
 */
export const nextCaseNumber = async (tx: Transaction, federationId: string, year: number): Promise<string> => {
  const [row] = await tx
    .insert(caseCounter)
    .values({ organisationId: federationId, year, last: 1 })
    .onConflictDoUpdate({
      target: [caseCounter.organisationId, caseCounter.year],
      set: { last: sql`${caseCounter.last} + 1` },
    })
    .returning({ last: caseCounter.last })
  return `AC-${year}-${String(row?.last ?? 0).padStart(3, '0')}`
}
