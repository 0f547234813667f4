import { err, ok, problem } from '@paiji/rules'
import { actorOf } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Act } from '../shared/act.js'
import type { AppealRow } from './appeals.repo.js'
import { appendDocket, type NewEntry } from './docket.js'
import { settleNotices, tell } from './notices.js'
import { decideOrder, insertOrder, type OrderRow, openOrder } from './orders.repo.js'

/** What a side may ask for beside its appeal, and how its asking and the answer are called. */
const KINDS = {
  stay: {
    asked: 'STAY_ASKED',
    requested: 'STAY_REQUESTED',
    again: 'STAY_ASKED_ALREADY',
    GRANTED: 'STAY_GRANTED',
    REFUSED: 'STAY_REFUSED',
  },
  reopening: {
    asked: 'REOPENING_ASKED',
    requested: 'REOPENING_REQUESTED',
    again: 'REOPENING_ASKED_ALREADY',
    GRANTED: 'REOPENING_GRANTED',
    REFUSED: 'REOPENING_REFUSED',
  },
} as const
export type AskedKind = keyof typeof KINDS

type Recipient = Parameters<typeof tell>[2]['to']

const missing = err([problem('REASON_MISSING', { at: { path: 'reasons' } })])

interface Asking {
  readonly reasons: string
  /** Who is notified that it is asked for. */
  readonly notified: readonly Recipient[]
  /** What else forbids it. */
  readonly forbids?: () => Promise<Outcome<never> | undefined>
}

/** A side asks for an order, one of a kind at a time. Problems: REASON_MISSING, `…_ASKED_ALREADY`, and what forbids it. */
export const askForOrder = async (
  { tx, deps, viewer }: Act,
  row: AppealRow,
  kind: AskedKind,
  { reasons, notified, forbids }: Asking,
): Promise<Outcome<AppealRow>> => {
  const [words, text] = [KINDS[kind], reasons.trim()]
  if (!text) return missing
  if (await openOrder(tx, row.id, kind)) return err([problem(words.again)])
  const forbidden = await forbids?.()
  if (forbidden) return forbidden
  const asked = { status: 'REQUESTED' as const, requestedBy: actorOf(viewer), requestedAt: deps.clock.now() }
  const order = await insertOrder(tx, { appealId: row.id, kind, text, ...asked })
  for (const to of notified) await tell(tx, row, { code: words.asked, to, at: asked.requestedAt, about: order.id })
  const entry: NewEntry = { type: words.requested, text, visibility: 'parties', documents: [order.id] }
  return appendDocket({ tx, deps, viewer }, row, entry)
}

interface Answering {
  readonly granted: boolean
  readonly reasons: string
  readonly notified: readonly Recipient[]
}

/** The order with the entry that the docket is to have: the answer to what was asked for. Problems: REASON_MISSING, ORDER_NOT_ASKED. */
export const answerOrder = async (
  { tx, deps, viewer }: Act,
  row: AppealRow,
  kind: AskedKind,
  { granted, reasons: given, notified }: Answering,
): Promise<Outcome<{ readonly order: OrderRow; readonly entry: NewEntry }>> => {
  const reasons = given.trim()
  if (!reasons) return missing
  const order = await openOrder(tx, row.id, kind)
  if (!order) return err([problem('ORDER_NOT_ASKED')])
  const [at, status] = [deps.clock.now(), granted ? ('GRANTED' as const) : ('REFUSED' as const)]
  await decideOrder(tx, order.id, { status, decidedBy: actorOf(viewer), decidedAt: at, reasons })
  await settleNotices(tx, row.id, at, { codes: [KINDS[kind].asked], about: [order.id] })
  const type = KINDS[kind][status]
  for (const to of notified) await tell(tx, row, { code: type, to, at, about: order.id })
  return ok({ order, entry: { type, text: reasons, visibility: 'public', documents: [order.id] } })
}
