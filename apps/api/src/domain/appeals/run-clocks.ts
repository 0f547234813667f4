import { ok } from '@paiji/rules'
import type { InadmissibleReason } from '@paiji/rules/procedure'
import { eq } from 'drizzle-orm'
import { appealClock } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Outcome } from '../../base/problem.js'
import type { AppealRow } from './appeals.repo.js'
import {
  clockKinds,
  type ClockRow,
  clocksOfCases,
  endClocks,
  isRunning,
  resumeDecision,
  settleClocks,
} from './clocks.js'
import { appendDocket, auditTarget, lockCase } from './docket.js'
import { nextStatus } from './appeal-status.js'
import { type Audience, tell } from './notices.js'
import { type AppealStatus, isNotified } from './statuses.js'
import { decideOrder, openOrder } from './orders.repo.js'
import type { Act } from '../shared/act.js'

/** A filing that waited in vain for this is inadmissible, and why. */
const FATAL: Readonly<Partial<Record<ClockRow['kind'], InadmissibleReason>>> = {
  concurrence: 'CONCURRENCE_MISSING',
  deposit: 'DEPOSIT_MISSING',
  cure: 'CURE_LAPSED',
}

/** Nothing is waited for any more. */
const OVER: readonly AppealStatus[] = ['WITHDRAWN', 'INADMISSIBLE', 'CLOSED', 'ESCALATED']

/** After the decision only the way to the next body has a time. */
const ENDED_BY_DECISION = clockKinds.filter(kind => kind !== 'escalation')

const audienceOf = (clock: ClockRow): Audience => clock.awaits as Audience

/**
 * What the `run-clocks` job does for one case: reminds where a reminder is due, and lets what has run out lapse, with
 * notice. Runs as often as one likes: what is done is marked. The number of statements depends on the case's own due
 * clocks alone, of which each kind runs once.
 */
export const runClocks = async (
  { tx, deps, viewer }: Act,
  appealId: string,
): Promise<Outcome<{ lapsed: string[]; reminded: string[] }>> => {
  const locked = await lockCase(tx, appealId)
  if (!locked.ok) return locked
  const now = deps.clock.now()
  const { status } = locked.value
  if (isNotified(status)) await endClocks(tx, appealId, now, ENDED_BY_DECISION)
  // A case that was not heard may still go on to the next body.
  if (status === 'INADMISSIBLE') await endClocks(tx, appealId, now, ENDED_BY_DECISION)
  else if (OVER.includes(status)) await endClocks(tx, appealId, now)
  const running = (await clocksOfCases(tx, [appealId])).filter(clock => isRunning(clock) && !clock.stoppedAt)
  const lapsed = running.filter(clock => now > clock.dueAt)
  const reminded = running.filter(
    clock => now <= clock.dueAt && clock.remindAt && clock.remindAt <= now && !clock.remindedAt,
  )
  for (const clock of reminded) await remind({ tx, deps, viewer }, locked.value, clock)
  let row: AppealRow = locked.value
  const over: string[] = []
  for (const clock of lapsed) {
    const done = await lapse({ tx, deps, viewer }, row, clock)
    if (!done.ok) return done
    row = done.value
    over.push(clock.kind)
    // What ran out ended the case, and with it the clocks that would have run out too.
    if (OVER.includes(row.status)) break
  }
  return ok({ lapsed: over, reminded: reminded.map(clock => clock.kind) })
}

const mark = (tx: Transaction, clock: ClockRow, changes: Partial<ClockRow>) =>
  tx.update(appealClock).set(changes).where(eq(appealClock.id, clock.id))

/** A reminder is a notice to whom the clock waits for; it moves nothing and stands in no docket. */
const remind = async ({ tx, deps, viewer }: Act, row: AppealRow, clock: ClockRow): Promise<void> => {
  const at = deps.clock.now()
  await mark(tx, clock, { remindedAt: at })
  const notice = {
    code: 'DEADLINE_NEAR' as const,
    at,
    about: clock.id,
    dueAt: clock.dueAt,
    params: { clock: clock.kind },
  }
  await tell(tx, row, { ...notice, to: audienceOf(clock) })
  await recordAudit(tx, viewer, {
    type: 'DEADLINE_REMINDED',
    ...auditTarget(row),
    data: { appealId: row.id, clock: clock.kind },
  })
}

const lapse = async ({ tx, deps, viewer }: Act, row: AppealRow, clock: ClockRow): Promise<Outcome<AppealRow>> => {
  const at = deps.clock.now()
  await mark(tx, clock, { lapsedAt: at })
  await settleClocks(tx, row.id, { kinds: [clock.kind], met: [clock] }, at)
  const entry = await entryFor({ tx, deps }, row, clock, at)
  const written = await appendDocket({ tx, deps, viewer }, row, {
    ...entry,
    text: '',
    visibility: 'parties',
    data: { clock: clock.kind, dueAt: clock.dueAt.toISOString() },
  })
  if (!written.ok) return written
  if (written.value.status === 'INADMISSIBLE') await endClocks(tx, row.id, at, ENDED_BY_DECISION)
  const news = {
    code: 'DEADLINE_PASSED',
    at,
    about: clock.id,
    dueAt: clock.dueAt,
    params: { clock: clock.kind },
  } as const
  for (const to of ['parties', 'clerk', audienceOf(clock)] as const) await tell(tx, written.value, { ...news, to })
  return written
}

const entryFor = async ({ tx, deps }: Pick<Act, 'tx' | 'deps'>, row: AppealRow, clock: ClockRow, at: Date) => {
  const reason = FATAL[clock.kind]
  if (reason && nextStatus(row.status, 'FILING_LAPSED').ok) {
    return { type: 'FILING_LAPSED' as const, set: { inadmissibleFor: reason, closedAt: at } }
  }
  if (clock.kind === 'information' && row.status === 'INFO_REQUESTED') {
    const order = await openOrder(tx, row.id, 'information')
    if (order) {
      await decideOrder(tx, order.id, { status: 'REFUSED', decidedBy: 'system', decidedAt: at, reasons: null })
      await resumeDecision(tx, deps, order, at)
    }
    return { type: 'INFO_LAPSED' as const }
  }
  return { type: 'CLOCK_LAPSED' as const }
}
