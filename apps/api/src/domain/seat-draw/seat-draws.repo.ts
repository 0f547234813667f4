import { and, asc, eq, isNull } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { drawnNumber, entry, playSession, round, seatDraw } from '../../db/schema/index.js'

export type SeatDrawRow = typeof seatDraw.$inferSelect
export type DrawnNumberRow = typeof drawnNumber.$inferSelect

export const drawsOfStages = (db: Db, stageIds: readonly string[]): Promise<SeatDrawRow[]> =>
  db.select().from(seatDraw).where(among(seatDraw.stageId, stageIds))

/** In the order in which they were drawn. */
export const numbersOfDraws = (db: Db, drawIds: readonly string[]): Promise<DrawnNumberRow[]> =>
  db
    .select()
    .from(drawnNumber)
    .where(among(drawnNumber.drawId, drawIds))
    .orderBy(asc(drawnNumber.recordedAt), asc(drawnNumber.id))

export const hasRounds = async (db: Db, stageId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: round.id })
    .from(round)
    .innerJoin(playSession, eq(playSession.id, round.sessionId))
    .where(eq(playSession.stageId, stageId))
    .limit(1)
  return rows.length > 0
}

/** Contestants of a stage that have not withdrawn. */
export const presentEntries = async (db: Db, stageId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.stageId, stageId), isNull(entry.withdrawnAt)))
  return rows.map(row => row.id)
}
