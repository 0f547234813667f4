import { editionOf, type OwnPenalty, ownCase } from '@paiji/rules'
import { findStage } from '../standings/stage.repo.js'
import type { Act } from '../shared/act.js'
import { storeRuling } from './record-ruling.js'
import { readMatter, resolveMatter } from './resolve-ruling.js'

export interface OwnFine {
  readonly stageId: string
  readonly entryId: string
  /** Of the event’s own regulations. */
  readonly article: string
  readonly facts: string
  readonly decision: string
}

/**
 * Records what the event’s own regulations lay down for a contestant, where they fix it and nobody has to judge: the step that
 * is due by how often it happened. Answers the ruling; undefined where the regulations have no such article, or take
 * nothing that can be recorded without a place.
 */
export const imposeOwn = async (act: Act, fine: OwnFine): Promise<string | undefined> => {
  const { tx } = act
  const { entryId, article, facts, decision } = fine
  const stage = await findStage(tx, fine.stageId)
  const read = stage && editionOf(stage.editionId)?.parseSettings(stage.settings)
  const { penalties = [] } = ((read?.ok ? read.value : {}) ?? {}) as { readonly penalties?: readonly OwnPenalty[] }
  const row = penalties.find(one => one.article === article)
  if (!stage || !row) return undefined
  const parties = [{ entryId, role: 'offending' as const }]
  const about = { stageId: stage.id, parties, authority: 'director' as const }
  const matter = await readMatter(tx, stage, about)
  const guide = matter.ok ? matter.value.edition.rulings.guide(matter.value.context) : undefined
  const situation = guide?.situations.find(one => one.code === ownCase(row))
  const due = situation?.options.find(one => one.proposed && !one.needsSlot)
  if (!situation || !due) return undefined
  const choice = { situation: situation.code, option: due.code, answers: {} }
  const resolved = await resolveMatter(tx, stage, { ...about, choice })
  if (!resolved.ok) return undefined
  return storeRuling(act, stage, { ...about, choice, facts, decision }, resolved.value)
}
