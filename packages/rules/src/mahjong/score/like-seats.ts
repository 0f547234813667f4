import { compare, divide, fromDecimal, negate, type Ratio, ratio, subtract, sum, zero } from '../../core/ratio.js'
import type { MahjongSheet } from '../sheet.js'
import { type ByPlayer, byPlayer, type Player } from '../types.js'
import { runningTotals } from './session.js'

/** A table that played the same walls as the others of its round. */
export interface DuplicateTable {
  readonly gamePoints: ByPlayer<number>
  /** What counts in its seat for the others: not who forfeited, and nobody of a table with assigned points. */
  readonly compared: ByPlayer<boolean>
  readonly sheet: MahjongSheet
}

export interface DuplicateRules {
  readonly comparison: 'likeSeats' | 'likeSeatImps'
  /** The least difference for one IMP, for two …; decimal text. */
  readonly imps: readonly string[]
  readonly base: number
}

export const seatMean = (tables: readonly DuplicateTable[], player: Player): Ratio => {
  const scores = tables.filter(({ compared }) => compared[player]).map(({ gamePoints }) => ratio(gamePoints[player]))
  return scores.length === 0 ? zero : divide(sum(scores), ratio(scores.length))
}

const impOf = (difference: Ratio, scale: readonly Ratio[]): Ratio => {
  const size = difference.num < 0n ? negate(difference) : difference
  const worth = ratio(scale.filter(least => compare(size, least) >= 0).length)
  return difference.num < 0n ? negate(worth) : worth
}

/** Hand by hand where both tables wrote their hands, else what the session came to. */
const differences = (own: DuplicateTable, other: DuplicateTable, player: Player, base: number): readonly Ratio[] => {
  if (own.sheet.kind !== 'hands' || other.sheet.kind !== 'hands')
    return [ratio(own.gamePoints[player] - other.gamePoints[player])]
  const theirs = new Map(runningTotals(other.sheet.hands, base).map(({ number, points }) => [number, points[player]]))
  return runningTotals(own.sheet.hands, base).flatMap(({ number, points }) => {
    const met = theirs.get(number)
    return met === undefined ? [] : [ratio(points[player] - met)]
  })
}

const impsOf = (
  own: DuplicateTable,
  others: readonly DuplicateTable[],
  player: Player,
  { imps, base }: DuplicateRules,
): Ratio => {
  const scale = imps.map(text => fromDecimal(text) ?? zero)
  const met = others.filter(({ compared }) => compared[player])
  if (met.length === 0) return zero
  const won = met.flatMap(other => differences(own, other, player, base).map(one => impOf(one, scale)))
  return divide(sum(won), ratio(met.length))
}

/**
 * What a table is worth against the like seats of the tables that had the same walls: the difference to their mean, its
 * own among them; or IMPs hand by hand against each of them, the mean over those tables.
 */
export const againstLikeSeats = (
  own: DuplicateTable,
  tables: readonly DuplicateTable[],
  rules: DuplicateRules,
): ByPlayer<Ratio> =>
  byPlayer(player => {
    if (rules.comparison === 'likeSeats') return subtract(ratio(own.gamePoints[player]), seatMean(tables, player))
    return impsOf(
      own,
      tables.filter(other => other !== own),
      player,
      rules,
    )
  })
