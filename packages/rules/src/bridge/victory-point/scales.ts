import { problem, type Problem } from '../../core/problem.js'
import { type Ratio, ratio } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import { acblPoints } from './acbl.js'
import { wbfContinuousHundredths } from './wbf-continuous.js'
import { wbfDiscrete } from './wbf-discrete.js'

export const victoryPointScales = ['wbf-2013', 'wbf-2013-discrete', 'acbl-20', 'acbl-30'] as const
export type VictoryPointScale = (typeof victoryPointScales)[number]

export interface VictoryPoints {
  readonly winner: Ratio
  readonly loser: Ratio
}

const sharing = (total: number, winner: Ratio): VictoryPoints => ({
  winner,
  loser: ratio(BigInt(total) * winner.den - winner.num, winner.den),
})

/**
 * Victory points of a match of `boards` boards won by `margin` IMPs (0 is a draw), on a named scale.
 * `SCALE_WITHOUT_THESE_BOARDS` when the published scale has no column for that length.
 */
export const victoryPoints = (
  scale: VictoryPointScale,
  boards: number,
  margin: Ratio,
): Result<VictoryPoints, Problem> => {
  if (scale === 'wbf-2013') return ok(sharing(20, ratio(wbfContinuousHundredths(boards, margin), 100)))
  // Steps end at whole IMPs: a fraction above one is past it, a fraction below the next is not yet there.
  const below = Number(margin.num / margin.den)
  const above = Number((margin.num + margin.den - 1n) / margin.den)
  if (scale === 'wbf-2013-discrete') return ok(sharing(20, ratio(wbfDiscrete(boards, above))))
  const total = scale === 'acbl-20' ? 20 : 30
  const winner = acblPoints(total, boards, below)
  return winner === undefined
    ? err(problem('SCALE_WITHOUT_THESE_BOARDS', { params: { scale, boards } }))
    : ok(sharing(total, ratio(winner)))
}
