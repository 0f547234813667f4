import type { PenaltyStep } from './penalties/types.js'

/** Seconds a player has before each step is reached; the step is imposed by the referee, not by the clock. */
export interface TimeLimit {
  readonly article: string
  /** Offence of the penalty table. */
  readonly offence: 'slowPlay' | 'slowTribute'
  /** More seconds than this: the step. Ascending. */
  readonly steps: readonly { readonly after: number; readonly step: PenaltyStep }[]
}

export const timedActs = ['play', 'tribute', 'returnTribute'] as const
export type TimedAct = (typeof timedActs)[number]

export type TimeLimits = Readonly<Record<TimedAct, TimeLimit>>

/** The step a player has run into after so many seconds; absent while in time. */
export const delayStep = (seconds: number, limit: TimeLimit): PenaltyStep | undefined =>
  limit.steps.findLast(({ after }) => seconds > after)?.step
