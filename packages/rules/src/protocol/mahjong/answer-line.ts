import { textOf } from '../../core/text-of.js'
import { type Problem, problem } from '../../core/problem.js'
import { defaultEditionName, scoringProfile } from '../../mahjong/editions/profiles.js'
import { LeanHand } from '../../mahjong/lean/lean-hand.js'
import { leanScorer } from '../../mahjong/lean/total-of.js'
import type { ScoringProfile } from '../../mahjong/tiles/profile.js'
import { isRecord } from '../../mahjong/read.js'
import { readRequest } from '../../mahjong/lean/read-request.js'

export type ScoreAnswer =
  | {
      readonly id: unknown
      /** With flowers. */
      readonly total: number
      /** Fan number → how often it counts; `57m` is one melded with one concealed kong. */
      readonly fans: Readonly<Record<string, number>>
      /** Does it reach the minimum without flowers? */
      readonly wins: boolean
    }
  | { readonly id: unknown; readonly problems: readonly Problem[] }

const scratch = new LeanHand()

const answer = (id: unknown, request: unknown, profile: ScoringProfile): ScoreAnswer => {
  const problems = readRequest(scratch, request)
  if (problems.length > 0) return { id, problems }
  const scorer = leanScorer(profile)
  const best = scorer.best(scratch)
  if (best < 0) return { id, problems: [problem('NOT_A_WINNING_HAND', { at: { path: 'hand' } })] }
  const flowers = profile.switches.flowers ? scratch.flowers : 0
  const fans = scorer.sum.fans()
  if (flowers > 0) fans[81] = flowers
  return { id, total: best + flowers, fans, wins: best >= profile.switches.minimum }
}

/**
 * Answers one line of `score mahjong` for one winning hand; never throws. `edition` is `wmo-2006` (default) or
 * `mcr-1998`. Of several lists of fans with the same maximum one is answered.
 */
export const answerScoreLine = (request: unknown, options: { readonly edition?: string } = {}): ScoreAnswer => {
  const id = isRecord(request) && request.id !== undefined ? request.id : null
  const profile = scoringProfile(options.edition ?? defaultEditionName)
  if (!profile) return { id, problems: [problem('EDITION_UNKNOWN', { params: { edition: textOf(options.edition) } })] }
  return answer(id, request, profile)
}
