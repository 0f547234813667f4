import { compare, type Ratio } from '../../core/ratio.js'
import type { Criterion } from '../../core/standings.js'
import { columnOfSeries } from '../compare-series.js'
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
}

/** Unit by unit until one is ahead; the figure is the number of tied contestants that are behind. */
export const countBack = (options: CountBackOptions): Criterion => ({
  ...label(options, 'countBack'),
  direction: 'higher',
  column: (field, tied) => {
    const index = indexOf(field)
    return columnOfSeries(tied, entrant => {
      const lines = [...index.lines(entrant, options)]
      const values = (): Ratio[] => lines.map(line => line.points.value)
      if (options.order === 'best') return values().sort((a, b) => compare(b, a))
      const sign = options.order === 'latest' ? -1 : 1
      lines.sort((a, b) => sign * (index.roundOf(a) - index.roundOf(b)))
      return values()
    })
  },
})
