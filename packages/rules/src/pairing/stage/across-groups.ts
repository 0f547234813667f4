import type { EntrantId } from '../../core/ids.js'
import { type Criterion, type Field, rankEntrants } from '../../core/standings.js'

/**
 * Places of sides of different groups among one another ("the best thirds"): total and chain as if they were one
 * group. Every figure is asked for all of them, not only where a group had a tie.
 */
export const rankAcross = (
  field: Field,
  chain: readonly Criterion[],
  sides: readonly EntrantId[],
): ReadonlyMap<EntrantId, number> => {
  const chosen = new Set(sides)
  const entrants = field.facts.entrants.map(entrant => ({ ...entrant, group: chosen.has(entrant.id) ? 'in' : 'out' }))
  const ranked = rankEntrants({ ...field, facts: { ...field.facts, entrants } }, chain)
  return new Map(ranked.filter(line => line.group === 'in').map(line => [line.entrant, line.rank]))
}
