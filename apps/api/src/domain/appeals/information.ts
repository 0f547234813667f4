import { err, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { meetClock, pauseDecision, resumeDecision, startClock } from './clocks.js'
import { appendDocket } from './docket.js'
import { tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { decideOrder, insertOrder, openOrder } from './orders.repo.js'

export interface RequestInfoInput extends CaseInput {
  readonly question: string
  readonly from: 'appellant' | 'respondent' | 'parties' | 'director'
}

/** The panel asks somebody for something: the answer has a clock, and the panel's own stands still. Problems: REASON_MISSING. */
export const requestInfo = (deps: Deps, viewer: Viewer, input: RequestInfoInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'requestInfo', input, async (tx, { row, timeZone }) => {
    const question = input.question.trim()
    if (!question) return err([problem('REASON_MISSING', { at: { path: 'question' } })])
    const now = deps.clock.now()
    const requestedBy = viewer.accountId ?? ''
    const paused = await pauseDecision(tx, row.id, now)
    const order = await insertOrder(tx, {
      appealId: row.id,
      kind: 'information',
      status: 'REQUESTED',
      text: question,
      requestedBy,
      requestedAt: now,
      data: { from: input.from, ...(paused ? { paused } : {}) },
    })
    const asked = await appendDocket({ tx, deps, viewer }, row, {
      type: 'INFO_REQUESTED',
      text: question,
      visibility: 'parties',
      documents: [order.id],
    })
    if (!asked.ok) return asked
    const clock = await startClock(tx, deps, asked.value, {
      kind: 'information',
      anchoredAt: now,
      timeZone,
      awaits: input.from,
    })
    const notice = { at: now, about: order.id, dueAt: clock?.dueAt }
    await tell(tx, asked.value, { code: 'INFORMATION_ASKED', to: input.from, ...notice })
    return asked
  })

export interface AnswerInfoInput extends CaseInput {
  readonly answer: string
}

/** The answer, from the side that was asked. Problems: ORDER_NOT_ASKED, REASON_MISSING. */
export const answerInfo = (deps: Deps, viewer: Viewer, input: AnswerInfoInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'answerInfo', input, async (tx, { row, relations }) => {
    const reasons = input.answer.trim()
    if (!reasons) return err([problem('REASON_MISSING', { at: { path: 'answer' } })])
    const order = await openOrder(tx, row.id, 'information')
    const from = (order?.data as { from?: string } | null)?.from
    const asked =
      from === 'parties'
        ? relations.includes('appellant') || relations.includes('respondent')
        : relations.some(relation => relation === (from === 'director' ? 'directorConcerned' : from))
    if (!order || !asked) return err([problem('ORDER_NOT_ASKED')])
    const now = deps.clock.now()
    await decideOrder(tx, order.id, { status: 'DONE', decidedBy: viewer.accountId ?? '', decidedAt: now, reasons })
    await meetClock(tx, row.id, 'information', now)
    await resumeDecision(tx, deps, order, now)
    await tell(tx, row, { code: 'INFORMATION_GIVEN', to: 'panel', at: now, about: order.id })
    await tell(tx, row, { code: 'INFORMATION_GIVEN', to: 'clerk', at: now, about: order.id })
    return appendDocket({ tx, deps, viewer }, row, {
      type: 'INFO_RECEIVED',
      text: reasons,
      visibility: 'parties',
      documents: [order.id],
    })
  })
