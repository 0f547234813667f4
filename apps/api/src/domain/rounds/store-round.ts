import type { Explanation, Room } from '@paiji/rules'
import { round, type RoundNotes, roundTable } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { insertReturning, insertRows } from '../shared/insert-rows.js'

/** A table to be stored. */
export interface NewTable {
  readonly label: string
  readonly kind: 'match' | 'bye'
  readonly sides: readonly string[]
  readonly boards?: readonly string[]
  readonly rooms?: readonly Room[]
  readonly match?: string
  readonly group?: string
  readonly because?: Explanation
}

export interface NewRound {
  readonly sessionId: string
  readonly number: number
  readonly method: 'drawn' | 'movement' | 'seating' | 'manual'
  readonly drawnAt: Date
  readonly drawnBy: string
  readonly inputDigest: string
  readonly notes: RoundNotes
  readonly tables: readonly NewTable[]
}

/** Stores drafts with their tables; two statements and a few more for very large halls. Answers the ids in order. */
export const storeRounds = async (tx: Transaction, rounds: readonly NewRound[]): Promise<readonly string[]> => {
  const stored = await insertReturning(
    tx,
    round,
    rounds.map(({ tables: _, ...row }) => row),
  )
  const idOf = new Map(stored.map(row => [row.number, row.id]))
  const rows = rounds.flatMap(({ number, tables }) =>
    tables.map((table, at) => ({
      roundId: idOf.get(number) ?? '',
      label: table.label,
      position: at + 1,
      kind: table.kind,
      sides: [...table.sides],
      boards: [...(table.boards ?? [])],
      rooms: [...(table.rooms ?? [])],
      match: table.match ?? null,
      group: table.group ?? null,
      because: table.because ?? null,
    })),
  )
  await insertRows(tx, roundTable, rows)
  return rounds.map(one => idOf.get(one.number) ?? '')
}
