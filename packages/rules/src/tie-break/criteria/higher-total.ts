import type { Criterion } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label } from '../figure.js'
import { indexOf, type LineFilter } from '../field-index.js'

/** Whole-event total in another unit (guandan 级分, net IMPs, mini points), byes and forfeits at their value. */
export const higherTotal = (options: CriterionLabel & LineFilter): Criterion => {
  const named = label(options, 'higherTotal')
  const base = criterionOfTerms({
    label: named,
    terms: (field, _tied, entrant) =>
      indexOf(field)
        .lines(entrant, options)
        .map(line => ({ value: line.points.value, line })),
  })
  return {
    ...base,
    ofEvent: true,
    column: (field, tied) => {
      const { total } = indexOf(field)
      return new Map(tied.map(entrant => [entrant, total(entrant, options)]))
    },
  }
}
