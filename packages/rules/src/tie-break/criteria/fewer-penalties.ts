import type { AdjustmentFact } from '../../core/adjustment.js'
import type { EntrantId } from '../../core/ids.js'
import { one } from '../../core/ratio.js'
import type { Criterion, Field } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label } from '../figure.js'

/** Penalties and forfeits written down against a contestant. */
const recorded = (field: Field, entrant: EntrantId): readonly AdjustmentFact[] =>
  field.facts.adjustments.filter(
    ({ adjustment }) =>
      (adjustment.kind === 'penalty' || adjustment.kind === 'forfeit') && adjustment.entrant === entrant,
  )

/** Number of recorded penalties and forfeits against the contestant; fewer is better. */
export const fewerPenalties = (options: CriterionLabel = {}): Criterion =>
  criterionOfTerms({
    label: label(options, 'fewerPenalties'),
    direction: 'lower',
    terms: (field, _tied, entrant) =>
      recorded(field, entrant).map(({ id }) => ({ value: one, from: id, code: 'tieBreakPenalty' })),
  })
