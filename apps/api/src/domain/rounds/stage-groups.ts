import { dealtGroups, type Stage, type StageState } from '@paiji/rules/pairing'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/transaction.js'

/** Sides of a group are ranked in it: every entry is told its group when the groups are dealt, and when that changes. */
export const groupEntries = async (
  tx: Transaction,
  { format }: Pick<Stage, 'format'>,
  state: StageState,
): Promise<void> => {
  if (format.kind !== 'roundRobin' || (format.groups ?? 1) === 1) return
  const pairs = dealtGroups(state, format.groups ?? 1).flatMap((sides, at) =>
    sides.map(side => sql`(${side.id}::uuid, ${String(at + 1)}::text)`),
  )
  await tx.execute(
    sql`update entry set "group" = dealt.name from (values ${sql.join(pairs, sql`, `)}) as dealt(id, name) where entry.id = dealt.id`,
  )
}
