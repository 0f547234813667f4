import { compare, one, type Ratio, zero } from '../../core/ratio.js'
import type { Criterion } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label } from '../figure.js'
import { indexOf, type LineFilter } from '../field-index.js'
import { isPlayed } from '../marks.js'

export interface WinsOptions extends CriterionLabel, LineFilter {
  /** A line worth at least this is a win. */
  readonly win: Ratio
  /** A line worth this is a draw and counts `drawCounts`. */
  readonly draw?: Ratio
  readonly drawCounts?: Ratio
  /** Byes and forfeits count as what they are worth, or only games that were played. */
  readonly games: 'all' | 'played'
}

/** Number of games won. */
export const wins = (options: WinsOptions): Criterion => {
  const worth = (value: Ratio): Ratio => {
    if (compare(value, options.win) >= 0) return one
    return options.draw && options.drawCounts && compare(value, options.draw) === 0 ? options.drawCounts : zero
  }
  return criterionOfTerms({
    label: label(options, 'wins'),
    terms: (field, _tied, entrant) =>
      indexOf(field)
        .lines(entrant, options)
        .filter(line => options.games === 'all' || isPlayed(line))
        .map(line => ({ value: worth(line.points.value), line }))
        .filter(term => term.value.num !== 0n),
  })
}
