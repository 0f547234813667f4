import { randomBytes } from 'node:crypto'
import { err, ok, problem } from '@paiji/rules'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { readEmail, verifyPassword } from '../../auth/accounts.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { chargeBucket, emptyBucket } from '../../db/rate-bucket.js'
import { account, emailChange, user } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import type { AuditEvent } from '../audit/audit-event.js'
import { recordAudit } from '../audit/record.js'
import { expireLinkMails, writeAccountMail } from '../mail/write-mail.js'
import { federationIds } from '../registry/organisations.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { managedAccount, logOfAccount } from './managed-account.js'
import { canChangeEmail } from './policy.js'
import { sha256 } from '../../base/digest.js'
import { MS_A_DAY } from '../../base/clock.js'

const LASTS = MS_A_DAY
/** Guesses at the own password by whoever sits before an open session. */
const guesses = { name: 'own-password', capacity: 10, perSecond: 1 / 60 }

const digestOf = (token: string): string => sha256(token)

/** `l***@example.org`: enough for its owner to know it by. */
const masked = (address: string): string => address.replace(/^(.)[^@]*/, '$1***')

const ownPasswordHash = async (db: Db, accountId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, accountId), eq(account.providerId, 'credential')))
  return row?.hash ?? undefined
}

const audit = async (
  { tx, deps, viewer }: Act,
  type: 'EMAIL_CHANGE_ASKED' | 'EMAIL_CHANGED',
  accountId: string,
): Promise<void> => {
  const kept = await managedAccount(tx, deps.clock, accountId)
  const organisationId = (kept.ok ? logOfAccount(kept.value) : '') || (await federationIds(tx))[0] || ''
  const event: AuditEvent = { type, data: { accountId } }
  await recordAudit(tx, viewer, { ...event, organisationId, aggregateKind: 'account', aggregateId: accountId })
}

export interface AskEmailChangeInput {
  readonly address: string
  /** The present password: an open browser is not enough. */
  readonly password: string
}

/**
 * Asks for another address to sign in with: a link goes there, and a word of it to the present one. Nothing changes
 * before the link is opened. The answer is the same where the address belongs to somebody else, who gets no mail.
 * Problems: NOT_PERMITTED, EMAIL_NOT_READABLE, EMAIL_SAME, PASSWORD_WRONG, PASSWORD_GUESSED.
 */
export const askEmailChange = async (
  deps: Deps,
  viewer: Viewer,
  input: AskEmailChangeInput,
): Promise<Outcome<{ accountId: string }>> => {
  const hash = viewer.accountId === undefined ? undefined : await ownPasswordHash(deps.db, viewer.accountId)
  const permitted = requirePermission(canChangeEmail(viewer, hash !== undefined))
  if (!permitted.ok) return permitted
  const accountId = actorOf(viewer)
  const address = readEmail(input.address)
  if (!address.ok) return address
  if (address.value === viewer.email) return err([problem('EMAIL_SAME', { at: { path: 'address' } })])
  const bucket = `own-password:${accountId}`
  const charge = await chargeBucket(deps.db, bucket, 1, guesses)
  if (!charge.allowed) return err([problem('PASSWORD_GUESSED', { at: { path: 'password' } })])
  if (!(await verifyPassword(hash ?? '', input.password)))
    return err([problem('PASSWORD_WRONG', { at: { path: 'password' } })])
  await emptyBucket(deps.db, bucket)
  return inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const [taken] = await tx.select({ id: user.id }).from(user).where(eq(user.email, address.value))
    await withdrawChanges(tx, accountId, now)
    if (!taken) await writeChange(tx, deps, accountId, address.value, now)
    await audit({ tx, deps, viewer }, 'EMAIL_CHANGE_ASKED', accountId)
    return ok({ accountId })
  })
}

/** Ends what was asked of another address, so that a link that went out opens no more: also with the password it was asked with. */
export const withdrawChanges = async (tx: Transaction, accountId: string, now: Date): Promise<void> => {
  const open = and(isNull(emailChange.usedAt), isNull(emailChange.withdrawnAt))
  await tx
    .update(emailChange)
    .set({ withdrawnAt: now })
    .where(and(eq(emailChange.accountId, accountId), open))
  await expireLinkMails(tx, accountId, ['EMAIL_CHANGE'])
}

const writeChange = async (
  tx: Transaction,
  deps: Deps,
  accountId: string,
  address: string,
  now: Date,
): Promise<void> => {
  const token = randomBytes(32).toString('base64url')
  const until = new Date(now.getTime() + LASTS)
  await tx
    .insert(emailChange)
    .values({ accountId, address, tokenDigest: digestOf(token), recordedAt: now, expiresAt: until })
  const link = { path: '/email', token, until }
  await writeAccountMail(tx, deps, { kind: 'EMAIL_CHANGE', accountId, address, link })
  await writeAccountMail(tx, deps, { kind: 'EMAIL_CHANGE_ASKED', accountId, values: { masked: masked(address) } })
}

/**
 * What the link does: from now on the account signs in with the new address, and the old one is written to once more.
 * Problems: INVITATION_NOT_VALID (also where somebody else has the address by now).
 */
export const confirmEmailChange = async (
  deps: Deps,
  requestId: string,
  token: string,
): Promise<Outcome<{ accountId: string }>> => {
  const notValid = err([problem('INVITATION_NOT_VALID')])
  return inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const [change] = await tx
      .update(emailChange)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailChange.tokenDigest, digestOf(token)),
          isNull(emailChange.usedAt),
          isNull(emailChange.withdrawnAt),
          gt(emailChange.expiresAt, now),
        ),
      )
      .returning()
    if (!change) return notValid
    const { accountId, address } = change
    const [other] = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.email, address), ne(user.id, accountId)))
    const [open] = await tx.select({ lockedAt: user.lockedAt }).from(user).where(eq(user.id, accountId)).for('update')
    if (other || !open || open.lockedAt) return notValid
    await writeAccountMail(tx, deps, { kind: 'EMAIL_CHANGED', accountId, values: { masked: masked(address) } })
    await tx.update(user).set({ email: address, emailVerified: true }).where(eq(user.id, accountId))
    const viewer = { accountId, grants: [], requestId }
    await audit({ tx, deps, viewer }, 'EMAIL_CHANGED', accountId)
    return ok({ accountId })
  })
}
