import { type EntrantId, entrantId } from '@paiji/rules'
import { uuids } from '../../db/among.js'
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { entry, scoreSheet } from '../../db/schema/index.js'

/** Contestants of these stages that went on from an earlier one: stage → contestant → the one it was there. */
export const carriedFrom = async (
  db: Db,
  stageIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<EntrantId, EntrantId>>> => {
  const rows = await db
    .select({ id: entry.id, stageId: entry.stageId, from: entry.fromEntryId })
    .from(entry)
    .where(and(inArray(entry.stageId, [...stageIds]), isNotNull(entry.fromEntryId)))
  const byStage = new Map<string, Map<EntrantId, EntrantId>>()
  for (const { id, stageId, from } of rows) {
    const own = byStage.get(stageId) ?? new Map<EntrantId, EntrantId>()
    byStage.set(stageId, own.set(entrantId(id), entrantId(from ?? '')))
  }
  return byStage
}

export interface PlayedSheet {
  readonly slot: string
  readonly sides: readonly string[]
}

/** Where some contestants have played in a stage, in its order. */
export const sheetsOfEntries = (db: Db, stageId: string, entryIds: readonly string[]): Promise<PlayedSheet[]> =>
  db
    .select({ slot: scoreSheet.slot, sides: scoreSheet.sides })
    .from(scoreSheet)
    .where(
      and(
        sql`${scoreSheet.stageId} = ${stageId}`,
        isNull(scoreSheet.supersededAt),
        sql`${scoreSheet.sides} && ${uuids(entryIds)}`,
      ),
    )
    .orderBy(scoreSheet.session, scoreSheet.round, sql`${scoreSheet.slot} collate "C"`)
