import type { EntrantId } from '../../core/ids.js'
import { add, fromText, type Ratio, subtract, sum, zero } from '../../core/ratio.js'
import type { EntrantTotal, ScoreLine } from '../../core/score-line.js'
import type { MahjongFacts } from './field.js'
import { gamePointUnit, standardPointUnit } from './score-lines.js'
import { carryOf, type MahjongSettings } from '../settings/settings.js'

/** Values of one unit by entrant, in the order of the lines. */
export const valuesBy = (lines: readonly ScoreLine[], unit: string): ReadonlyMap<EntrantId, readonly Ratio[]> => {
  const found = new Map<EntrantId, Ratio[]>()
  for (const line of lines) {
    if (line.unit !== unit) continue
    const values = found.get(line.entrant)
    if (values) values.push(line.points.value)
    else found.set(line.entrant, [line.points.value])
  }
  return found
}

/** Standard points taken; fines of one session are in its points already. */
export const penaltyOf = (facts: MahjongFacts, entrant: EntrantId): Ratio =>
  sum(
    facts.adjustments.flatMap(({ adjustment }) =>
      adjustment.kind === 'penalty' && adjustment.slot === undefined && adjustment.entrant === entrant
        ? [fromText(adjustment.amount)]
        : [],
    ),
  )

/** Sum of standard points with what was carried and less penalties; those without standing are left out. */
export const totalsOf = (
  settings: MahjongSettings,
  facts: MahjongFacts,
  lines: readonly ScoreLine[],
): readonly EntrantTotal[] => {
  const standard = valuesBy(lines, standardPointUnit)
  const unranked = new Set(
    facts.adjustments.flatMap(({ adjustment }) => (adjustment.kind === 'unranked' ? [adjustment.entrant] : [])),
  )
  return facts.entrants
    .filter(entrant => !unranked.has(entrant.id))
    .map(({ id }) => {
      const played = standard.get(id) ?? []
      const total = subtract(add(sum(played), carryOf(settings, id).standardPoints), penaltyOf(facts, id))
      return { entrant: id, total: { unit: standardPointUnit, value: total }, rankBy: total, played: played.length }
    })
}

/** Sum of session points with what was carried. */
export const gamePointsOf = (settings: MahjongSettings, lines: readonly ScoreLine[]) => {
  const game = valuesBy(lines, gamePointUnit)
  return (entrant: EntrantId): Ratio => add(sum(game.get(entrant) ?? [zero]), carryOf(settings, entrant).gamePoints)
}
