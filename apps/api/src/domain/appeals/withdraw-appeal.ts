import type { Viewer } from '../../auth/viewer.js'
import { hearingNoticeCodes } from '../../db/schema/notice-codes.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { endClocks } from './clocks.js'
import { appendDocket } from './docket.js'
import { settleNotices, tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'

export interface WithdrawInput extends CaseInput {
  readonly reason?: string
}

/** What nobody has to come to or decide any more, besides what the clocks waited for. */
const OVER = [...hearingNoticeCodes, 'STAY_ASKED', 'CHALLENGE_TO_DECIDE', 'MEMBER_CHALLENGED', 'MEMBER_TIED'] as const

/** The appellant takes the appeal back, any time before the votes open; a draft is thrown away. */
export const withdrawAppeal = (deps: Deps, viewer: Viewer, input: WithdrawInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'withdrawAppeal', input, async (tx, { row }) => {
    const now = deps.clock.now()
    const withdrawn = await appendDocket({ tx, deps, viewer }, row, {
      type: 'WITHDRAWN',
      text: input.reason?.trim() ?? '',
      visibility: row.number === null ? 'parties' : 'public',
      set: { closedAt: now },
    })
    if (!withdrawn.ok) return withdrawn
    await endClocks(tx, row.id, now)
    await settleNotices(tx, row.id, now, { codes: OVER })
    if (row.number !== null) {
      for (const to of ['appellant', 'respondent', 'director', 'clerk', 'panel'] as const) {
        await tell(tx, withdrawn.value, { code: 'APPEAL_WITHDRAWN', to, at: now })
      }
    }
    return withdrawn
  })
