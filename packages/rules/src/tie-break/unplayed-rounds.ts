import type { ClauseRef } from '../core/clause.js'

/**
 * How rounds that were not played enter sums over opponents. Dated: recomputing an old event under a new text must
 * not move its ranks.
 */
export interface UnplayedRounds {
  readonly id: string
  readonly clause: ClauseRef
  /** From this day, `YYYY-MM-DD`; absent for rules without a date. */
  readonly effectiveFrom?: string
  /** An opponent's requested byes after which it never came back count as draws, or at their value. */
  readonly opponentsLastByes: 'asDraws' | 'atValue'
  /**
   * The contestant's own unplayed round: nothing; the scheduled opponent as it is (round robins); an imagined
   * opponent with the contestant's own score; the same, but not above the scheduled opponent's score (forfeits) or
   * a draw in every round (byes).
   */
  readonly ownRounds: 'nothing' | 'scheduledOpponent' | 'dummy' | 'cappedDummy'
  /** Cuts take the round the contestant chose not to play, unless the weakest opponent would cost it more. */
  readonly cuts: 'weakest' | 'voluntaryFirst'
}

const fide = (article: string): ClauseRef => ({ edition: 'fide/c07', article })

export const unplayedRounds = {
  /** Round robins: everyone has the same opponents, a forfeit is a result like any other. */
  roundRobin: {
    id: 'roundRobin',
    clause: fide('9'),
    opponentsLastByes: 'atValue',
    ownRounds: 'scheduledOpponent',
    cuts: 'weakest',
  },
  /** Real opponents only, with the scores on the list. */
  plain: {
    id: 'plain',
    clause: { edition: 'conditions', article: 'tieBreak' },
    opponentsLastByes: 'atValue',
    ownRounds: 'nothing',
    cuts: 'weakest',
  },
  fide2023: {
    id: 'fide2023',
    clause: fide('16'),
    effectiveFrom: '2023-07-01',
    opponentsLastByes: 'asDraws',
    ownRounds: 'dummy',
    cuts: 'voluntaryFirst',
  },
  fide2026: {
    id: 'fide2026',
    clause: fide('15-16'),
    effectiveFrom: '2026-03-01',
    opponentsLastByes: 'asDraws',
    ownRounds: 'cappedDummy',
    cuts: 'voluntaryFirst',
  },
} as const satisfies Readonly<Record<string, UnplayedRounds>>

/** The international text in force on a day. */
export const fideUnplayedRounds = (on: string): UnplayedRounds =>
  on < unplayedRounds.fide2026.effectiveFrom ? unplayedRounds.fide2023 : unplayedRounds.fide2026
