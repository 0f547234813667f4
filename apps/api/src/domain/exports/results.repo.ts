import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { board, playSession } from '../../db/schema/index.js'

/** A board as it was prepared, with the session it was prepared for. */
export interface StoredBoard {
  readonly session: number
  readonly section: string
  readonly number: string
  readonly dealer: string | null
  readonly vulnerability: string | null
  readonly deal: unknown
}

export const boardsOfStage = (db: Db, stageId: string): Promise<StoredBoard[]> =>
  db
    .select({
      session: playSession.number,
      section: board.section,
      number: board.number,
      dealer: board.dealer,
      vulnerability: board.vulnerability,
      deal: board.deal,
    })
    .from(board)
    .innerJoin(playSession, eq(playSession.id, board.sessionId))
    .where(eq(playSession.stageId, stageId))
