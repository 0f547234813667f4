import { ok, type RulingGuide } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { deriveRuling, type RulingEffect } from './derive-ruling.js'
import { permittedStage } from './permitted-stage.js'
import { type ResolvedMatter, type RulingMatter, readMatter, resolveMatter } from './resolve-ruling.js'

export interface RulingPreview extends RulingEffect {
  readonly stage: StoredStage
  readonly matter: ResolvedMatter
}

/** Everything a ruling would move; stores nothing. Problems: STAGE_UNKNOWN, NOT_PERMITTED, and those of the matter. */
export const previewRuling = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  matter: RulingMatter,
): Promise<Outcome<RulingPreview>> => {
  const stage = await permittedStage(deps, viewer, matter.stageId)
  if (!stage.ok) return stage
  const resolved = await resolveMatter(deps.db, stage.value, matter)
  if (!resolved.ok) return resolved
  const effect = deriveRuling(resolved.value)
  return effect.ok ? ok({ stage: stage.value, matter: resolved.value, ...effect.value }) : effect
}

export interface GuideRequest {
  readonly stageId: string
  readonly entryId?: string
  readonly slot?: string
  readonly answers?: Record<string, string>
}

/** What the edition lets a director do, with this contestant's counters in this place. For those who may rule. */
export const readGuide = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { stageId, entryId, slot, answers }: GuideRequest,
): Promise<Outcome<{ stage: StoredStage; guide: RulingGuide }>> => {
  const stage = await permittedStage(deps, viewer, stageId)
  if (!stage.ok) return stage
  const parties = entryId === undefined ? [] : [{ entryId, role: 'offending' as const }]
  const where = { parties, ...(slot === undefined ? {} : { slot }), ...(answers ? { answers } : {}) }
  const read = await readMatter(deps.db, stage.value, where)
  if (!read.ok) return read
  return ok({ stage: stage.value, guide: read.value.edition.rulings.guide(read.value.context) })
}
