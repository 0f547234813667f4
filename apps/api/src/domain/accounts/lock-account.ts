import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { session, user } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { AuditEvent } from '../audit/audit-event.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { withdrawLinks } from './access-link.js'
import { type AccountRow, managedAccount, logOfAccount } from './managed-account.js'
import { canLockAccount } from './policy.js'

export interface OnAccountInput {
  readonly accountId: string
  readonly idempotencyKey?: string | undefined
}

interface Change {
  /** What is written into the log; nothing when there was nothing to change. */
  readonly audit: AuditEvent | undefined
}

/** One change to an account by those who keep it. Problems: ACCOUNT_UNKNOWN, NOT_PERMITTED. */
const onAccount = async (
  deps: Deps,
  viewer: Viewer,
  operation: string,
  input: OnAccountInput,
  change: (tx: Transaction, account: AccountRow) => Promise<Change>,
): Promise<Outcome<{ accountId: string }>> => {
  const { accountId } = input
  const found = await managedAccount(deps.db, deps.clock, accountId)
  if (!found.ok) return found
  const permitted = requirePermission(canLockAccount(viewer, found.value))
  if (!permitted.ok) return permitted
  return idempotently(deps, viewer, operation, input, async tx => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, accountId)).for('update')
    const account = await managedAccount(tx, deps.clock, accountId)
    if (!account.ok) return account
    const { audit } = await change(tx, account.value)
    const target = { organisationId: logOfAccount(found.value), aggregateKind: 'account', aggregateId: accountId }
    if (audit) await recordAudit(tx, viewer, { ...target, ...audit })
    return ok({ accountId })
  })
}

const dropSessions = async (tx: Transaction, accountId: string): Promise<number> =>
  (await tx.delete(session).where(eq(session.userId, accountId)).returning({ id: session.id })).length

/** Signs the account out everywhere. */
export const endSessions = (
  deps: Deps,
  viewer: Viewer,
  input: OnAccountInput,
): Promise<Outcome<{ accountId: string }>> =>
  onAccount(deps, viewer, 'endSessions', input, async (tx, { id }) => {
    const sessions = await dropSessions(tx, id)
    return { audit: { type: 'SESSIONS_ENDED', data: { accountId: id, sessions } } }
  })

/** Nobody signs in with it any more: its sessions end and its link no longer opens. Repeating it changes nothing. */
export const lockAccount = (
  deps: Deps,
  viewer: Viewer,
  input: OnAccountInput & { readonly reason: string },
): Promise<Outcome<{ accountId: string }>> =>
  onAccount(deps, viewer, 'lockAccount', input, async (tx, { id, lockedAt }) => {
    if (lockedAt) return { audit: undefined }
    const now = deps.clock.now()
    await tx
      .update(user)
      .set({ lockedAt: now, lockReason: input.reason.trim() || null })
      .where(eq(user.id, id))
    await withdrawLinks(tx, id, now)
    await dropSessions(tx, id)
    return { audit: { type: 'ACCOUNT_LOCKED', data: { accountId: id, reason: input.reason.trim() } } }
  })

/** Opens a locked account again; its roles are as they were. */
export const unlockAccount = (
  deps: Deps,
  viewer: Viewer,
  input: OnAccountInput,
): Promise<Outcome<{ accountId: string }>> =>
  onAccount(deps, viewer, 'unlockAccount', input, async (tx, { id, lockedAt }) => {
    if (!lockedAt) return { audit: undefined }
    await tx.update(user).set({ lockedAt: null, lockReason: null }).where(eq(user.id, id))
    return { audit: { type: 'ACCOUNT_UNLOCKED', data: { accountId: id } } }
  })
