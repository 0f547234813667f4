import { canonicalJson, ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { stage as stageTable } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { readConditions } from '../events/read-conditions.js'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { placeOfStage } from '../standings/place.js'
import { canChangeSettings } from '../standings/policy.js'
import { recomputeStandings } from '../standings/recompute-standings.js'
import { currentRevision, provisionalRevision } from '../standings/standings.repo.js'
import { refuse } from './refuse.js'
import { roundsBySessions, sessionsByStages } from './rounds.repo.js'
import { type ManagedStage, onStage } from './stage-of-rounds.js'

export interface ChangeSettingsInput {
  readonly stageId: string
  /** All conditions of contest, read by the edition; undefined leaves them as they are. */
  readonly settings?: unknown
  /** The stage of the stage graph, null for none; undefined leaves it as it is. */
  readonly plan?: unknown
  /** The stage's version the editor has seen. */
  readonly expectedVersion: number
  readonly idempotencyKey?: string | undefined
}

type Plan = ManagedStage['row']['plan']

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null)
const kindOf = (plan: Plan): string | undefined => (plan?.format as { kind?: string } | undefined)?.kind

/** Rounds of a Swiss follow from who met whom, so its numbers (rounds, cuts, avoidance) may change in play. */
const staysSwiss = (before: Plan, after: Plan): boolean => kindOf(before) === 'swiss' && kindOf(after) === 'swiss'

/**
 * Writes other conditions and another plan (once a round is drawn, only of a Swiss that stays one), and recomputes what was computed. What is
 * published keeps the settings it was computed with.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, SETTINGS_CHANGED_MEANWHILE (with the version that stands), STAGE_HAS_ROUNDS,
 * what both readers find (at `settings.…` and `plan.…`), and what the edition finds in the sheets.
 */
export const changeSettings = (
  deps: Deps,
  viewer: Viewer,
  input: ChangeSettingsInput,
): Promise<Outcome<{ stageId: string }>> =>
  onStage(deps, viewer, 'changeSettings', input, async (tx, managed) => {
    const { stage, row } = managed
    const permitted = requirePermission(canChangeSettings(viewer, placeOfStage(stage)))
    if (!permitted.ok) return permitted
    if (row.version !== input.expectedVersion) return refuse('SETTINGS_CHANGED_MEANWHILE', { version: row.version })
    const read = readConditions(stage.editionId, {
      settings: input.settings === undefined ? row.settings : input.settings,
      plan: input.plan === undefined ? row.plan : input.plan,
    })
    if (!read.ok) return read
    const { settings } = read.value
    const plan = input.plan === undefined ? row.plan : read.value.plan
    const isReplanned = !isSame(plan, row.plan)
    if (isReplanned && !staysSwiss(row.plan, plan) && (await hasRounds(tx, stage.id)))
      return refuse('STAGE_HAS_ROUNDS', 'plan')
    // The word for people follows the plan only where the plan is of another kind.
    const format = kindOf(plan) === kindOf(row.plan) ? row.format : (kindOf(plan) ?? 'schedule')
    await tx
      .update(stageTable)
      .set({ settings, plan, format, version: row.version + 1 })
      .where(eq(stageTable.id, stage.id))
    if (isReplanned) await recordChange(tx, viewer, managed, 'PLAN_CHANGED', row.plan, plan)
    if (!isSame(settings, row.settings))
      await recordChange(tx, viewer, managed, 'SETTINGS_CHANGED', row.settings, settings)
    return recomputed(tx, stage.id)
  })

const hasRounds = async (tx: Transaction, stageId: string): Promise<boolean> => {
  const sessions = await sessionsByStages(tx, [stageId])
  const rounds = await roundsBySessions(
    tx,
    sessions.map(session => session.id),
  )
  return rounds.length > 0
}

const recordChange = (
  tx: Transaction,
  viewer: Viewer,
  { stage }: ManagedStage,
  type: 'PLAN_CHANGED' | 'SETTINGS_CHANGED',
  before: unknown,
  after: unknown,
) =>
  recordAudit(tx, viewer, {
    type,
    organisationId: stage.organisationId,
    aggregateKind: 'stage',
    aggregateId: stage.id,
    data: { stageId: stage.id, before, after },
  })

/** A stage of which nothing was computed yet has nothing to recompute. */
const recomputed = async (tx: Transaction, stageId: string): Promise<Outcome<{ stageId: string }>> => {
  if (!((await provisionalRevision(tx, stageId)) ?? (await currentRevision(tx, stageId)))) return ok({ stageId })
  const revision = await recomputeStandings(tx, { stageId, cause: { kind: 'settings', id: stageId } })
  return revision.ok ? ok({ stageId }) : revision
}
