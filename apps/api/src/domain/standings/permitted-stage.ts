import { err, ok, problem } from '@paiji/rules'
import type { Place } from '../../auth/grants.js'
import type { Transaction } from '../../db/transaction.js'
import { type Permission, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { placeOfStage } from './place.js'
import { findStage, lockStage, type StoredStage } from './stage.repo.js'

/**
 * The stage under its lock, for somebody who may: whoever may not never makes others wait for it.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED.
 */
export const lockPermittedStage = async (
  tx: Transaction,
  stageId: string,
  may: (place: Place) => Permission,
): Promise<Outcome<StoredStage>> => {
  const found = await findStage(tx, stageId)
  if (!found) return err([problem('STAGE_UNKNOWN')])
  const permitted = requirePermission(may(placeOfStage(found)))
  if (!permitted.ok) return permitted
  const stage = await lockStage(tx, stageId)
  return stage ? ok(stage) : err([problem('STAGE_UNKNOWN')])
}
