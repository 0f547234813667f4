import { err, ok, problem } from '@paiji/rules'
import { lawPartGoesTo } from '@paiji/rules/procedure'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import type { AppealRow } from './appeals.repo.js'
import { procedureOfCase } from './case-procedure.js'
import { endClock, meetClock, pauseDecision, resumeDecision, startClock } from './clocks.js'
import { appendDocket } from './docket.js'
import { tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { decideOrder, insertOrder, openOrder } from './orders.repo.js'
import type { CaseAccess } from './visibility.js'

export interface ReferLawPartInput extends CaseInput {
  readonly question: string
}

/**
 * Puts the point of law to the chief director, before a panel sits or when it meets the point in its review: any
 * director of the event or of a body above it may answer, and who gave the ruling only where there is no other. The
 * time for the decision stands still meanwhile. Problems: NO_LAW_PART (the procedure knows no such
 * referral), REASON_MISSING, and those of every act on a case.
 */
export const referLawPart = (deps: Deps, viewer: Viewer, input: ReferLawPartInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'referLawPart', input, async (tx, { row, timeZone }) => {
    const question = input.question.trim()
    if (!question) return err([problem('REASON_MISSING', { at: { path: 'question' } })])
    const goesTo = lawPartGoesTo(procedureOfCase(row).procedure)
    if (!goesTo) return err([problem('NO_LAW_PART')])
    const now = deps.clock.now()
    const paused = await pauseDecision(tx, row.id, now)
    const order = await insertOrder(tx, {
      appealId: row.id,
      kind: 'lawPart',
      status: 'REQUESTED',
      text: question,
      requestedBy: viewer.accountId ?? '',
      requestedAt: now,
      clauses: [goesTo.clause],
      ...(paused ? { data: { paused } } : {}),
    })
    const referred = await appendDocket({ tx, deps, viewer }, row, {
      type: 'LAW_PART_REFERRED',
      text: question,
      visibility: 'parties',
      documents: [order.id],
    })
    if (!referred.ok) return referred
    const clock = { kind: 'lawPart' as const, anchoredAt: now, timeZone, awaits: 'chiefDirector' as const }
    const started = await startClock(tx, deps, referred.value, clock)
    const about = { about: order.id, dueAt: started?.dueAt }
    await tell(tx, referred.value, { code: 'LAW_PART_ASKED', to: 'chiefDirector', at: now, ...about })
    return referred
  })

export interface AnswerLawPartInput extends CaseInput {
  readonly answer: string
  readonly clauses: readonly { readonly edition: string; readonly article: string }[]
}

/**
 * The chief director's answer on the law, with the articles it rests on; a committee may not overrule it where the
 * procedure says so. Problems: ORDER_NOT_ASKED, REASON_MISSING, CLAUSE_MISSING.
 */
export const answerLawPart = (deps: Deps, viewer: Viewer, input: AnswerLawPartInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'answerLawPart', input, async (tx, { row, members }) => {
    const reasons = input.answer.trim()
    if (!reasons) return err([problem('REASON_MISSING', { at: { path: 'answer' } })])
    const clauses = input.clauses.filter(({ edition, article }) => edition.trim() && article.trim())
    if (clauses.length === 0) return err([problem('CLAUSE_MISSING', { at: { path: 'clauses' } })])
    const order = await openOrder(tx, row.id, 'lawPart')
    if (!order) return err([problem('ORDER_NOT_ASKED')])
    const now = deps.clock.now()
    const decidedBy = viewer.accountId ?? ''
    await decideOrder(tx, order.id, { status: 'DONE', decidedBy, decidedAt: now, reasons, clauses })
    await meetClock(tx, row.id, 'lawPart', now)
    await resumeDecision(tx, deps, order, now)
    await tell(tx, row, { code: 'LAW_PART_ANSWERED', to: 'clerk', at: now, about: order.id })
    for (const to of ['parties', 'panel'] as const)
      await tell(tx, row, { code: 'LAW_PART_ANSWERED', to, at: now, about: order.id })
    const answered = await appendDocket({ tx, deps, viewer }, row, {
      type: 'LAW_PART_ANSWERED',
      text: reasons,
      visibility: 'parties',
      documents: [order.id],
      data: { clauses },
    })
    return answered.ok ? resume({ tx, deps, viewer }, answered.value, members) : answered
  })

/** The panel that put the question goes on with its review. */
const resume = (act: Act, row: AppealRow, members: CaseAccess['members']): Promise<Outcome<AppealRow>> =>
  members.some(member => member.status === 'SEATED' && !member.left)
    ? appendDocket(act, row, { type: 'REVIEW_OPENED', text: '', visibility: 'public' })
    : Promise.resolve(ok(row))

export interface ReturnLawPartInput extends CaseInput {
  readonly reason: string
}

/**
 * Takes the question back unanswered: by the desk that put it, where nobody competent is free to answer, or by whoever
 * was asked. The case goes on, and the question may be put again. Problems: ORDER_NOT_ASKED, REASON_MISSING.
 */
export const returnLawPart = (deps: Deps, viewer: Viewer, input: ReturnLawPartInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'returnLawPart', input, async (tx, { row, members }) => {
    const reasons = input.reason.trim()
    if (!reasons) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    const order = await openOrder(tx, row.id, 'lawPart')
    if (!order) return err([problem('ORDER_NOT_ASKED')])
    const now = deps.clock.now()
    await decideOrder(tx, order.id, { status: 'REFUSED', decidedBy: actorOf(viewer), decidedAt: now, reasons })
    await endClock(tx, row.id, { kinds: ['lawPart'], endedFor: 'overtaken' }, now)
    await resumeDecision(tx, deps, order, now)
    for (const to of ['clerk', 'parties', 'panel'] as const)
      await tell(tx, row, { code: 'LAW_PART_RETURNED', to, at: now, about: order.id })
    const returned = await appendDocket({ tx, deps, viewer }, row, {
      type: 'LAW_PART_RETURNED',
      text: reasons,
      visibility: 'parties',
      documents: [order.id],
    })
    return returned.ok ? resume({ tx, deps, viewer }, returned.value, members) : returned
  })
