import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Deps } from '../shared/deps.js'
import { placeOfStage } from '../standings/place.js'
import { findStage, type StoredStage } from '../standings/stage.repo.js'
import { canRule } from './policy.js'

/** A stage, for somebody who may rule there. Problems: STAGE_UNKNOWN, NOT_PERMITTED. */
export const permittedStage = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  stageId: string,
): Promise<Outcome<StoredStage>> => {
  const stage = await findStage(deps.db, stageId)
  if (!stage) return err([problem('STAGE_UNKNOWN')])
  const permitted = requirePermission(canRule(viewer, placeOfStage(stage)))
  return permitted.ok ? ok(stage) : permitted
}
