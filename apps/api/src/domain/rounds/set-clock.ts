import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { round as roundRecord } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { refuse } from './refuse.js'
import { clockOf } from './round-clock.js'
import type { RoundRow } from './rounds.repo.js'
import { onRound } from './stage-of-rounds.js'

/** Start (again from the whole length), stop, go on, call time, or change the length alone. */
export const clockActions = ['START', 'PAUSE', 'RESUME', 'END', 'LENGTH'] as const
export type ClockAction = (typeof clockActions)[number]

export interface SetClockInput {
  readonly roundId: string
  readonly action: ClockAction
  /** Length; the one that stands where none is given. */
  readonly minutes?: number | undefined
  readonly idempotencyKey?: string | undefined
}

type Change = Partial<Pick<RoundRow, 'startsAt' | 'minutes' | 'clockPausedAt' | 'clockHeldSeconds' | 'clockEndedAt'>>

const longest = 600

const changeOf = (round: RoundRow, { action, minutes }: SetClockInput, now: Date): Outcome<Change> => {
  const length = minutes ?? round.minutes
  if (length === null || !Number.isInteger(length) || length < 1 || length > longest) {
    return refuse('ROUND_CLOCK_LENGTH_MISSING', 'minutes', { most: longest })
  }
  if (action === 'LENGTH') return ok({ minutes: length })
  if (action === 'START') {
    return ok({ startsAt: now, minutes: length, clockPausedAt: null, clockHeldSeconds: 0, clockEndedAt: null })
  }
  const clock = clockOf(round, now)
  if (action === 'RESUME') {
    const { clockPausedAt, clockHeldSeconds } = round
    if (clock?.state !== 'PAUSED' || !clockPausedAt) return refuse('ROUND_CLOCK_NOT_PAUSED')
    const held = Math.max(0, Math.floor((now.getTime() - clockPausedAt.getTime()) / 1000))
    return ok({ clockPausedAt: null, clockHeldSeconds: clockHeldSeconds + held })
  }
  if (action === 'PAUSE')
    return clock?.state === 'RUNNING' ? ok({ clockPausedAt: now }) : refuse('ROUND_CLOCK_NOT_RUNNING')
  return clock && clock.state !== 'ENDED' ? ok({ clockEndedAt: now }) : refuse('ROUND_CLOCK_NOT_RUNNING')
}

/**
 * The director's hand on the round's clock. The clock only tells: what an unfinished game is worth is the sheet's to say.
 * Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_RUNNING, ROUND_CLOCK_LENGTH_MISSING,
 * ROUND_CLOCK_NOT_RUNNING, ROUND_CLOCK_NOT_PAUSED.
 */
export const setClock = (deps: Deps, viewer: Viewer, input: SetClockInput): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'setRoundClock', input, async (tx, { stage, round }) => {
    if (round.status !== 'OPEN') return refuse('ROUND_NOT_RUNNING')
    const change = changeOf(round, input, deps.clock.now())
    if (!change.ok) return change
    await tx.update(roundRecord).set(change.value).where(eq(roundRecord.id, round.id))
    await recordAudit(tx, viewer, {
      type: 'ROUND_CLOCK_SET',
      organisationId: stage.organisationId,
      aggregateKind: 'round',
      aggregateId: round.id,
      data: {
        roundId: round.id,
        number: round.number,
        action: input.action,
        minutes: change.value.minutes ?? round.minutes,
      },
    })
    return ok({ roundId: round.id })
  })
