import { compare, negate, type Ratio, ratio, roundTo, zero } from '../../core/ratio.js'
import type { Problem } from '../../core/problem.js'
import { ok, type Result } from '../../core/result.js'
import { type VictoryPointScale, victoryPoints } from './scales.js'
import { type LoadedRow, loadedPoints } from './loaded-table.js'
import { swissPairsPoints } from './swiss-pairs.js'

export const matchScales = ['wbf-2013', 'wbf-2013-discrete', 'acbl-20', 'acbl-30', 'swiss-pairs', 'table'] as const
export type MatchScale = (typeof matchScales)[number]

/** How matches become victory points. */
export interface VictoryPointRule {
  readonly scale: MatchScale
  readonly table?: readonly LoadedRow[]
  /** Length of the scale where it is not the number of boards played. */
  readonly boards?: number
  /** A margin with a fraction of an IMP: rounded to whole IMPs first (unless told), or taken as it is. */
  readonly fractions?: 'whole' | 'exact'
  /** What a bye is worth, decimal text. */
  readonly bye?: string
}

const halfOf = (rule: VictoryPointRule): Ratio => {
  if (rule.scale === 'acbl-30') return ratio(15)
  return rule.table ? loadedPoints(rule.table, zero).winner : ratio(10)
}

/** What one side of a match gets for its own net score: IMPs (or board points) won less lost, or a percentage. */
export const victoryPointsOf = (rule: VictoryPointRule, boards: number, score: Ratio): Result<Ratio, Problem> => {
  const length = rule.boards ?? boards
  if (rule.scale === 'swiss-pairs') {
    const points = swissPairsPoints(length, score)
    return points === undefined
      ? { ok: false, error: { code: 'SCALE_WITHOUT_THESE_BOARDS', params: { scale: rule.scale, boards: length } } }
      : ok(ratio(points))
  }
  const lost = compare(score, zero) < 0
  const margin = lost ? negate(score) : score
  if (rule.scale === 'table') {
    const points = loadedPoints(rule.table ?? [{ from: '0', winner: '0', loser: '0' }], margin)
    return ok(margin.num === 0n ? halfOf(rule) : lost ? points.loser : points.winner)
  }
  const taken = rule.fractions === 'exact' ? margin : roundTo(margin, ratio(1))
  const points = victoryPoints(rule.scale as VictoryPointScale, length, taken)
  return points.ok ? ok(lost ? points.value.loser : points.value.winner) : points
}
