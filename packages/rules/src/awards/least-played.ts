import type { Explanation } from '../core/explanation.js'
import { playedEnough } from '../core/line-up.js'
import { type Amount, amountOf, printAmount } from './amount.js'
import type { AwardPolicy } from './award-policy.js'
import { node } from './explain.js'

/** How many of a team's boards somebody played. */
export interface BoardsPlayed {
  readonly boards: number
  /** Boards of the team of which it is known who played them. */
  readonly of: number
}

const shareText = (least: Amount): string => {
  const { num, den } = amountOf(least)
  return den === 1n ? printAmount(amountOf(least)) : `${num}/${den}`
}

/**
 * Why somebody gets points though the policy asks for a share of the team's boards: undefined where the share was not
 * reached, no node where none is asked for or nothing is known.
 */
export const leastPlayedNode = (
  { leastPlayed }: Pick<AwardPolicy, 'leastPlayed'>,
  played: BoardsPlayed | undefined,
): readonly Explanation[] | undefined => {
  if (leastPlayed === undefined || played === undefined || played.of === 0) return []
  const { boards, of } = played
  if (!playedEnough(boards, of, amountOf(leastPlayed))) return undefined
  return [node('awardBoardsPlayed', `${boards}/${of}`, { boards, of, least: shareText(leastPlayed) })]
}
