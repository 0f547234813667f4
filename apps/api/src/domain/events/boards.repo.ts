import { eq, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { board, playSession, round, scoreSheet, solvedDeal } from '../../db/schema/index.js'

/** A board as it was prepared, with the session it was prepared for. */
export interface StoredBoard {
  readonly stageId: string
  readonly session: number
  readonly section: string
  readonly number: string
  readonly dealer: string | null
  readonly vulnerability: string | null
  readonly deal: unknown
  /** Par, makeable tricks and kept tables of the file it came in. */
  readonly analysis: unknown
  /** What the solver of its sport found of the deal; null while it has not come to it. */
  readonly solved: string | null
}

/**
 * Whether a session is over: it was played, and none of its rounds is still to be played or being played. Results of a
 * file have no rounds.
 */
export const isOver = sql`(case
  when exists (select from ${round} where ${round.sessionId} = ${playSession.id})
  then not exists (select from ${round} where ${round.sessionId} = ${playSession.id} and ${round.status} <> 'CLOSED')
  else exists (
    select from ${scoreSheet} where ${scoreSheet.stageId} = ${playSession.stageId}
      and coalesce(${scoreSheet.session}, 1) = ${playSession.number})
  end)`

/** Boards of stages; what is on their cards only of sessions that are over. */
export const boardsByStages = (db: Db, stageIds: readonly string[]): Promise<StoredBoard[]> =>
  db
    .select({
      stageId: playSession.stageId,
      session: playSession.number,
      section: board.section,
      number: board.number,
      dealer: board.dealer,
      vulnerability: board.vulnerability,
      deal: sql<unknown>`case when ${isOver} then ${board.deal} end`,
      analysis: sql<unknown>`case when ${isOver} then ${board.analysis} end`,
      solved: sql<string | null>`case when ${isOver} then ${solvedDeal.tricks} end`,
    })
    .from(board)
    .innerJoin(playSession, eq(playSession.id, board.sessionId))
    .leftJoin(solvedDeal, eq(solvedDeal.written, sql`${board.deal} #>> '{}'`))
    .where(among(playSession.stageId, stageIds))

/** The board of a place in a stage; one prepared for all sections serves each of them. */
export const boardAt = <T extends Pick<StoredBoard, 'session' | 'section' | 'number'>>(
  boards: readonly T[],
  at: { readonly session?: number; readonly section?: string; readonly board: string },
): T | undefined => {
  const same = boards.filter(one => one.number === at.board && one.session === (at.session ?? 1))
  return same.find(one => one.section === (at.section ?? '')) ?? same.find(one => one.section === '') ?? same[0]
}
