import { add, type Ratio, zero } from '../../core/ratio.js'
import type { Criterion } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label, type Term } from '../figure.js'
import { indexOf, type LineFilter } from '../field-index.js'

export interface ProgressiveOptions extends CriterionLabel, LineFilter {
  /** Running totals of the first rounds that are left out. */
  readonly cutFirst?: number
}

/** Sum of the running totals after each round (累进分). */
export const progressive = (options: ProgressiveOptions): Criterion =>
  criterionOfTerms({
    label: label(options, 'progressive'),
    terms: (field, _tied, entrant) => {
      const index = indexOf(field)
      const byRound = new Map<number, Ratio>()
      for (const line of index.lines(entrant, options)) {
        const round = index.roundOf(line)
        byRound.set(round, add(byRound.get(round) ?? zero, line.points.value))
      }
      const terms: Term[] = []
      let running = zero
      for (let round = 1; round <= index.rounds; round++) {
        running = add(running, byRound.get(round) ?? zero)
        if (round > (options.cutFirst ?? 0)) terms.push({ value: running, code: 'tieBreakRunningTotal' })
      }
      return terms
    },
  })
