import { err, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { answerOrder, askForOrder } from '../appeals/asked-orders.js'
import { linksOnward } from '../appeals/case-links.repo.js'
import { appendDocket } from '../appeals/docket.js'
import { type CaseAnswer, type CaseInput, onCase } from '../appeals/on-case.js'
import { sceneOf } from '../panels/case-scene.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { admittedAgain } from './notify-decision.js'

export interface RequestReopeningInput extends CaseInput {
  /** What is new, and why it could not be brought before. */
  readonly reasons: string
}

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
    const wentOn = async () =>
      (await linksOnward(tx, [row.id])).length > 0 ? err([problem('CASE_WENT_ON')]) : undefined
    const notified = ['panel', 'clerk', 'parties'] as const
    return askForOrder({ tx, deps, viewer }, row, 'reopening', { reasons: input.reasons, notified, forbids: wentOn })
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
    const act = { tx, deps, viewer }
    const { granted, reasons } = input
    const answered = await answerOrder(act, row, 'reopening', { granted, reasons, notified: ['parties', 'clerk'] })
    if (!answered.ok) return answered
    const { order, entry } = answered.value
    if (granted && (await linksOnward(tx, [row.id])).length > 0) return err([problem('CASE_WENT_ON')])
    if (!granted || !row.body) return appendDocket(act, row, entry)
    const scene = await sceneOf(tx, row)
    const opened = await admittedAgain(act, scene, {
      kind: 'reopening',
      body: row.body,
      instance: row.instance,
      text: order.text,
      filedBy: row.filedBy,
      dueAt: deps.clock.now(),
    })
    if (!opened.ok) return opened
    const data = { caseId: opened.value.id, number: opened.value.number }
    return appendDocket(act, row, { ...entry, data })
  })
