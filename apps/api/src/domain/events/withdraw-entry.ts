import { ok } from '@paiji/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { entry, playSession, round } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { refuse } from './refuse.js'
import { runnableEntry } from './runnable-event.js'
import type { Act } from '../shared/act.js'

export interface WithdrawEntryInput {
  readonly entryId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Takes a contestant out of the rounds to come; what it has played stands, and so does its place on the list.
 * Problems: ENTRY_UNKNOWN, NOT_PERMITTED, WITHDRAWAL_REASON_MISSING, ALREADY_WITHDRAWN.
 */
export const withdrawEntry = (
  deps: Deps,
  viewer: Viewer,
  input: WithdrawEntryInput,
): Promise<Outcome<{ entryId: string }>> =>
  idempotently(deps, viewer, 'withdrawEntry', input, async tx => {
    const found = await runnableEntry(tx, viewer, input.entryId)
    if (!found.ok) return found
    const reason = input.reason.trim()
    if (!reason) return refuse('WITHDRAWAL_REASON_MISSING', 'reason')
    const { entry: own, stage } = found.value
    const leaving = { organisationId: stage.organisationId, stageId: stage.id }
    const left = await leaveStage({ tx, deps, viewer }, { entryId: own.id, stage: leaving, reason })
    return left ? ok({ entryId: own.id }) : refuse('ALREADY_WITHDRAWN')
  })

interface Leaving {
  readonly entryId: string
  readonly stage: { readonly organisationId: string; readonly stageId: string }
  readonly reason: string
}

/** Marks an entry as out of the rounds to come; false when it was already. The caller has asked who may. */
export const leaveStage = async ({ tx, deps, viewer }: Act, { entryId, stage, reason }: Leaving): Promise<boolean> => {
  const after = await lastRound(tx, stage.stageId)
  const withdrawn = await tx
    .update(entry)
    .set({ withdrawnAt: deps.clock.now(), withdrawnAfter: after, withdrawnReason: reason })
    .where(and(eq(entry.id, entryId), eq(entry.stageId, stage.stageId), isNull(entry.withdrawnAt)))
    .returning({ id: entry.id })
  if (withdrawn.length === 0) return false
  await recordAudit(tx, viewer, {
    type: 'ENTRY_WITHDRAWN',
    organisationId: stage.organisationId,
    aggregateKind: 'entry',
    aggregateId: entryId,
    data: { entryId, afterRound: after, reason },
  })
  return true
}

/** The number of the last published round of the stage; 0 before the first. */
const lastRound = async (tx: Transaction, stageId: string): Promise<number> => {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${round.number}), 0)::int` })
    .from(round)
    .innerJoin(playSession, eq(playSession.id, round.sessionId))
    .where(and(eq(playSession.stageId, stageId), sql`${round.status} <> 'PLANNED'`))
  return row?.last ?? 0
}
