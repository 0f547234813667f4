import { editionOf, entrantId, type Explanation } from '@paiji/rules'
import type { OrderLine } from '@paiji/rules/procedure'
import type { Db } from '../../db/client.js'
import type { CaseScene } from '../panels/case-scene.js'
import { type DerivedStandings, deriveStandings } from '../standings/derive-standings.js'
import { loadFacts } from '../standings/load-facts.js'
import { findStage } from '../standings/stage.repo.js'
import type { EffectPreview } from './effects.js'

/** What one side gets for an award among the others who played there, with the arithmetic. */
export interface AwardFigure {
  readonly slot: string
  readonly entryId: string
  readonly explanation: Explanation
}

/** An award or a penalty of an order line as the sport writes it, with its unit; nothing for lines that set none. */
export const awardTextOf = ({ order, clause }: Pick<OrderLine, 'order' | 'clause'>): string | undefined => {
  if (order.kind === 'adjustScore') return editionOf(clause.edition)?.rulings.awardText?.(order.payload)
  return order.kind === 'proceduralPenalty' || order.kind === 'lessenPenalty' ? order.stated : undefined
}

/** The stage as the lines leave it; once they are carried out, as it stands. */
const standingsAfter = async (
  db: Db,
  { row }: CaseScene,
  { previews }: EffectPreview,
): Promise<DerivedStandings | undefined> => {
  const previewed = previews.find(({ stage }) => stage.id === row.stageId)
  if (previewed) return previewed.derived.after
  const stage = await findStage(db, row.stageId)
  const derived = stage && deriveStandings(stage.editionId, (await loadFacts(db, stage)).facts)
  return derived?.ok ? derived.value : undefined
}

/** For each place that the lines give a score in, what both sides get there and why: the field with that score in it. */
export const awardFigures = async (
  db: Db,
  scene: CaseScene,
  lines: readonly OrderLine[],
  preview: EffectPreview,
): Promise<readonly AwardFigure[]> => {
  const slots = lines.flatMap(({ order, as }) => (order.kind === 'adjustScore' && as === 'order' ? [order.slot] : []))
  const derived = slots.length > 0 ? await standingsAfter(db, scene, preview) : undefined
  if (!derived) return []
  const { edition, facts } = derived
  return slots.flatMap(slot => {
    const sides = facts.sheets.find(sheet => sheet.slot === slot)?.sides ?? []
    return sides.flatMap(side => {
      const explanation = edition.explain(facts, { entrant: entrantId(String(side)), slot })
      return explanation ? [{ slot, entryId: String(side), explanation }] : []
    })
  })
}
