import { err, problem } from '@paiji/rules'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { appealOrder } from '../../db/schema/index.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import type { AppealRow } from './appeals.repo.js'
import { appendDocket } from './docket.js'
import { settleNotices, tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { decideOrder, insertOrder, type OrderRow, openOrder } from './orders.repo.js'
import type { Act } from '../shared/act.js'

export interface RequestStayInput extends CaseInput {
  readonly reasons: string
}

const missing = err([problem('REASON_MISSING', { at: { path: 'reasons' } })])

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
    const text = input.reasons.trim()
    if (!text) return missing
    if (await openOrder(tx, row.id, 'stay')) return err([problem('STAY_ASKED_ALREADY')])
    if (await grantedStay(tx, row.id)) return err([problem('STAY_IN_FORCE')])
    const asked = { status: 'REQUESTED' as const, requestedBy: viewer.accountId ?? '', requestedAt: deps.clock.now() }
    const order = await insertOrder(tx, { appealId: row.id, kind: 'stay', text, ...asked })
    const news = { code: 'STAY_ASKED', at: asked.requestedAt, about: order.id } as const
    for (const to of ['clerk', 'chiefDirector', 'panel'] as const) await tell(tx, row, { ...news, to })
    const documents = [order.id]
    return appendDocket({ tx, deps, viewer }, row, { type: 'STAY_REQUESTED', text, visibility: 'parties', documents })
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
    const reasons = input.reasons.trim()
    if (!reasons) return missing
    const order = await openOrder(tx, row.id, 'stay')
    if (!order) return err([problem('ORDER_NOT_ASKED')])
    const status = input.granted ? ('GRANTED' as const) : ('REFUSED' as const)
    await decideOrder(tx, order.id, {
      status,
      decidedBy: viewer.accountId ?? '',
      decidedAt: deps.clock.now(),
      reasons,
    })
    const at = deps.clock.now()
    await settleNotices(tx, row.id, at, { codes: ['STAY_ASKED'], about: [order.id] })
    await tell(tx, row, { code: input.granted ? 'STAY_GRANTED' : 'STAY_REFUSED', to: 'parties', at, about: order.id })
    const type = input.granted ? ('STAY_GRANTED' as const) : ('STAY_REFUSED' as const)
    return appendDocket({ tx, deps, viewer }, row, { type, text: reasons, visibility: 'public', documents: [order.id] })
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
    if (!reasons) return missing
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
