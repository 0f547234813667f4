import type { EntrantId } from '../../core/ids.js'
import { compare } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { Criterion, Field } from '../../core/standings.js'
import { columnOfSeries } from '../compare-series.js'
import { explained } from '../explained.js'
import { type CriterionLabel, criterionOfTerms, label } from '../figure.js'
import { indexOf, type LineFilter } from '../field-index.js'

/** The best single game, round or board. */
export const bestUnit = (options: CriterionLabel & LineFilter): Criterion =>
  criterionOfTerms({
    label: label(options, 'bestUnit'),
    terms: (field, _tied, entrant) => {
      const lines = indexOf(field).lines(entrant, options)
      const [best] = [...lines].sort((a, b) => compare(b.points.value, a.points.value))
      return best ? [{ value: best.points.value, line: best }] : undefined
    },
  })

export interface CountBackOptions extends CriterionLabel, LineFilter {
  /** `best`: best unit, then second best …; `latest`: last round, then the one before …; `first`: from the first. */
  readonly order: 'best' | 'latest' | 'first'
  /** Decimals of the units in an explanation; the figure is a whole number. */
  readonly termDecimals?: number
}

/** Lines in the order in which they are compared. */
const inOrder = (field: Field, options: CountBackOptions, entrant: EntrantId): readonly ScoreLine[] => {
  const index = indexOf(field)
  const lines = [...index.lines(entrant, options)]
  if (options.order === 'best') return lines.sort((a, b) => compare(b.points.value, a.points.value))
  const sign = options.order === 'latest' ? -1 : 1
  return lines.sort((a, b) => sign * (index.roundOf(a) - index.roundOf(b)))
}

/** Unit by unit until one is ahead; the figure is the number of tied contestants that are behind. */
export const countBack = (options: CountBackOptions): Criterion =>
  explained(
    {
      ...label(options, 'countBack'),
      direction: 'higher',
      column: (field, tied) =>
        columnOfSeries(tied, entrant => inOrder(field, options, entrant).map(line => line.points.value)),
    },
    (field, entrant) => inOrder(field, options, entrant).map(line => ({ value: line.points.value, line })),
    options.termDecimals,
  )
