import type { Adjustment, ClauseRef } from '@paiji/rules'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { adjustment } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'

export type AdjustmentRow = typeof adjustment.$inferSelect

/** Who puts adjustments on file, and for what. */
export interface AdjustmentSource {
  readonly organisationId: string
  readonly stageId: string
  readonly clause: ClauseRef
  readonly source: AdjustmentRow['source']
  readonly sourceId: string
  readonly recordedBy: string
}

const valuesOf = (one: Adjustment, from: AdjustmentSource) => ({
  organisationId: from.organisationId,
  stageId: from.stageId,
  kind: one.kind,
  slot: ('slot' in one ? one.slot : undefined) ?? null,
  entryId: 'entrant' in one ? one.entrant : null,
  payload: { ...one } as Record<string, unknown>,
  editionId: from.clause.edition,
  article: from.clause.article,
  source: from.source,
  sourceId: from.sourceId,
  recordedBy: from.recordedBy,
})

/** Appends adjustments as facts, in order; they must have been parsed by the edition. The caller recomputes. */
export const appendAdjustments = async (
  tx: Transaction,
  from: AdjustmentSource,
  adjustments: readonly Adjustment[],
): Promise<AdjustmentRow[]> =>
  adjustments.length === 0
    ? []
    : tx
        .insert(adjustment)
        .values(adjustments.map(one => valuesOf(one, from)))
        .returning()

/** Closes adjustments that still count: they stay on file and no longer do. Answers how many there were. */
export const supersedeAdjustments = async (
  tx: Transaction,
  stageId: string,
  ids: readonly string[],
  at: Date,
): Promise<number> => {
  if (ids.length === 0) return 0
  const closed = await tx
    .update(adjustment)
    .set({ supersededAt: at })
    .where(and(eq(adjustment.stageId, stageId), inArray(adjustment.id, [...ids]), isNull(adjustment.supersededAt)))
    .returning({ id: adjustment.id })
  return closed.length
}

/** What rulings (or decisions) have on file that still counts, in the order it was recorded. */
export const adjustmentsOfSources = (db: Db, sourceIds: readonly string[]): Promise<AdjustmentRow[]> =>
  db
    .select()
    .from(adjustment)
    .where(and(inArray(adjustment.sourceId, [...sourceIds]), isNull(adjustment.supersededAt)))
    .orderBy(asc(adjustment.id))

/** What results files stated or adjusted themselves and what still counts of it. */
export const importedAdjustments = async (db: Db, stageId: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: adjustment.id })
    .from(adjustment)
    .where(and(eq(adjustment.stageId, stageId), eq(adjustment.source, 'import'), isNull(adjustment.supersededAt)))
  return rows.map(({ id }) => id)
}
