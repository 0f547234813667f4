import { and, eq, inArray, isNull } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { matchMove } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type MatchMoveRow = typeof matchMove.$inferSelect

/** What the sides of some matches have not all agreed to yet. */
export const proposedMoves = (db: Db, tableIds: readonly string[]): Promise<MatchMoveRow[]> =>
  db
    .select()
    .from(matchMove)
    .where(and(among(matchMove.tableId, tableIds), eq(matchMove.state, 'PROPOSED'), isNull(matchMove.supersededAt)))

/** A settled move ends every earlier word about the match; a proposal only the proposal before it. */
export const appendMove = async (
  tx: Transaction,
  { at, ...said }: Omit<typeof matchMove.$inferInsert, 'recordedAt' | 'supersededAt'> & { readonly at: Date },
): Promise<void> => {
  await endMoves(tx, said.tableId, said.state === 'SETTLED' ? ['PROPOSED', 'SETTLED'] : ['PROPOSED'], at)
  await tx.insert(matchMove).values({ ...said, recordedAt: at })
}

export const endMoves = async (
  tx: Transaction,
  tableId: string,
  states: readonly MatchMoveRow['state'][],
  at: Date,
): Promise<void> => {
  await tx
    .update(matchMove)
    .set({ supersededAt: at })
    .where(and(eq(matchMove.tableId, tableId), inArray(matchMove.state, [...states]), isNull(matchMove.supersededAt)))
}
