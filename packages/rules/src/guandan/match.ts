import { add, compare, type Ratio, zero } from '../core/ratio.js'
import type { MatchScore } from './match-score.js'
import type { PerSide, SideNo } from './types.js'

/** How several 局 against one opponent decide a round (arts. 14.3, 29.3). */
export type MatchRule =
  /** The higher sum of 级分 over all games. */
  | { readonly kind: 'levelPointSum'; readonly games: number }
  /** Best of three or five by games won; an equal last game needs an extra deal. */
  | { readonly kind: 'bestOf'; readonly games: number }

export type MatchState =
  | { readonly kind: 'won'; readonly by: SideNo; readonly score: PerSide<Ratio> }
  | { readonly kind: 'open'; readonly gamesLeft: number; readonly score: PerSide<Ratio> }
  /** All games are played and nothing separates the sides: one deal more on the levels of the last game. */
  | { readonly kind: 'extraDeal'; readonly score: PerSide<Ratio> }

const totals = (values: readonly PerSide<Ratio>[]): PerSide<Ratio> =>
  values.reduce<PerSide<Ratio>>((sum, pair) => [add(sum[0], pair[0]), add(sum[1], pair[1])], [zero, zero])

const winnerOf = (score: PerSide<Ratio>): SideNo | undefined => {
  const order = compare(score[0], score[1])
  return order === 0 ? undefined : order > 0 ? 0 : 1
}

const bySum = (games: readonly MatchScore[], rule: MatchRule): MatchState => {
  const score = totals(games.map(game => game.levelPoints))
  const gamesLeft = rule.games - games.length
  if (gamesLeft > 0) return { kind: 'open', gamesLeft, score }
  const by = winnerOf(score)
  return by === undefined ? { kind: 'extraDeal', score } : { kind: 'won', by, score }
}

const byGames = (games: readonly MatchScore[], rule: MatchRule): MatchState => {
  const won: [number, number] = [0, 0]
  for (const game of games) {
    const by = winnerOf(game.matchPoints)
    if (by !== undefined) won[by] += 1
  }
  const score = totals(games.map(game => game.matchPoints))
  const gamesLeft = rule.games - games.length
  const leader: SideNo = won[0] >= won[1] ? 0 : 1
  const behind = won[1 - leader] as number
  if (won[leader] > behind + Math.max(gamesLeft, 0)) return { kind: 'won', by: leader, score }
  return gamesLeft > 0 ? { kind: 'open', gamesLeft, score } : { kind: 'extraDeal', score }
}

/** Where a round of several games stands. @param games in the order played, sides as in the first */
export const matchState = (games: readonly MatchScore[], rule: MatchRule): MatchState =>
  rule.kind === 'levelPointSum' ? bySum(games, rule) : byGames(games, rule)
