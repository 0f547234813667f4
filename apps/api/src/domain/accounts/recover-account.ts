import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { endTokens } from '../../auth/accounts.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { MS_A_DAY } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import { fail, type Outcome } from '../../base/problem.js'
import { amongTexts } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { account, accountRecovery, passkey, session, twoFactor, user, verification } from '../../db/schema/index.js'
import type { AuditEvent } from '../audit/audit-event.js'
import { recordAudit } from '../audit/record.js'
import { expireLinkMails, writeAccountMail } from '../mail/write-mail.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { refuseSamePerson, requireTwoPersons } from '../shared/two-persons.js'
import { withdrawChanges } from './change-email.js'
import { issueLink, type MadeLink, mailLink } from './access-link.js'
import { logOfAccount, managedAccount } from './managed-account.js'
import { canApproveRecovery, canDeclineRecovery, canProposeRecovery } from './policy.js'

/** A proposal that nobody decided for so long is no longer open. */
export const RECOVERY_DAYS = 7
const LONGEST_REASON = 500

export type RecoveryRow = typeof accountRecovery.$inferSelect

const since = (now: Date): Date => new Date(now.getTime() - RECOVERY_DAYS * MS_A_DAY)

/** The open proposal of each of these accounts, if there is one. */
export const openRecoveries = async (db: Db, accountIds: readonly string[]): Promise<RecoveryRow[]> => {
  const isOpen = sql`${accountRecovery.recordedAt} > now() - make_interval(days => ${RECOVERY_DAYS})`
  return db
    .select()
    .from(accountRecovery)
    .where(and(amongTexts(accountRecovery.accountId, accountIds), isNull(accountRecovery.decidedAt), isOpen))
}

const audit = async (
  { tx, deps, viewer }: Act,
  type: Extract<AuditEvent['type'], 'ACCOUNT_RECOVERY_PROPOSED' | 'ACCOUNT_RECOVERY_DECLINED' | 'ACCOUNT_RECOVERED'>,
  { id, accountId }: Pick<RecoveryRow, 'id' | 'accountId'>,
): Promise<void> => {
  const kept = await managedAccount(tx, deps.clock, accountId)
  const organisationId = kept.ok ? logOfAccount(kept.value) : ''
  const event: AuditEvent = { type, data: { accountId, recoveryId: id } }
  await recordAudit(tx, viewer, { ...event, organisationId, aggregateKind: 'account', aggregateId: accountId })
}

export interface ProposeRecoveryInput {
  readonly accountId: string
  /** How the identity of the holder was checked. */
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Proposes to reset an account whose holder cannot sign in; a second administrator decides. Its own address
 * is written to, so that the holder can stop it. Problems: ACCOUNT_UNKNOWN, NOT_PERMITTED, REASON_MISSING, ACCOUNT_LOCKED,
 * RECOVERY_PROPOSED_ALREADY.
 */
export const proposeAccountRecovery = async (
  deps: Deps,
  viewer: Viewer,
  input: ProposeRecoveryInput,
): Promise<Outcome<{ accountId: string }>> => {
  const { accountId } = input
  const found = await managedAccount(deps.db, deps.clock, accountId)
  if (!found.ok) return found
  const permitted = requirePermission(canProposeRecovery(viewer, found.value))
  if (!permitted.ok) return permitted
  const holder = await refuseSamePerson(deps.db, viewer, accountId)
  if (!holder.ok) return holder
  const reason = input.reason.trim().slice(0, LONGEST_REASON)
  if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  if (found.value.lockedAt) return err([problem('ACCOUNT_LOCKED')])
  const options = { constraints: { account_recovery_open: 'RECOVERY_PROPOSED_ALREADY' } }
  const propose = async (tx: Act['tx']) => {
    const act = { tx, deps, viewer }
    const now = deps.clock.now()
    const [proposedBy, over] = [actorOf(viewer), lte(accountRecovery.recordedAt, since(now))]
    await tx
      .update(accountRecovery)
      .set({ decidedBy: proposedBy, decidedAt: now, approved: false })
      .where(and(eq(accountRecovery.accountId, accountId), isNull(accountRecovery.decidedAt), over))
    const [row] = await tx
      .insert(accountRecovery)
      .values({ accountId, reason, proposedBy, recordedAt: now })
      .returning({ id: accountRecovery.id })
    await writeAccountMail(tx, deps, { kind: 'RECOVERY_PROPOSED', accountId, page: '/my/account' })
    await audit(act, 'ACCOUNT_RECOVERY_PROPOSED', { id: row?.id ?? '', accountId })
    return ok({ accountId })
  }
  return idempotently(deps, viewer, 'proposeAccountRecovery', input, propose, options)
}

export interface DecideRecoveryInput {
  readonly recoveryId: string
  /** False declines it: whoever keeps the account may do that, and its holder. */
  readonly approve: boolean
  readonly idempotencyKey?: string | undefined
}

/**
 * The second one's word. Approved, the password, the second factor and the passkeys are gone, every session ends, and a one-time link
 * goes to the account's own address; where no mail is sent, whoever approved is told it. Problems: NOT_FOUND, NOT_PERMITTED,
 * RECOVERY_DECIDED, ACCOUNT_LOCKED.
 */
export const decideAccountRecovery = async (
  deps: Deps,
  viewer: Viewer,
  input: DecideRecoveryInput,
): Promise<Outcome<MadeLink>> => {
  const { recoveryId, approve } = input
  const [row] = await deps.db.select().from(accountRecovery).where(eq(accountRecovery.id, recoveryId))
  const found = row && (await managedAccount(deps.db, deps.clock, row.accountId))
  if (!row || !found?.ok) return fail('NOT_FOUND', { kind: 'account_recovery' })
  const permission = approve ? canApproveRecovery(viewer, found.value, row) : canDeclineRecovery(viewer, found.value)
  const permitted = requirePermission(permission)
  if (!permitted.ok) return permitted
  const holder = approve ? await refuseSamePerson(deps.db, viewer, row.accountId) : permitted
  if (!holder.ok) return holder
  const two = approve ? await requireTwoPersons(deps.db, viewer, row.proposedBy) : permitted
  if (!two.ok) return two
  if (found.value.lockedAt && approve) return err([problem('ACCOUNT_LOCKED')])
  const made: { link?: MadeLink['link'] } = {}
  const done = await idempotently(deps, viewer, 'decideAccountRecovery', input, async tx => {
    const act = { tx, deps, viewer }
    const now = deps.clock.now()
    const [open] = await tx.select().from(accountRecovery).where(eq(accountRecovery.id, recoveryId)).for('update')
    if (!open || open.decidedAt || open.recordedAt <= since(now)) return err([problem('RECOVERY_DECIDED')])
    await tx
      .update(accountRecovery)
      .set({ decidedBy: actorOf(viewer), decidedAt: now, approved: approve })
      .where(eq(accountRecovery.id, recoveryId))
    if (approve) {
      const link = await resetAccess(act, open.accountId)
      if (!deps.mailing.sends) made.link = link
    }
    await audit(act, approve ? 'ACCOUNT_RECOVERED' : 'ACCOUNT_RECOVERY_DECLINED', open)
    return ok({ accountId: open.accountId })
  })
  return done.ok ? ok({ ...done.value, ...made }) : done
}

/** Nothing that let somebody in before does so any more: a password that was stolen opens nothing without its second factor. */
const resetAccess = async (act: Act, accountId: string) => {
  const { tx, deps } = act
  await tx.select({ id: user.id }).from(user).where(eq(user.id, accountId)).for('update')
  await tx.delete(account).where(and(eq(account.userId, accountId), eq(account.providerId, 'credential')))
  await tx.delete(twoFactor).where(eq(twoFactor.userId, accountId))
  await tx.delete(passkey).where(eq(passkey.userId, accountId))
  // A link for a new password that is on its way, and the private calendar.
  await tx.delete(verification).where(eq(verification.value, accountId))
  await expireLinkMails(tx, accountId, ['PASSWORD_RESET'])
  const noCalendar = sql`-abs(coalesce(${user.calendarLink}, 0))`
  await tx.update(user).set({ twoFactorEnabled: false, calendarLink: noCalendar }).where(eq(user.id, accountId))
  await tx.delete(session).where(eq(session.userId, accountId))
  await endTokens(tx, deps.clock.now(), accountId)
  await withdrawChanges(tx, accountId, deps.clock.now())
  const link = await issueLink(act, accountId)
  await mailLink(tx, deps, 'ACCESS_LINK', accountId, link)
  return link
}
