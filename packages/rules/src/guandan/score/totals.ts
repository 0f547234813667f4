import type { Adjustment } from '../../core/adjustment.js'
import type { StageFacts } from '../../core/facts.js'
import type { EntrantId } from '../../core/ids.js'
import { add, fromText, type Ratio, subtract, sum } from '../../core/ratio.js'
import type { EntrantTotal, ScoreLine } from '../../core/score-line.js'
import type { GuandanSettings } from '../settings/settings.js'
import type { GuandanSheet } from '../sheet.js'
import { duplicatePointUnit, matchPointUnit } from './units.js'

export const totalUnitOf = (settings: GuandanSettings) =>
  settings.eventType === 'duplicate' ? duplicatePointUnit : matchPointUnit

/** Points taken from an entrant's total by penalties, canonical ratio text in the stage's unit. */
export const penaltiesOf = (facts: StageFacts<unknown>, entrant: EntrantId): readonly Ratio[] =>
  facts.adjustments.flatMap(({ adjustment }) =>
    adjustment.kind === 'penalty' && adjustment.entrant === entrant ? [fromText(adjustment.amount)] : [],
  )

/** Plays on out of the ranking, or has left the event; a forfeit in one slot is neither. */
const hasLeft = (adjustment: Adjustment): adjustment is Extract<Adjustment, { kind: 'unranked' | 'forfeit' }> =>
  adjustment.kind === 'unranked' || (adjustment.kind === 'forfeit' && adjustment.slot === undefined)

/** 场分 and 级分 an entrant brought from an earlier stage. */
export const carriedOf = (
  { carry }: Pick<GuandanSettings, 'carry'>,
  entrant: EntrantId,
): { readonly matchPoints: Ratio; readonly levelPoints: Ratio } => ({
  matchPoints: fromText(carry?.[entrant]?.matchPoints ?? '0'),
  levelPoints: fromText(carry?.[entrant]?.levelPoints ?? '0'),
})

/** 场分 (or duplicate points) of every entrant that is to be ranked, entrants without a game included. */
export const totalsOf = (facts: StageFacts<GuandanSheet>, lines: readonly ScoreLine[]): readonly EntrantTotal[] => {
  const settings = facts.settings as GuandanSettings
  const unit = totalUnitOf(settings)
  const byEntrant = new Map<EntrantId, Ratio[]>()
  for (const line of lines) {
    if (line.unit !== unit) continue
    const list = byEntrant.get(line.entrant)
    if (list) list.push(line.points.value)
    else byEntrant.set(line.entrant, [line.points.value])
  }
  const unranked = new Set(
    facts.adjustments.flatMap(({ adjustment }) => (hasLeft(adjustment) ? [adjustment.entrant] : [])),
  )
  return facts.entrants
    .filter(entrant => !unranked.has(entrant.id))
    .map(({ id }) => {
      const values = byEntrant.get(id) ?? []
      const played = add(sum(values), carriedOf(settings, id).matchPoints)
      const value = subtract(played, sum(penaltiesOf(facts, id)))
      return { entrant: id, total: { unit, value }, rankBy: value, played: values.length }
    })
}
