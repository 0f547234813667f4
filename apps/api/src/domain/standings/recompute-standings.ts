import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import type { RevisionCause } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { notify } from '../shared/notify.js'
import { deriveStandings } from './derive-standings.js'
import { loadFacts } from './load-facts.js'
import { lockStage } from './stage.repo.js'
import { deleteProvisional, insertRevision, provisionalRevision, type RevisionRow } from './standings.repo.js'

export interface RecomputeOptions {
  readonly stageId: string
  readonly cause: RevisionCause
  readonly correctionId?: string
}

/**
 * Facts → the stage's provisional revision, under the stage's lock. Every cause joins here.
 * The same facts leave the provisional revision as it is; other facts replace it.
 * Problems: STAGE_UNKNOWN, EDITION_UNKNOWN, and whatever the edition finds in the sheets.
 */
export const recomputeStandings = async (
  tx: Transaction,
  options: RecomputeOptions,
): Promise<Result<RevisionRow, readonly Problem[]>> => {
  const stage = await lockStage(tx, options.stageId)
  if (!stage) return err([problem('STAGE_UNKNOWN')])
  const { facts, factIds } = await loadFacts(tx, stage)
  const derived = deriveStandings(stage.editionId, facts)
  if (!derived.ok) return derived
  const existing = await provisionalRevision(tx, stage.id)
  if (existing?.inputDigest === derived.value.inputDigest && options.correctionId === undefined) return ok(existing)
  if (existing) await deleteProvisional(tx, stage.id)
  const { cause, correctionId } = options
  const revision = await insertRevision(tx, stage, derived.value, { factIds, cause, correctionId })
  await notify(tx, { topic: 'standings', id: stage.id })
  return ok(revision)
}
