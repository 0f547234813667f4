import type { StageFacts } from './facts.js'
import type { EntrantId } from './ids.js'
import type { ScoreLine } from './score-line.js'

/**
 * Marks of lines that stand for something that was not played by the contestant: a bye it asked for, a no-show, an award without
 * play. A bye of the pairing is of somebody who is there, and has its points.
 */
const withoutPlay: ReadonlySet<string> = new Set(['requestedBye', 'forfeit', 'forfeitLoss', 'artificial'])

const isOfPlay = ({ opponents, marks = [] }: ScoreLine): boolean =>
  (opponents.length > 0 || marks.includes('pairingBye')) && !marks.some(mark => withoutPlay.has(mark))

/**
 * The contestants that came to a table: each has a score that is no bye it asked for, no forfeit of its own and no artificial score.
 * One whose opponents did not come was there.
 */
export const whoPlayed = (lines: readonly ScoreLine[]): ReadonlySet<EntrantId> => {
  const played = new Set<EntrantId>()
  for (const line of lines) if (isOfPlay(line)) played.add(line.entrant)
  return played
}

/**
 * Who is ranked: who played and is no reserve. Everyone in a bracket, whose places hang on
 * the draw, and where the facts say so.
 */
export const whoIsRanked = (
  { ranks, bracket, entrants }: Pick<StageFacts<unknown>, 'ranks' | 'bracket' | 'entrants'>,
  lines: readonly ScoreLine[],
): ((entrant: EntrantId) => boolean) => {
  const reserves = new Set(entrants.flatMap(({ id, reserve }) => (reserve ? [id] : [])))
  if (bracket || ranks === 'everyone') return entrant => !reserves.has(entrant)
  const played = whoPlayed(lines)
  return entrant => played.has(entrant) && !reserves.has(entrant)
}
