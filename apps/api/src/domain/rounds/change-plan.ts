import { ok } from '@paiji/rules'
import { readStagePlan } from '@paiji/rules/pairing'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { stage as stageTable } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../shared/problem.js'
import { refuse } from './refuse.js'
import { type ManagedStage, onStage } from './stage-of-rounds.js'
import { viewStage } from './stage-state.js'

export interface ChangePlanInput {
  readonly stageId: string
  readonly plan: unknown
  readonly expectedVersion: number
  readonly idempotencyKey?: string | undefined
}

/**
 * Gives a stage another plan. Once rounds are drawn the format stays; its numbers (rounds, cuts, avoidance) may change.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, PLAN_CHANGED_MEANWHILE, STAGE_HAS_ROUNDS, and what the plan's reader finds.
 */
export const changePlan = (deps: Deps, viewer: Viewer, input: ChangePlanInput): Promise<Outcome<{ stageId: string }>> =>
  onStage(deps, viewer, 'changePlan', input, async (tx, { stage, row }) => {
    if (row.version !== input.expectedVersion) return refuse('PLAN_CHANGED_MEANWHILE', { version: row.version })
    const plan = readStagePlan(input.plan)
    if (!plan.ok) return plan
    const view = await viewStage(tx, stage)
    if (!view.ok) return view
    if (view.value.rounds.length > 0 && kindOf(row.plan) !== plan.value.format.kind) return refuse('STAGE_HAS_ROUNDS')
    const after = plan.value as unknown as Record<string, unknown>
    await tx
      .update(stageTable)
      .set({ plan: after, version: row.version + 1 })
      .where(eq(stageTable.id, stage.id))
    await recordAudit(tx, viewer, {
      type: 'PLAN_CHANGED',
      organisationId: stage.organisationId,
      aggregateKind: 'stage',
      aggregateId: stage.id,
      data: { stageId: stage.id, before: row.plan, after },
    })
    return ok({ stageId: stage.id })
  })

const kindOf = (plan: ManagedStage['row']['plan']): unknown => (plan?.format as { kind?: unknown } | undefined)?.kind
