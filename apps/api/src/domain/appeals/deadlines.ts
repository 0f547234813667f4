import { err, ok, problem } from '@paiji/rules'
import { remindAt } from '@paiji/rules/procedure'
import type { Transaction } from '../../db/transaction.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import type { AppealRow } from './appeals.repo.js'
import { type ClockKind, type ClockRow, endAfterStop, moveClock, runningClock } from './clocks.js'
import { appendDocket } from './docket.js'
import { tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { insertOrder } from './orders.repo.js'

export interface ClockActInput extends CaseInput {
  readonly clock: ClockKind
  readonly reason: string
}

const reasonOf = (input: { reason: string }): Outcome<string> => {
  const reason = input.reason.trim()
  return reason ? ok(reason) : err([problem('REASON_MISSING', { at: { path: 'reason' } })])
}

const clockOf = async (tx: Transaction, row: AppealRow, kind: ClockKind): Promise<Outcome<ClockRow>> => {
  const clock = await runningClock(tx, row.id, kind)
  return clock ? ok(clock) : err([problem('CLOCK_NOT_RUNNING')])
}

interface ClockAct {
  readonly order: 'extension' | 'clockStop'
  readonly writes: 'EXTENSION_GRANTED' | 'CLOCK_STOPPED' | 'CLOCK_RESUMED'
  readonly change: (clock: ClockRow, now: Date) => Outcome<Partial<Pick<ClockRow, 'dueAt' | 'stoppedAt' | 'remindAt'>>>
}

/** Every change of a running clock is an order with a reason, and everybody concerned is told. */
const changeClock = (
  deps: Deps,
  viewer: Viewer,
  name: 'extendDeadline' | 'stopClock' | 'resumeClock',
  input: ClockActInput,
  { order, writes, change }: ClockAct,
): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, name, input, async (tx, { row }) => {
    const reason = reasonOf(input)
    if (!reason.ok) return reason
    const clock = await clockOf(tx, row, input.clock)
    if (!clock.ok) return clock
    const now = deps.clock.now()
    const changes = change(clock.value, now)
    if (!changes.ok) return changes
    const moved = await moveClock(tx, deps, clock.value, changes.value)
    const by = viewer.accountId ?? ''
    const { id } = await insertOrder(tx, {
      appealId: row.id,
      kind: order,
      status: 'GRANTED',
      text: reason.value,
      requestedBy: by,
      requestedAt: now,
      decidedBy: by,
      decidedAt: now,
      reasons: reason.value,
      clockId: moved.id,
      data: { dueBefore: clock.value.dueAt.toISOString(), dueAfter: moved.dueAt.toISOString() },
    })
    await tell(tx, row, { code: 'DEADLINE_MOVED', to: 'parties', at: now, about: id, dueAt: moved.dueAt })
    return appendDocket({ tx, deps, viewer }, row, {
      type: writes,
      text: reason.value,
      visibility: 'parties',
      documents: [id],
      data: { clock: input.clock, dueAt: moved.dueAt.toISOString() },
    })
  })

export interface ExtendDeadlineInput extends ClockActInput {
  /** Later than the end it has now. */
  readonly dueAt: Date
}

/** A later end. Problems: CLOCK_NOT_RUNNING, DEADLINE_NOT_LATER, REASON_MISSING. */
export const extendDeadline = (deps: Deps, viewer: Viewer, input: ExtendDeadlineInput): Promise<Outcome<CaseAnswer>> =>
  changeClock(deps, viewer, 'extendDeadline', input, {
    order: 'extension',
    writes: 'EXTENSION_GRANTED',
    change: (clock, now) => {
      if (input.dueAt <= clock.dueAt) return err([problem('DEADLINE_NOT_LATER', { at: { path: 'dueAt' } })])
      const remind = remindAt(now.getTime(), input.dueAt.getTime())
      return ok({ dueAt: input.dueAt, ...(clock.remindedAt ? {} : { remindAt: new Date(remind) }) })
    },
  })

/** Time stands still, e.g. while a party is waited for. Problems: CLOCK_NOT_RUNNING, CLOCK_STOPPED_ALREADY. */
export const stopClock = (deps: Deps, viewer: Viewer, input: ClockActInput): Promise<Outcome<CaseAnswer>> =>
  changeClock(deps, viewer, 'stopClock', input, {
    order: 'clockStop',
    writes: 'CLOCK_STOPPED',
    change: (clock, now) => (clock.stoppedAt ? err([problem('CLOCK_STOPPED_ALREADY')]) : ok({ stoppedAt: now })),
  })

/** Time goes on with what was left. Problems: CLOCK_NOT_RUNNING, CLOCK_NOT_STOPPED. */
export const resumeClock = (deps: Deps, viewer: Viewer, input: ClockActInput): Promise<Outcome<CaseAnswer>> =>
  changeClock(deps, viewer, 'resumeClock', input, {
    order: 'clockStop',
    writes: 'CLOCK_RESUMED',
    change: (clock, now) =>
      clock.stoppedAt ? ok({ stoppedAt: null, dueAt: endAfterStop(clock, now) }) : err([problem('CLOCK_NOT_STOPPED')]),
  })
