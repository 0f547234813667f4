import { add, compare, type Ratio, ratio, zero } from '../../core/ratio.js'

/** How a match of several games is decided. */
export type SeriesRule =
  /** So many games; the higher sum of points wins. */
  | { readonly kind: 'sum'; readonly games: number }
  /** The first to win more than half of so many games (3, 5 …); drawn games are half a win each. */
  | { readonly kind: 'bestOf'; readonly games: number }

/** Points of the two sides in one game. */
export type SeriesGame = readonly [Ratio, Ratio]

export type SeriesOutcome =
  | { readonly kind: 'won'; readonly by: 0 | 1; readonly score: SeriesGame }
  | { readonly kind: 'open'; readonly score: SeriesGame; readonly gamesLeft: number }
  /** All games are played and the sides are level: an extra game decides, or what the conditions of contest say. */
  | { readonly kind: 'level'; readonly score: SeriesGame }

const scoreOf = (rule: SeriesRule, games: readonly SeriesGame[]): SeriesGame => {
  const worth = ([own, theirs]: SeriesGame): Ratio => {
    if (rule.kind === 'sum') return own
    const order = compare(own, theirs)
    return order > 0 ? ratio(1) : order < 0 ? zero : ratio(1, 2)
  }
  return [games.map(worth).reduce(add, zero), games.map(([a, b]) => worth([b, a])).reduce(add, zero)]
}

/** Where a match of several games stands; extra games beyond the number of the rule go on counting. */
export const seriesOutcome = (rule: SeriesRule, games: readonly SeriesGame[]): SeriesOutcome => {
  const score = scoreOf(rule, games)
  const half = ratio(rule.games, 2)
  const ahead = compare(score[0], score[1])
  const decided = rule.kind === 'bestOf' && score.some(wins => compare(wins, half) > 0)
  if (games.length < rule.games && !decided) return { kind: 'open', score, gamesLeft: rule.games - games.length }
  return ahead === 0 ? { kind: 'level', score } : { kind: 'won', by: ahead > 0 ? 0 : 1, score }
}
