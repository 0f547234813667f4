import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { event, stage } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

/** A stage with what its event says about it. */
export interface StoredStage {
  readonly id: string
  readonly organisationId: string
  readonly eventId: string
  readonly ordinal: number
  readonly settings: Record<string, unknown>
  readonly version: number
  readonly sport: string
  readonly editionId: string
  readonly timeZone: string
  /** The organising body and everything above it: what a grant's scope is compared with. */
  readonly organisationPath: string[]
}

/** What is read of a stage, joined with its event. */
export const stageColumns = {
  id: stage.id,
  organisationId: stage.organisationId,
  eventId: stage.eventId,
  ordinal: stage.ordinal,
  settings: stage.settings,
  version: stage.version,
  sport: event.sport,
  editionId: event.editionId,
  timeZone: event.timeZone,
  organisationPath: sql<string[]>`organisation_path(${event.organisationId})`,
}

export const findStage = async (db: Db, stageId: string): Promise<StoredStage | undefined> => {
  const [row] = await db
    .select(stageColumns)
    .from(stage)
    .innerJoin(event, eq(event.id, stage.eventId))
    .where(eq(stage.id, stageId))
  return row
}

/**
 * Holds everybody else who would recompute or publish this stage until the transaction ends.
 * Score entry goes on: foreign keys take a weaker lock.
 */
export const lockStage = async (tx: Transaction, stageId: string): Promise<StoredStage | undefined> => {
  await holdStage(tx, stageId)
  return findStage(tx, stageId)
}

/** The lock alone, with the body that the stage belongs to; what is read after it is as the holder before left it. */
export const holdStage = async (tx: Transaction, stageId: string): Promise<string | undefined> => {
  const { id, organisationId } = stage
  const [row] = await tx.select({ organisationId }).from(stage).where(eq(id, stageId)).for('no key update')
  return row?.organisationId
}
