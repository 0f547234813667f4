import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { event, matchMove, playSession, round, roundTable, stage, tableCode } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { tablesByIds, type TableRow } from '../rounds/rounds.repo.js'
import { stageColumns, type StoredStage } from '../standings/stage.repo.js'

export type TableCodeRow = typeof tableCode.$inferSelect

/** A code with the table it opens. */
export interface CodeAtTable {
  readonly code: TableCodeRow
  readonly table: TableRow
}

/** A code with its table and the stage that is played there. */
export interface FoundCode extends CodeAtTable {
  readonly stage: StoredStage
}

/** By the text on the slip, with all that is asked before anything is done with it; one statement. */
export const findTableCode = async (db: Db, text: string): Promise<FoundCode | undefined> => {
  const numbers = {
    sessionNumber: playSession.number,
    roundNumber: round.number,
    roundStatus: round.status,
    startsAt: round.startsAt,
    plan: stage.plan,
  }
  const settled = and(
    eq(matchMove.tableId, roundTable.id),
    eq(matchMove.state, 'SETTLED'),
    isNull(matchMove.supersededAt),
  )
  const [row] = await db
    .select({ code: tableCode, own: roundTable, stage: stageColumns, numbers, move: matchMove })
    .from(tableCode)
    .innerJoin(roundTable, eq(roundTable.id, tableCode.tableId))
    .innerJoin(round, eq(round.id, roundTable.roundId))
    .innerJoin(playSession, eq(playSession.id, round.sessionId))
    .innerJoin(stage, eq(stage.id, playSession.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))
    .leftJoin(matchMove, settled)
    .where(eq(tableCode.code, text))
  if (!row) return undefined
  const { organisationId, id: stageId, eventId, sport, editionId, settings } = row.stage
  const belongs = { organisationId, stageId, eventId, sport, editionId, settings }
  return { code: row.code, table: { ...row.own, ...belongs, ...row.numbers, move: row.move }, stage: row.stage }
}

/** The codes of these tables that nobody has revoked; some may have expired. */
export const validCodesOfTables = (db: Db, tableIds: readonly string[]): Promise<TableCodeRow[]> =>
  db
    .select()
    .from(tableCode)
    .where(and(inArray(tableCode.tableId, [...tableIds]), isNull(tableCode.revokedAt)))
    .orderBy(tableCode.room, tableCode.side)

/**
 * The codes of the same contestant at other tables of the session whose rounds are being played, by round: who holds one slip
 * is led from table to table by it. Nothing for a code that was revoked or has expired.
 */
export const codesElsewhere = async (
  db: Db,
  { code, table }: CodeAtTable,
  now: Date,
): Promise<readonly CodeAtTable[]> => {
  const entryId = table.sides[code.side]
  if (entryId === undefined || code.revokedAt || code.expiresAt <= now) return []
  const session = db.select({ id: round.sessionId }).from(round).where(eq(round.id, table.roundId))
  const rows = await db
    .select({ code: tableCode })
    .from(tableCode)
    .innerJoin(roundTable, eq(roundTable.id, tableCode.tableId))
    .innerJoin(round, eq(round.id, roundTable.roundId))
    .where(
      and(
        inArray(round.sessionId, session),
        eq(round.status, 'OPEN'),
        ne(roundTable.id, table.id),
        sql`${roundTable.sides}[${tableCode.side} + 1] = ${entryId}::uuid`,
        code.room === null ? isNull(tableCode.room) : eq(tableCode.room, code.room),
        isNull(tableCode.revokedAt),
        gt(tableCode.expiresAt, now),
      ),
    )
    .orderBy(asc(round.number))
  const tables = new Map(
    (
      await tablesByIds(
        db,
        rows.map(row => row.code.tableId),
      )
    ).map(one => [one.id, one]),
  )
  return rows.flatMap(row => {
    const at = tables.get(row.code.tableId)
    return at ? [{ code: row.code, table: at }] : []
  })
}

/** Ends the codes of these tables; answers how many there were. */
export const revokeCodes = async (
  tx: Transaction,
  tableIds: readonly string[],
  by: { readonly revokedBy: string; readonly revokedAt: Date },
): Promise<number> => {
  if (tableIds.length === 0) return 0
  const ended = await tx
    .update(tableCode)
    .set(by)
    .where(and(inArray(tableCode.tableId, [...tableIds]), isNull(tableCode.revokedAt)))
    .returning({ id: tableCode.id })
  return ended.length
}
