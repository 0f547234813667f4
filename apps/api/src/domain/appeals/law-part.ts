import { err, problem } from '@paiji/rules'
import { lawPartGoesTo } from '@paiji/rules/procedure'
import type { Viewer } from '../../auth/viewer.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { procedureOfCase } from './case-procedure.js'
import { meetClock, startClock } from './clocks.js'
import { appendDocket } from './docket.js'
import { tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { decideOrder, insertOrder, openOrder } from './orders.repo.js'

export interface ReferLawPartInput extends CaseInput {
  readonly question: string
}

/**
 * Puts the point of law to the chief director before a panel sits. Problems: NO_LAW_PART (the procedure knows no such
 * referral), REASON_MISSING, and those of every deed on a case.
 */
export const referLawPart = (deps: Deps, viewer: Viewer, input: ReferLawPartInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'referLawPart', input, async (tx, { row, timeZone }) => {
    const question = input.question.trim()
    if (!question) return err([problem('REASON_MISSING', { at: { path: 'question' } })])
    const goesTo = lawPartGoesTo(procedureOfCase(row).procedure)
    if (!goesTo) return err([problem('NO_LAW_PART')])
    const now = deps.clock.now()
    const order = await insertOrder(tx, {
      appealId: row.id,
      kind: 'lawPart',
      status: 'REQUESTED',
      text: question,
      requestedBy: viewer.accountId ?? '',
      requestedAt: now,
      clauses: [goesTo.clause],
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
  onCase(deps, viewer, 'answerLawPart', input, async (tx, { row }) => {
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
    await tell(tx, row, { code: 'LAW_PART_ANSWERED', to: 'clerk', at: now, about: order.id })
    await tell(tx, row, { code: 'LAW_PART_ANSWERED', to: 'parties', at: now, about: order.id })
    return appendDocket({ tx, deps, viewer }, row, {
      type: 'LAW_PART_ANSWERED',
      text: reasons,
      visibility: 'parties',
      documents: [order.id],
      data: { clauses },
    })
  })
