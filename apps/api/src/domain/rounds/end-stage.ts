import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { stage as stageTable } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { refuse } from './refuse.js'
import { onStage } from './stage-of-rounds.js'

export interface EndStageInput {
  readonly stageId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Ends a stage before its plan is played out, e.g. when no legal pairing is left.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, REASON_MISSING, STAGE_ENDED.
 */
export const endStage = (deps: Deps, viewer: Viewer, input: EndStageInput): Promise<Outcome<{ stageId: string }>> =>
  onStage(deps, viewer, 'endStage', input, async (tx, { stage, row }) => {
    const endReason = input.reason.trim()
    if (!endReason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    if (row.endedAt) return refuse('STAGE_ENDED')
    await tx
      .update(stageTable)
      .set({ endedAt: deps.clock.now(), endedBy: actorOf(viewer), endReason })
      .where(eq(stageTable.id, stage.id))
    await recordAudit(tx, viewer, {
      type: 'STAGE_ENDED',
      organisationId: stage.organisationId,
      aggregateKind: 'stage',
      aggregateId: stage.id,
      data: { stageId: stage.id, reason: endReason },
    })
    return ok({ stageId: stage.id })
  })
