import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import type { RevisionCause } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { notify } from '../shared/notify.js'
import { deriveStandings } from './derive-standings.js'
import { readFacts } from './load-facts.js'
import { findStage, holdStage } from './stage.repo.js'
import {
  deleteProvisional,
  insertGames,
  insertLines,
  insertRevision,
  nextRevision,
  provisionalRevision,
  type RevisionRow,
} from './standings.repo.js'

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
  const organisationId = await holdStage(tx, options.stageId)
  if (organisationId === undefined) return err([problem('STAGE_UNKNOWN')])
  // Asked together, as none hangs on another: the road from an entry to its standings is as long as its statements.
  const [stage, { facts, factIds }, existing, next] = await Promise.all([
    findStage(tx, options.stageId),
    readFacts(tx, { id: options.stageId, organisationId }),
    provisionalRevision(tx, options.stageId),
    nextRevision(tx, options.stageId),
  ])
  if (!stage) return err([problem('STAGE_UNKNOWN')])
  const derived = deriveStandings(stage.editionId, { ...facts, settings: stage.settings })
  if (!derived.ok) return derived
  const isSame = existing?.inputDigest === derived.value.inputDigest && existing.ranks !== null
  if (isSame && options.correctionId === undefined) return ok(existing)
  const { cause, correctionId } = options
  // Sent one behind the other without waiting, in this order: the connection takes them as they come.
  const [, revision] = await Promise.all([
    existing && deleteProvisional(tx, stage.id),
    insertRevision(tx, stage, derived.value, { ...next, factIds, cause, correctionId }),
    insertLines(tx, { id: next.id, organisationId }, derived.value),
    insertGames(tx, [{ organisationId, revisionId: next.id, derived: derived.value }]),
    notify(tx, { topic: 'standings', id: stage.id }),
  ])
  return ok(revision)
}
