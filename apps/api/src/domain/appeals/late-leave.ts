import { err, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { endClocks, meetClock } from './clocks.js'
import { appendDocket } from './docket.js'
import { tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { decideOrder, openOrder } from './orders.repo.js'

export interface DecideLateLeaveInput extends CaseInput {
  readonly granted: boolean
  readonly reasons: string
}

/**
 * Leave to file late, given or refused as an order with reasons by whom the procedure names. Without leave the case is
 * inadmissible. Problems: ORDER_NOT_ASKED, REASON_MISSING, and those of every act on a case.
 */
export const decideLateLeave = (
  deps: Deps,
  viewer: Viewer,
  input: DecideLateLeaveInput,
): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'decideLateLeave', input, async (tx, { row }) => {
    const reasons = input.reasons.trim()
    if (!reasons) return err([problem('REASON_MISSING', { at: { path: 'reasons' } })])
    const order = await openOrder(tx, row.id, 'leaveToFileLate')
    if (!order) return err([problem('ORDER_NOT_ASKED')])
    const now = deps.clock.now()
    const { granted } = input
    const status = granted ? ('GRANTED' as const) : ('REFUSED' as const)
    await decideOrder(tx, order.id, { status, decidedBy: viewer.accountId ?? '', decidedAt: now, reasons })
    const decided = await appendDocket({ tx, deps, viewer }, row, {
      type: granted ? 'LATE_LEAVE_GRANTED' : 'LATE_LEAVE_REFUSED',
      text: reasons,
      visibility: 'parties',
      documents: [order.id],
      ...(granted ? {} : { set: { inadmissibleFor: 'FILED_TOO_LATE', closedAt: now } }),
    })
    if (!decided.ok) return decided
    await meetClock(tx, row.id, 'leave', now)
    if (!granted) await endClocks(tx, row.id, now)
    await tell(tx, decided.value, { code: 'LEAVE_ANSWERED', to: 'appellant', at: now })
    return decided
  })
