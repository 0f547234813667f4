import { ratio } from '../../core/ratio.js'
import type { Criterion } from '../../core/standings.js'
import { type CriterionLabel, label } from '../figure.js'

/** Number of recorded penalties and forfeits against the contestant; fewer is better. */
export const fewerPenalties = (options: CriterionLabel = {}): Criterion => ({
  ...label(options, 'fewerPenalties'),
  direction: 'lower',
  column: (field, tied) => {
    const counts = new Map<string, number>()
    for (const { adjustment } of field.facts.adjustments)
      if (adjustment.kind === 'penalty' || adjustment.kind === 'forfeit')
        counts.set(adjustment.entrant, (counts.get(adjustment.entrant) ?? 0) + 1)
    return new Map(tied.map(entrant => [entrant, ratio(counts.get(entrant) ?? 0)]))
  },
})
