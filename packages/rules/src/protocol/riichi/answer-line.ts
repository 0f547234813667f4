import { type Problem, problem } from '../../core/problem.js'
import { textOf } from '../../core/text-of.js'
import { isRecord } from '../../core/json-value.js'
import { readRiichiHand } from '../../riichi/read-hand.js'
import { type RiichiScore, scoreRiichiHand } from '../../riichi/score-hand.js'

export type RiichiAnswer =
  | ({ readonly id: unknown } & RiichiScore)
  | { readonly id: unknown; readonly problems: readonly Problem[] }

/** The one edition there is: European rules of 2016. */
const EDITION = 'ema-2016'

/** Answers one line of `score riichi` for one complete hand; never throws. */
export const answerScoreLine = (request: unknown, options: { readonly edition?: string } = {}): RiichiAnswer => {
  const id = isRecord(request) && request.id !== undefined ? request.id : null
  const edition = options.edition ?? EDITION
  if (edition !== EDITION)
    return { id, problems: [problem('EDITION_UNKNOWN', { params: { edition: textOf(edition) } })] }
  const read = readRiichiHand(request)
  if ('problems' in read) return { id, problems: read.problems }
  const score = scoreRiichiHand(read.hand)
  return score ? { id, ...score } : { id, problems: [problem('NOT_A_WINNING_HAND', { at: { path: 'concealed' } })] }
}
