import type { EntrantId } from '../../core/ids.js'
import { compare, type Ratio, sum } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import { type SeriesGame, type SeriesRule, seriesOutcome } from './series.js'

type Sides = readonly [EntrantId, EntrantId]

const pointsOf = (lines: readonly ScoreLine[], unit: string, [first, second]: Sides): SeriesGame => {
  const of = (side: EntrantId): Ratio =>
    sum(lines.filter(line => line.unit === unit && line.entrant === side).map(line => line.points.value))
  return [of(first), of(second)]
}

/** The unit that a series counts: a sum is of the finer one (级分), games won are told by the first (场分). */
const unitOf = ({ kind }: SeriesRule, [first, finer]: readonly string[]): string | undefined =>
  kind === 'sum' ? (finer ?? first) : first

/**
 * Who won a match, from the lines of each game that was played. Of a series the one the rule names (seed art. 29), and
 * nobody while it is open; a single game, or a series that ends level, goes to who is ahead in the first unit of the
 * lines, then in the next.
 */
export const matchWinner = (
  games: readonly (readonly ScoreLine[])[],
  sides: Sides,
  series?: SeriesRule,
): EntrantId | undefined => {
  const all = games.flat()
  const units = [...new Set<string>(all.map(line => line.unit))]
  const counted = series && unitOf(series, units)
  if (series && counted !== undefined) {
    const outcome = seriesOutcome(
      series,
      games.map(lines => pointsOf(lines, counted, sides)),
    )
    if (outcome.kind === 'open') return undefined
    if (outcome.kind === 'won') return sides[outcome.by]
  }
  for (const unit of units) {
    const order = compare(...pointsOf(all, unit, sides))
    if (order !== 0) return order > 0 ? sides[0] : sides[1]
  }
  return undefined
}

/** How a match stands, the first side's figure first: games won of a best-of, else points of the unit that decides. */
export const matchScore = (
  games: readonly (readonly ScoreLine[])[],
  sides: Sides,
  series?: SeriesRule,
): SeriesGame | undefined => {
  const units = [...new Set<string>(games.flat().map(line => line.unit))]
  const counted = (series && unitOf(series, units)) ?? units[0]
  if (counted === undefined) return undefined
  const scores = games.map(lines => pointsOf(lines, counted, sides))
  return seriesOutcome(series ?? { kind: 'sum', games: 1 }, scores).score
}
