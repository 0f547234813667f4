import { compare, one, type Ratio, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { Criterion, Field } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label, type TableSum } from '../figure.js'
import { indexOf, type LineFilter } from '../field-index.js'
import { isPlayed } from '../marks.js'
import { scaled } from '../scaled.js'

export interface WinsOptions extends CriterionLabel, LineFilter {
  /** A line worth at least this is a win. */
  readonly win: Ratio
  /** A line worth this is a draw and counts `drawCounts`. */
  readonly draw?: Ratio
  readonly drawCounts?: Ratio
  /** Byes and forfeits count as what they are worth, or only games that were played. */
  readonly games: 'all' | 'played'
}

/** Counts places, where the limit is whole in the table's parts and a draw counts nothing. */
const winsIn = (options: WinsOptions, field: Field): TableSum | undefined => {
  const table = indexOf(field).table(options)
  const limit = scaled(options.win, table.scale)
  if (!table.exact || Number.isNaN(limit) || options.drawCounts) return undefined
  const counts = (place: number): boolean =>
    options.games === 'all' || isPlayed(field.lines[table.rows[place] as number] as ScoreLine)
  return { table, scale: 1, adds: place => ((table.points[place] as number) >= limit && counts(place) ? 1 : 0) }
}

/** Number of games won. */
export const wins = (options: WinsOptions): Criterion => {
  const worth = (value: Ratio): Ratio => {
    if (compare(value, options.win) >= 0) return one
    return options.draw && options.drawCounts && compare(value, options.draw) === 0 ? options.drawCounts : zero
  }
  return criterionOfTerms({
    label: label(options, 'wins'),
    tableSum: field => winsIn(options, field),
    terms: (field, _tied, entrant) =>
      indexOf(field)
        .lines(entrant, options)
        .filter(line => options.games === 'all' || isPlayed(line))
        .map(line => ({ value: worth(line.points.value), line }))
        .filter(term => term.value.num !== 0n),
  })
}
