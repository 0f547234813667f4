import { err, problem } from '@paiji/rules'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { appealOrder } from '../../db/schema/index.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import type { AppealRow } from './appeals.repo.js'
import { answerOrder, askForOrder } from './asked-orders.js'
import { appendDocket } from './docket.js'
import { tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import type { OrderRow } from './orders.repo.js'
import type { Act } from '../shared/act.js'

export interface RequestStayInput extends CaseInput {
  readonly reasons: string
}

/** The stay that is in force. */
export const grantedStay = async (db: Db, appealId: string): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(appealOrder)
    .where(and(eq(appealOrder.appealId, appealId), eq(appealOrder.kind, 'stay'), eq(appealOrder.status, 'GRANTED')))
  return row
}

/**
 * Asks that results wait for the decision: an appeal by itself suspends nothing. One request at a time, and none while
 * a stay is in force. Problems: REASON_MISSING, STAY_ASKED_ALREADY, STAY_IN_FORCE, and those of every act on a case.
 */
export const requestStay = (deps: Deps, viewer: Viewer, input: RequestStayInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'requestStay', input, async (tx, { row }) => {
    const inForce = async () => ((await grantedStay(tx, row.id)) ? err([problem('STAY_IN_FORCE')]) : undefined)
    const notified = ['clerk', 'chiefDirector', 'panel'] as const
    return askForOrder({ tx, deps, viewer }, row, 'stay', { reasons: input.reasons, notified, forbids: inForce })
  })

export interface DecideStayInput extends CaseInput {
  readonly granted: boolean
  readonly reasons: string
}

/**
 * Grants or refuses it, with reasons. While it holds the stage does not become official. Problems: ORDER_NOT_ASKED,
 * REASON_MISSING, and those of every act on a case.
 */
export const decideStay = (deps: Deps, viewer: Viewer, input: DecideStayInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'decideStay', input, async (tx, { row }) => {
    const act = { tx, deps, viewer }
    const { granted, reasons } = input
    const answered = await answerOrder(act, row, 'stay', { granted, reasons, notified: ['parties'] })
    return answered.ok ? appendDocket(act, row, answered.value.entry) : answered
  })

export interface LiftStayInput extends CaseInput {
  readonly reasons: string
}

/**
 * Ends a stay, in whatever state its case is: it does not end by itself. Problems: STAY_NOT_IN_FORCE, REASON_MISSING,
 * and those of every act on a case.
 */
export const liftStay = (deps: Deps, viewer: Viewer, input: LiftStayInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'liftStay', input, async (tx, { row }) => {
    const reasons = input.reasons.trim()
    if (!reasons) return err([problem('REASON_MISSING', { at: { path: 'reasons' } })])
    return endStay({ tx, deps, viewer }, row, reasons)
  })

/** Lifts the stay of a case that is held, by its own order or by a line of the decision. Problem: STAY_NOT_IN_FORCE. */
export const endStay = async (
  { tx, deps, viewer }: Act,
  row: AppealRow,
  reasons: string,
): Promise<Outcome<AppealRow>> => {
  const order = await grantedStay(tx, row.id)
  if (!order) return err([problem('STAY_NOT_IN_FORCE')])
  const lifted = { status: 'LIFTED' as const, liftedAt: deps.clock.now(), liftedBy: viewer.accountId ?? '' }
  await tx.update(appealOrder).set(lifted).where(eq(appealOrder.id, order.id))
  await tell(tx, row, { code: 'STAY_LIFTED', to: 'parties', at: lifted.liftedAt, about: order.id })
  const entry = { type: 'STAY_LIFTED' as const, text: reasons, visibility: 'public' as const }
  return appendDocket({ tx, deps, viewer }, row, { ...entry, documents: [order.id] })
}
