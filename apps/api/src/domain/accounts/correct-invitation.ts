import { err, ok, problem } from '@paiji/rules'
import { and, eq, ne } from 'drizzle-orm'
import { readEmail } from '../../auth/accounts.js'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { user } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { type AccessLink, issueLink, mailLink, type MadeLink } from './access-link.js'
import { managedAccount, logOfAccount } from './managed-account.js'
import { canMakeLink } from './policy.js'

export interface CorrectInvitationInput {
  readonly accountId: string
  readonly email: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Puts right the address an invitation was written to, while its holder has not opened the account: the link that went out opens
 * no more, another one goes to the right address. Problems: ACCOUNT_UNKNOWN, NOT_PERMITTED, INVITATION_ACCEPTED,
 * ACCOUNT_LOCKED, EMAIL_NOT_READABLE, EMAIL_TAKEN.
 */
export const correctInvitation = async (
  deps: Deps,
  viewer: Viewer,
  input: CorrectInvitationInput,
): Promise<Outcome<MadeLink>> => {
  const { accountId } = input
  const found = await managedAccount(deps.db, deps.clock, accountId)
  if (!found.ok) return found
  const permitted = requirePermission(canMakeLink(viewer, found.value))
  if (!permitted.ok) return permitted
  if (found.value.lockedAt) return err([problem('ACCOUNT_LOCKED')])
  const email = readEmail(input.email)
  if (!email.ok) return email
  let link: AccessLink | undefined
  const done = await idempotently(deps, viewer, 'correctInvitation', input, async tx => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, accountId)).for('update')
    const now = await managedAccount(tx, deps.clock, accountId)
    if (!now.ok) return now
    if (now.value.isOpened) return err([problem('INVITATION_ACCEPTED')])
    const others = and(eq(user.email, email.value), ne(user.id, accountId))
    const [taken] = await tx.select({ id: user.id }).from(user).where(others)
    if (taken) return err([problem('EMAIL_TAKEN', { at: { path: 'email' } })])
    await tx.update(user).set({ email: email.value }).where(eq(user.id, accountId))
    link = await issueLink({ tx, deps, viewer }, accountId)
    await mailLink(tx, deps, 'INVITATION', accountId, link)
    await recordAudit(tx, viewer, {
      type: 'INVITATION_CORRECTED',
      organisationId: logOfAccount(found.value),
      aggregateKind: 'account',
      aggregateId: accountId,
      data: { accountId },
    })
    return ok({ accountId })
  })
  return done.ok ? ok({ ...done.value, ...(link ? { link } : {}) }) : done
}
