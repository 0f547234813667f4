import { ratio } from '../../core/ratio.js'
import type { Criterion } from '../../core/standings.js'
import { explained } from '../explained.js'
import { type CriterionLabel, label } from '../figure.js'

/** The recorded draw; says nothing until every one of the tied has a lot. */
export const drawnLots = (options: CriterionLabel = {}): Criterion =>
  explained(
    {
      ...label(options, 'drawnLots'),
      direction: 'lower',
      column: (field, tied) => {
        const orders = new Map(field.facts.lots.map(lot => [lot.entrant, lot.order]))
        return new Map(
          tied.map(entrant => {
            const order = orders.get(entrant)
            return [entrant, order === undefined ? undefined : ratio(order)]
          }),
        )
      },
    },
    (field, entrant) =>
      field.facts.lots
        .filter(lot => lot.entrant === entrant)
        .map(lot => ({ value: ratio(lot.order), from: lot.id, code: 'tieBreakLot' })),
  )
