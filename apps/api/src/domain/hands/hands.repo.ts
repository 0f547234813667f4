import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import {
  type AttachedBoard,
  board,
  handSet,
  playSession,
  round,
  scoreSheet,
  solvedDeal,
} from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type HandSetRow = typeof handSet.$inferSelect

/** The hands that count in some sessions: the newest set of each. */
export const handsOfSessions = (db: Db, sessionIds: readonly string[]): Promise<HandSetRow[]> =>
  db
    .selectDistinctOn([handSet.sessionId])
    .from(handSet)
    .where(inArray(handSet.sessionId, [...sessionIds]))
    .orderBy(handSet.sessionId, desc(handSet.version))

/** What the solver found of some deals, as they are written. */
export const solvedOf = async (db: Db, deals: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
  if (deals.length === 0) return new Map()
  const rows = await db
    .select({ written: solvedDeal.written, tricks: solvedDeal.tricks })
    .from(solvedDeal)
    .where(inArray(solvedDeal.written, [...deals]))
  return new Map(rows.map(({ written, tricks }) => [written, tricks]))
}

/** Numbers of the boards that a session has, and those of them whose hands are known. */
export const boardsOfSession = (
  db: Db,
  sessionId: string,
): Promise<{ id: string; number: string; hasDeal: boolean }[]> =>
  db
    .select({ id: board.id, number: board.number, hasDeal: sql<boolean>`${board.deal} is not null` })
    .from(board)
    .where(eq(board.sessionId, sessionId))

/** Numbers of the boards on which something was entered in a session. */
export const playedBoards = async (db: Db, sessionId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ number: scoreSheet.boardLabel })
    .from(scoreSheet)
    .innerJoin(
      playSession,
      and(eq(playSession.stageId, scoreSheet.stageId), sql`${playSession.number} = coalesce(${scoreSheet.session}, 1)`),
    )
    .where(eq(playSession.id, sessionId))
  return new Set(rows.flatMap(({ number }) => number ?? []))
}

/** Whether something was entered in a session, on a board or at a table without one. */
export const hasResults = async (db: Db, sessionId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: scoreSheet.id })
    .from(scoreSheet)
    .innerJoin(
      playSession,
      and(eq(playSession.stageId, scoreSheet.stageId), sql`${playSession.number} = coalesce(${scoreSheet.session}, 1)`),
    )
    .where(eq(playSession.id, sessionId))
    .limit(1)
  return rows.length > 0
}

/** How many rounds a session has so far. */
export const roundsOf = (db: Db, sessionId: string): Promise<number> => db.$count(round, eq(round.sessionId, sessionId))

/** Hands of one session are written one after the other. */
export const lockSession = async (tx: Transaction, sessionId: string): Promise<void> => {
  await tx.select({ id: playSession.id }).from(playSession).where(eq(playSession.id, sessionId)).for('update')
}

/** Puts the cards on the boards of a session: every copy of a number gets them, a number that is not there is added. */
export const layOnBoards = async (
  tx: Transaction,
  sessionId: string,
  boards: readonly AttachedBoard[],
): Promise<void> => {
  const there = new Set((await boardsOfSession(tx, sessionId)).map(one => one.number))
  const written = sql.join(
    boards.map(
      one => sql`(${one.number}::text, ${one.dealer}::text, ${one.vulnerability}::text, to_jsonb(${one.deal}::text))`,
    ),
    sql`, `,
  )
  // A deal that is taken back is no longer on its board.
  await tx.execute(sql`update board set deal = null, analysis = null where session_id = ${sessionId}`)
  await tx.execute(sql`
    update board set dealer = new.dealer, vulnerability = new.vulnerability, deal = new.deal
    from (values ${written}) as new(number, dealer, vulnerability, deal)
    where board.session_id = ${sessionId} and board.number = new.number`)
  const added = boards.filter(one => !there.has(one.number)).map(one => ({ ...one, sessionId }))
  if (added.length > 0) await tx.insert(board).values(added)
}
