import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { user } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { canChooseMails } from '../mail/policy.js'
import { federationIds } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { calendarLinkOf, nextLink } from './calendars.js'

/**
 * Makes the viewer's secret calendar link, another one in its place, or none. Who has an earlier one has nothing.
 * Problems: NOT_PERMITTED, ACCOUNT_UNKNOWN.
 */
export const setCalendarLink = async (
  deps: Deps,
  viewer: Viewer,
  { open }: { readonly open: boolean },
): Promise<Outcome<{ link: number | null }>> => {
  const accountId = actorOf(viewer)
  const [known] = await deps.db.select({ id: user.id }).from(user).where(eq(user.id, accountId))
  const permitted = requirePermission(canChooseMails(viewer, known !== undefined))
  if (!permitted.ok) return permitted
  return inTransaction(deps.db, async tx => {
    await tx
      .update(user)
      .set({ calendarLink: nextLink(open) })
      .where(eq(user.id, accountId))
    const [organisationId] = await federationIds(tx)
    if (organisationId === undefined) return err([problem('ACCOUNT_UNKNOWN')])
    await recordAudit(tx, viewer, {
      type: 'CALENDAR_LINK_SET',
      organisationId,
      aggregateKind: 'account',
      aggregateId: accountId,
      data: { accountId, open },
    })
    return ok({ link: await calendarLinkOf(tx, accountId) })
  })
}
