import { inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { playSession, round, scoreSheet, stage } from '../../db/schema/index.js'

/** What there is to show of a stage. */
export interface StageParts {
  readonly stageId: string
  /** Results on numbered boards. */
  readonly boards: boolean
  /** Results of whole tables: games, sessions. */
  readonly tables: boolean
  /** Rounds whose tables everybody may see. */
  readonly rounds: boolean
}

/** What there is to show of each stage: one statement. */
export const partsOfStages = (db: Db, stageIds: readonly string[]): Promise<StageParts[]> => {
  const sheets = sql`from ${scoreSheet} where ${scoreSheet.stageId} = ${stage.id} and ${isNull(scoreSheet.supersededAt)}`
  const published = sql`from ${round} join ${playSession} on ${playSession.id} = ${round.sessionId}
    where ${playSession.stageId} = ${stage.id} and ${ne(round.status, 'PLANNED')}`
  return db
    .select({
      stageId: stage.id,
      boards: sql<boolean>`exists (select 1 ${sheets} and ${scoreSheet.boardLabel} is not null)`,
      tables: sql<boolean>`exists (select 1 ${sheets} and ${scoreSheet.boardLabel} is null)`,
      rounds: sql<boolean>`exists (select 1 ${published})`,
    })
    .from(stage)
    .where(inArray(stage.id, [...stageIds]))
}
