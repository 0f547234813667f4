import type { RoundRow } from './rounds.repo.js'

/** What the round keeps of its clock. */
export type ClockFacts = Pick<
  RoundRow,
  'startsAt' | 'minutes' | 'clockPausedAt' | 'clockHeldSeconds' | 'clockEndedAt' | 'closedAt'
>

export const clockStates = ['WAITING', 'RUNNING', 'PAUSED', 'ENDED'] as const
export type ClockState = (typeof clockStates)[number]

export interface RoundClock {
  readonly state: ClockState
  /** Whole seconds left at the moment asked about; negative once the time is over. */
  readonly secondsLeft: number
  /** When the time is up, unless the clock is stopped again; absent while it is, and after its end. */
  readonly endsAt?: Date
}

/**
 * The round's clock at a moment, by the server's time. Undefined for a round without a start or a length.
 * Pauses that are over lengthen it; time called, or the round closed, ends it where it stood.
 */
export const clockOf = (round: ClockFacts, now: Date): RoundClock | undefined => {
  const { startsAt, minutes, clockPausedAt, clockHeldSeconds, clockEndedAt, closedAt } = round
  if (!startsAt || minutes === null) return undefined
  const total = minutes * 60 + clockHeldSeconds
  const leftAt = (moment: Date): number =>
    total - Math.max(0, Math.floor((moment.getTime() - startsAt.getTime()) / 1000))
  const ended = clockEndedAt ?? closedAt
  if (ended) return { state: 'ENDED', secondsLeft: leftAt(clockPausedAt ?? ended) }
  if (clockPausedAt) return { state: 'PAUSED', secondsLeft: leftAt(clockPausedAt) }
  const endsAt = new Date(startsAt.getTime() + total * 1000)
  return { state: now < startsAt ? 'WAITING' : 'RUNNING', secondsLeft: leftAt(now), endsAt }
}
