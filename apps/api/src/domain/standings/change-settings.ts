import { editionOf, err, ok, problem, sportOf } from '@paiji/rules'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { stage as stageTable } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../shared/permission.js'
import type { Outcome } from '../shared/problem.js'
import { placeOfStage } from './place.js'
import { canChangeSettings } from './policy.js'
import { recomputeStandings } from './recompute-standings.js'
import { lockStage, type StoredStage } from './stage.repo.js'

export interface ChangeSettingsInput {
  readonly stageId: string
  readonly profile: string
  /** The stage's version the editor has seen. */
  readonly expectedVersion: number
}

/**
 * Chooses another arithmetic profile and recomputes. What is published keeps the settings it was computed with.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, SETTINGS_CHANGED_MEANWHILE (with the version that stands), PROFILE_UNKNOWN.
 */
export const changeSettings = (
  deps: Deps,
  viewer: Viewer,
  input: ChangeSettingsInput,
): Promise<Outcome<{ revisionId: string }>> =>
  inTransaction(deps.db, async tx => {
    const stage = await lockStage(tx, input.stageId)
    if (!stage) return err([problem('STAGE_UNKNOWN')])
    const permitted = requirePermission(canChangeSettings(viewer, placeOfStage(stage)))
    if (!permitted.ok) return permitted
    const settings = checkedSettings(stage, input)
    if (!settings.ok) return settings
    await tx
      .update(stageTable)
      .set({ settings: settings.value, version: stage.version + 1 })
      .where(and(eq(stageTable.id, stage.id), eq(stageTable.version, stage.version)))
    await recordAudit(tx, viewer, {
      type: 'SETTINGS_CHANGED',
      organisationId: stage.organisationId,
      aggregateKind: 'stage',
      aggregateId: stage.id,
      data: { stageId: stage.id, before: stage.settings, after: settings.value },
    })
    const revision = await recomputeStandings(tx, { stageId: stage.id, cause: { kind: 'settings', id: stage.id } })
    return revision.ok ? ok({ revisionId: revision.value.id }) : revision
  })

const checkedSettings = (stage: StoredStage, input: ChangeSettingsInput): Outcome<Record<string, unknown>> => {
  if (stage.version !== input.expectedVersion) {
    return err([problem('SETTINGS_CHANGED_MEANWHILE', { params: { version: stage.version } })])
  }
  const known = sportOf(stage.sport)?.profiles?.ids.includes(input.profile)
  if (!known) return err([problem('PROFILE_UNKNOWN', { params: { profile: input.profile } })])
  const settings = { ...stage.settings, profile: input.profile }
  const parsed = editionOf(stage.editionId)?.parseSettings(settings)
  return parsed && !parsed.ok ? parsed : ok(settings)
}
