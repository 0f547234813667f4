import { randomBytes } from 'node:crypto'
import { err, ok, problem } from '@paiji/rules'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { setPassword } from '../../auth/accounts.js'
import { checkPassword } from '../../auth/passwords.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { accountInvitation, user } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { expireLinkMails, writeAccountMail } from '../mail/write-mail.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { withdrawChanges } from './change-email.js'
import { managedAccount, logOfAccount } from './managed-account.js'
import { canMakeLink } from './policy.js'
import type { Act } from '../shared/act.js'
import { sha256 } from '../../base/digest.js'

/** Seven days: a letter with the link may travel by post. */
const LASTS = 7 * 24 * 3600 * 1000

const digestOf = (token: string): string => sha256(token)

/** Told once, to whoever asked for it; the database keeps its digest only, and a repeated request does not get it. */
export interface AccessLink {
  readonly token: string
  readonly expiresAt: Date
}

/** Withdraws the open link of an account, if there is one. */
export const withdrawLinks = async (tx: Transaction, accountId: string, now: Date): Promise<void> => {
  const open = and(isNull(accountInvitation.usedAt), isNull(accountInvitation.withdrawnAt))
  await tx
    .update(accountInvitation)
    .set({ withdrawnAt: now })
    .where(and(eq(accountInvitation.accountId, accountId), open))
}

/** Writes a new link for the account in the caller's transaction; an earlier one no longer opens. */
export const issueLink = async ({ tx, deps, viewer }: Act, accountId: string): Promise<AccessLink> => {
  const now = deps.clock.now()
  const link = { token: randomBytes(32).toString('base64url'), expiresAt: new Date(now.getTime() + LASTS) }
  await withdrawLinks(tx, accountId, now)
  await tx.insert(accountInvitation).values({
    accountId,
    tokenDigest: digestOf(link.token),
    invitedBy: actorOf(viewer),
    recordedAt: now,
    expiresAt: link.expiresAt,
  })
  return link
}

/** Sends the link to the account's own address; whoever made it may hand it over besides. */
export const mailLink = async (
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'mailing'>,
  kind: 'INVITATION' | 'ACCESS_LINK',
  accountId: string,
  { token, expiresAt }: AccessLink,
): Promise<void> => {
  await expireLinkMails(tx, accountId, ['INVITATION', 'ACCESS_LINK'])
  await writeAccountMail(tx, deps, { kind, accountId, link: { path: '/invitation', token, until: expiresAt } })
}

export interface MadeLink {
  readonly accountId: string
  /** Missing when the request was a repetition: the first answer told it. */
  readonly link?: AccessLink
}

/**
 * A new one-time link for somebody whose first one was lost, or who forgot the password. Problems: ACCOUNT_UNKNOWN,
 * NOT_PERMITTED, ACCOUNT_LOCKED.
 */
export const makeAccessLink = async (
  deps: Deps,
  viewer: Viewer,
  input: { readonly accountId: string; readonly idempotencyKey?: string | undefined },
): Promise<Outcome<MadeLink>> => {
  const found = await managedAccount(deps.db, deps.clock, input.accountId)
  if (!found.ok) return found
  const permitted = requirePermission(canMakeLink(viewer, found.value))
  if (!permitted.ok) return permitted
  if (found.value.lockedAt) return err([problem('ACCOUNT_LOCKED')])
  let link: AccessLink | undefined
  const done = await idempotently(deps, viewer, 'makeAccessLink', input, async tx => {
    link = await issueLink({ tx, deps, viewer }, input.accountId)
    await mailLink(tx, deps, 'ACCESS_LINK', input.accountId, link)
    await recordAudit(tx, viewer, {
      type: 'ACCESS_LINK_MADE',
      organisationId: logOfAccount(found.value),
      aggregateKind: 'account',
      aggregateId: input.accountId,
      data: { accountId: input.accountId },
    })
    return ok({ accountId: input.accountId })
  })
  return done.ok ? ok({ ...done.value, ...(link ? { link } : {}) }) : done
}

const openLink = (token: string, now: Date) =>
  and(
    eq(accountInvitation.tokenDigest, digestOf(token)),
    isNull(accountInvitation.usedAt),
    isNull(accountInvitation.withdrawnAt),
    gt(accountInvitation.expiresAt, now),
  )

/** Whose link this is, while it opens; nothing otherwise, and not why. */
export const findInvitation = async (
  { db, clock }: { readonly db: Db; readonly clock: Deps['clock'] },
  token: string,
): Promise<{ readonly name: string; readonly email: string; readonly expiresAt: Date } | undefined> => {
  const [row] = await db
    .select({ name: user.name, email: user.email, expiresAt: accountInvitation.expiresAt })
    .from(accountInvitation)
    .innerJoin(user, eq(user.id, accountInvitation.accountId))
    .where(and(openLink(token, clock.now()), isNull(user.lockedAt)))
  return row
}

/**
 * Sets the password of the account whose link it is, once, and ends its sessions. Problems: PASSWORD_LENGTH and
 * PASSWORD_COMMON (the link still opens), INVITATION_NOT_VALID.
 */
export const acceptInvitation = async (
  deps: Deps,
  requestId: string,
  input: { readonly token: string; readonly password: string },
): Promise<Outcome<{ accountId: string }>> => {
  const notValid = err([problem('INVITATION_NOT_VALID')])
  const owner = await findInvitation(deps, input.token)
  if (!owner) return notValid
  const refusal = await checkPassword(input.password, owner, deps.leaked)
  if (refusal) return refusal
  return inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const [used] = await tx
      .update(accountInvitation)
      .set({ usedAt: now })
      .where(openLink(input.token, now))
      .returning({ accountId: accountInvitation.accountId })
    if (!used) return notValid
    const [open] = await tx
      .select({ lockedAt: user.lockedAt })
      .from(user)
      .where(eq(user.id, used.accountId))
      .for('update')
    const found = await managedAccount(tx, deps.clock, used.accountId)
    if (!found.ok || !open || open.lockedAt) return notValid
    await setPassword(tx, used.accountId, input.password)
    await withdrawChanges(tx, used.accountId, now)
    await recordAudit(
      tx,
      { accountId: used.accountId, grants: [], requestId },
      {
        type: 'INVITATION_ACCEPTED',
        organisationId: logOfAccount(found.value),
        aggregateKind: 'account',
        aggregateId: used.accountId,
        data: { accountId: used.accountId },
      },
    )
    return ok({ accountId: used.accountId })
  })
}
