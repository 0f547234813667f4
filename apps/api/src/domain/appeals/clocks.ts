import { dueAfterStop, remindAt, type WindowKind, windowDueAt } from '@paiji/rules/procedure'
import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { appealClock, type clockEndings, clockKinds, type clockWaits } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Deps } from '../shared/deps.js'
import type { AppealRow } from './appeals.repo.js'
import type { CaseNoticeCode } from '../../db/schema/notice-codes.js'
import { settleNotices } from './notices.js'
import { procedureOfCase } from './case-procedure.js'

export { clockKinds }
export type ClockRow = typeof appealClock.$inferSelect
export type ClockKind = ClockRow['kind']
export type ClockEnding = (typeof clockEndings)[number]

export interface NewClock {
  readonly kind: WindowKind
  readonly anchoredAt: Date
  readonly timeZone: string
  /** Whom it waits for. */
  readonly awaits: (typeof clockWaits)[number]
}

/**
 * Starts a clock by the case's own procedure: computed once, stored with the rule that made it, and woken for its
 * reminder and its end. Nothing where the procedure sets no such time.
 */
export const startClock = async (
  tx: Transaction,
  deps: Pick<Deps, 'jobs'>,
  row: AppealRow,
  { kind, anchoredAt, timeZone, awaits }: NewClock,
): Promise<ClockRow | undefined> => {
  const { procedure, calendar } = procedureOfCase(row)
  const window = procedure.windows[kind]
  if (!window) return undefined
  const due = windowDueAt(anchoredAt.getTime(), window, timeZone, calendar)
  const [clock] = await tx
    .insert(appealClock)
    .values({
      appealId: row.id,
      kind,
      anchor: window.anchor,
      anchoredAt,
      length: { amount: window.amount, unit: window.unit },
      timeZone,
      procedureId: row.procedureId,
      editionId: window.clause.edition,
      article: window.clause.article,
      firstDueAt: new Date(due),
      dueAt: new Date(due),
      awaits,
      remindAt: new Date(remindAt(anchoredAt.getTime(), due)),
    })
    .returning()
  if (clock) await wake(tx, deps, clock)
  return clock
}

/** Wakes the case for the reminder and for the end; a clock that moved is woken anew under the same keys. */
export const wake = async (tx: Transaction, deps: Pick<Deps, 'jobs'>, clock: ClockRow): Promise<void> => {
  const payload = { appealId: clock.appealId }
  // A filing at the last millisecond is in time: the clock has run out one millisecond later.
  const ended = new Date(clock.dueAt.getTime() + 1)
  await deps.jobs.enqueue(tx, 'run-clocks', payload, { jobKey: `clock:${clock.id}:end`, runAt: ended })
  if (clock.remindAt && !clock.remindedAt) {
    await deps.jobs.enqueue(tx, 'run-clocks', payload, { jobKey: `clock:${clock.id}:reminder`, runAt: clock.remindAt })
  }
}

const running = and(isNull(appealClock.metAt), isNull(appealClock.lapsedAt), isNull(appealClock.endedAt))

/** Whether a clock still runs, or stands still. */
export const isRunning = (clock: Pick<ClockRow, 'metAt' | 'lapsedAt' | 'endedAt'>): boolean =>
  !clock.metAt && !clock.lapsedAt && !clock.endedAt

/** What was waited for has come; nothing when no such clock runs. */
export const meetClock = async (
  tx: Transaction,
  appealId: string,
  kinds: ClockKind | readonly ClockKind[],
  at: Date,
): Promise<void> => {
  const wanted = typeof kinds === 'string' ? [kinds] : [...kinds]
  const met = await tx
    .update(appealClock)
    .set({ metAt: at })
    .where(and(eq(appealClock.appealId, appealId), inArray(appealClock.kind, wanted), running))
    .returning()
  await settleClocks(tx, appealId, { kinds: wanted, met }, at)
}

/** Which notices ask for what a clock waits for. */
const ASKED_WITH: Readonly<Partial<Record<ClockKind, readonly CaseNoticeCode[]>>> = {
  concurrence: ['CONCURRENCE_ASKED'],
  leave: ['LEAVE_ASKED'],
  cure: ['CURE_ASKED'],
  response: ['RESPONSE_ASKED'],
  statement: ['STATEMENT_ASKED'],
  lawPart: ['LAW_PART_ASKED'],
  information: ['INFORMATION_ASKED'],
  disclosure: ['PANEL_PROPOSED'],
  challenge: ['OBJECTIONS_OPEN'],
}

/** Nobody is asked any more for what clocks of these kinds wait for, nor reminded of those that ran. */
export const settleClocks = async (
  tx: Transaction,
  appealId: string,
  { kinds, met }: { readonly kinds: readonly ClockKind[]; readonly met: readonly ClockRow[] },
  at: Date,
): Promise<void> => {
  const codes = kinds.flatMap(kind => ASKED_WITH[kind] ?? [])
  if (codes.length > 0) await settleNotices(tx, appealId, at, { codes })
  if (met.length > 0)
    await settleNotices(tx, appealId, at, { codes: ['DEADLINE_NEAR'], about: met.map(clock => clock.id) })
}

/**
 * What was waited for was not done and is waited for no more: waived by those who might have done it, dispensed with by the
 * chair, or overtaken by another act. One whose time was over before has lapsed.
 */
export const endClock = async (
  tx: Transaction,
  appealId: string,
  { kinds, endedFor }: { readonly kinds: readonly ClockKind[]; readonly endedFor: ClockEnding },
  at: Date,
): Promise<void> => {
  const those = and(eq(appealClock.appealId, appealId), inArray(appealClock.kind, [...kinds]), running)
  const late = await tx
    .update(appealClock)
    .set({ lapsedAt: at })
    .where(and(those, isNull(appealClock.stoppedAt), lt(appealClock.dueAt, at)))
    .returning()
  const ended = await tx.update(appealClock).set({ endedAt: at, endedFor }).where(those).returning()
  await settleClocks(tx, appealId, { kinds, met: [...late, ...ended] }, at)
}

/** Every clock of a case that is over ends with it; none of them is met by that. */
export const endClocks = (
  tx: Transaction,
  appealId: string,
  at: Date,
  kinds: readonly ClockKind[] = clockKinds,
): Promise<void> => endClock(tx, appealId, { kinds, endedFor: 'case' }, at)

export const clocksOfCases = (db: Db, appealIds: readonly string[]): Promise<ClockRow[]> =>
  db
    .select()
    .from(appealClock)
    .where(inArray(appealClock.appealId, [...appealIds]))
    .orderBy(asc(appealClock.dueAt), asc(appealClock.id))

export const runningClock = async (db: Db, appealId: string, kind: ClockKind): Promise<ClockRow | undefined> => {
  const [row] = await db
    .select()
    .from(appealClock)
    .where(and(eq(appealClock.appealId, appealId), eq(appealClock.kind, kind), running))
  return row
}

/** A later end, by an order. */
export const moveClock = async (
  tx: Transaction,
  deps: Pick<Deps, 'jobs'>,
  clock: ClockRow,
  changes: Partial<Pick<ClockRow, 'dueAt' | 'stoppedAt' | 'remindAt'>>,
): Promise<ClockRow> => {
  const [moved] = await tx.update(appealClock).set(changes).where(eq(appealClock.id, clock.id)).returning()
  if (!moved) throw new Error(`clock ${clock.id} is missing`)
  if (!moved.stoppedAt) await wake(tx, deps, moved)
  return moved
}

/**
 * The panel's time stands still while it waits for somebody's answer. Answers the clock that was stopped by this, for
 * the order that asks; nothing when none runs, or when it stands still already by an order of its own.
 */
export const pauseDecision = async (tx: Transaction, appealId: string, at: Date): Promise<string | undefined> => {
  const [stopped] = await tx
    .update(appealClock)
    .set({ stoppedAt: at })
    .where(
      and(eq(appealClock.appealId, appealId), eq(appealClock.kind, 'decision'), isNull(appealClock.stoppedAt), running),
    )
    .returning({ id: appealClock.id })
  return stopped?.id
}

/** The answer has come, or will not: the clock this order stopped goes on with what was left, unless it goes on already. */
export const resumeDecision = async (
  tx: Transaction,
  deps: Pick<Deps, 'jobs'>,
  order: { readonly data: unknown },
  at: Date,
): Promise<void> => {
  const { paused } = (order.data ?? {}) as { paused?: unknown }
  if (typeof paused !== 'string') return
  const [clock] = await tx
    .select()
    .from(appealClock)
    .where(and(eq(appealClock.id, paused), isNotNull(appealClock.stoppedAt), running))
  if (clock) await moveClock(tx, deps, clock, { stoppedAt: null, dueAt: endAfterStop(clock, at) })
}

/** The end of a clock that goes on now: it has what was left when it stopped. */
export const endAfterStop = (clock: ClockRow, at: Date): Date =>
  new Date(dueAfterStop(clock.dueAt.getTime(), (clock.stoppedAt ?? at).getTime(), at.getTime()))
