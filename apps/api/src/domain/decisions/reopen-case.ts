import { err, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { linksOnward } from '../appeals/case-links.repo.js'
import { appendDocket, type NewEntry } from '../appeals/docket.js'
import { settleNotices, tell } from '../appeals/notices.js'
import { type CaseAnswer, type CaseInput, onCase } from '../appeals/on-case.js'
import { decideOrder, insertOrder, openOrder } from '../appeals/orders.repo.js'
import { sceneOf } from '../panels/case-scene.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { admittedAgain } from './notify-decision.js'

export interface RequestReopeningInput extends CaseInput {
  /** What is new, and why it could not be brought before. */
  readonly reasons: string
}

const missing = err([problem('REASON_MISSING', { at: { path: 'reasons' } })])

/**
 * A side of a decided case asks that it be heard again, for what was not known then; the decision stands meanwhile.
 * Problems: REASON_MISSING, REOPENING_ASKED_ALREADY, CASE_WENT_ON, and those of every act on a case.
 */
export const requestReopening = (
  deps: Deps,
  viewer: Viewer,
  input: RequestReopeningInput,
): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'requestReopening', input, async (tx, { row }) => {
    const text = input.reasons.trim()
    if (!text) return missing
    if (await openOrder(tx, row.id, 'reopening')) return err([problem('REOPENING_ASKED_ALREADY')])
    if ((await linksOnward(tx, [row.id])).length > 0) return err([problem('CASE_WENT_ON')])
    const asked = { status: 'REQUESTED' as const, requestedBy: actorOf(viewer), requestedAt: deps.clock.now() }
    const order = await insertOrder(tx, { appealId: row.id, kind: 'reopening', text, ...asked })
    for (const to of ['panel', 'clerk', 'parties'] as const)
      await tell(tx, row, { code: 'REOPENING_ASKED', to, at: asked.requestedAt, about: order.id })
    const documents = [order.id]
    const entry: NewEntry = { type: 'REOPENING_REQUESTED', text, visibility: 'parties', documents }
    return appendDocket({ tx, deps, viewer }, row, entry)
  })

export interface DecideReopeningInput extends CaseInput {
  readonly granted: boolean
  readonly reasons: string
}

/**
 * The chair answers for those who decided. Granted, the same body hears a new case, linked, with the same sides; those who
 * sat may sit again. Problems: REASON_MISSING, ORDER_NOT_ASKED, CASE_WENT_ON, and those of every act on a case.
 */
export const decideReopening = (
  deps: Deps,
  viewer: Viewer,
  input: DecideReopeningInput,
): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'decideReopening', input, async (tx, { row }) => {
    const reasons = input.reasons.trim()
    if (!reasons) return missing
    const order = await openOrder(tx, row.id, 'reopening')
    if (!order) return err([problem('ORDER_NOT_ASKED')])
    if (input.granted && (await linksOnward(tx, [row.id])).length > 0) return err([problem('CASE_WENT_ON')])
    const at = deps.clock.now()
    const status = input.granted ? ('GRANTED' as const) : ('REFUSED' as const)
    await decideOrder(tx, order.id, { status, decidedBy: actorOf(viewer), decidedAt: at, reasons })
    await settleNotices(tx, row.id, at, { codes: ['REOPENING_ASKED'], about: [order.id] })
    const code = input.granted ? ('REOPENING_GRANTED' as const) : ('REOPENING_REFUSED' as const)
    for (const to of ['parties', 'clerk'] as const) await tell(tx, row, { code, to, at, about: order.id })
    const entry: NewEntry = { type: code, text: reasons, visibility: 'public', documents: [order.id] }
    if (!input.granted || !row.body) return appendDocket({ tx, deps, viewer }, row, entry)
    const scene = await sceneOf(tx, row)
    const opened = await admittedAgain({ tx, deps, viewer }, scene, {
      kind: 'reopening',
      body: row.body,
      instance: row.instance,
      text: order.text,
      filedBy: row.filedBy,
      dueAt: at,
    })
    if (!opened.ok) return opened
    const data = { caseId: opened.value.id, number: opened.value.number }
    return appendDocket({ tx, deps, viewer }, row, { ...entry, data })
  })
