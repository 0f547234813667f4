import type { ScoreLine } from '../core/score-line.js'

/**
 * Marks a score line may carry to say that no game was played for it. A line without opponents and without such a
 * mark is a bye that the pairing gave.
 */
export const unplayedMarks = {
  /** The odd one out of a round. */
  pairingBye: 'pairingBye',
  /** Asked for by the contestant, whatever it was worth; absence is one worth nothing. */
  requestedBye: 'requestedBye',
  forfeitWin: 'forfeitWin',
  forfeitLoss: 'forfeitLoss',
} as const

export type UnplayedMark = keyof typeof unplayedMarks

export const unplayedMark = (line: ScoreLine): UnplayedMark | undefined => {
  for (const mark of line.marks ?? []) if (mark in unplayedMarks) return mark as UnplayedMark
  return line.opponents.length === 0 ? 'pairingBye' : undefined
}

export const isPlayed = (line: ScoreLine): boolean => unplayedMark(line) === undefined

/** Not played because the contestant chose or failed to. */
export const isVoluntary = (line: ScoreLine): boolean => {
  const mark = unplayedMark(line)
  return mark === 'requestedBye' || mark === 'forfeitLoss'
}
