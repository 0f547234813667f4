import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { system } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { eventRequest } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { SANCTIONERS } from '../events/policy.js'
import { holders, notifyAccounts } from '../shared/notify-accounts.js'
import type { Deps } from '../shared/deps.js'
import { checkRegulations, isFaulty } from './check-regulations.js'
import { approve } from './decide-request.js'
import { directorOfRequest } from './director-of-request.js'

/**
 * Approves a request nobody decided in time. What the regulations are against is not approved by silence: whoever
 * decides is notified that it is overdue. Nothing happens to a request that is settled or whose days run anew.
 */
export const approveTacitly = (deps: Deps, requestId: string): Promise<Outcome<true>> =>
  inTransaction(deps.db, async tx => {
    const [row] = await tx.select().from(eventRequest).where(eq(eventRequest.id, requestId)).for('update')
    const now = deps.clock.now()
    if (row?.status !== 'REQUESTED' || row.tacitAt === null || row.tacitAt > now) return ok(true)
    const { organisationId, proposal } = row
    const act = { tx, deps, viewer: system(organisationId, `approve-event-request-${requestId}`) }
    const directorId = (await directorOfRequest(tx, row))?.personId ?? null
    const asked = { organisationId, proposal, directorId, now }
    if (!isFaulty(await checkRegulations(tx, asked))) {
      await approve(act, row, { reason: null, tacit: true, announce: false })
      return ok(true)
    }
    await notifyAccounts(act, holders(organisationId, ['admin', ...SANCTIONERS], now), {
      code: 'EVENT_REQUEST_OVERDUE',
      organisationId,
      about: { kind: 'eventRequest', id: requestId },
      params: { name: proposal.nameZh, nameEn: proposal.nameEn },
      occasion: String(row.version),
    })
    return ok(true)
  })
