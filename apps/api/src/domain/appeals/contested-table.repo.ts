import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { appeal, ruling, scoreSheet, stage } from '../../db/schema/index.js'

/** Where a case was played: the sheet that stands at the place contested, or ruled on. */
export interface ContestedTable {
  readonly appealId: string
  readonly stageId: string
  readonly slot: string
  readonly session: number | null
  readonly section: string | null
  readonly round: number | null
  readonly table: string | null
  readonly board: string | null
  readonly sheet: unknown
  /** Of the stage. */
  readonly settings: Record<string, unknown>
}

/** Cases about no place, or about one without a result, have none. */
export const contestedTables = (db: Db, appealIds: readonly string[]): Promise<ContestedTable[]> =>
  db
    .select({
      appealId: appeal.id,
      stageId: scoreSheet.stageId,
      slot: scoreSheet.slot,
      session: scoreSheet.session,
      section: scoreSheet.section,
      round: scoreSheet.round,
      table: scoreSheet.tableLabel,
      board: scoreSheet.boardLabel,
      sheet: scoreSheet.sheet,
      settings: stage.settings,
    })
    .from(appeal)
    .innerJoin(stage, eq(stage.id, appeal.stageId))
    .leftJoin(ruling, eq(ruling.id, appeal.rulingId))
    .innerJoin(
      scoreSheet,
      and(
        eq(scoreSheet.stageId, appeal.stageId),
        eq(scoreSheet.slot, sql`coalesce(${appeal.slot}, ${ruling.slot})`),
        isNull(scoreSheet.supersededAt),
      ),
    )
    .where(inArray(appeal.id, [...appealIds]))
