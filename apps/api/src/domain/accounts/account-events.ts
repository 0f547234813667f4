import { ok } from '@paiji/rules'
import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { earlierThan, latestFirst } from '../../db/keyset.js'
import { accountEvent, type accountEventKinds } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import type { AuditEvent } from '../audit/audit-event.js'
import { recordAudit } from '../audit/record.js'
import { federationIds } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import type { PageRequest } from '../shared/page.js'
import { endTokens } from '../../auth/accounts.js'
import { networkOf } from '../../auth/guesses.js'
import { writeAccountMail } from '../mail/write-mail.js'
import { withdrawChanges } from './change-email.js'
import { managedAccount, logOfAccount } from './managed-account.js'

export type AccountEventKind = (typeof accountEventKinds)[number]

export interface NewAccountEvent {
  readonly accountId: string
  readonly kind: AccountEventKind
  /** Where the request came from, as it was seen. */
  readonly address: string | undefined
  readonly userAgent: string | undefined
  readonly requestId: string
  /** Of a sign-in: whether the account has been signed in to on this device. */
  readonly isKnownDevice?: boolean | undefined
  /** The tokens of the account outlive its old password. */
  readonly keepsTokens?: boolean | undefined
}

/** What changes how an account gets in stands in the sealed log too; where from is for the owner alone. */
const AUDITED: Readonly<Partial<Record<AccountEventKind, AuditEvent['type'] & `ACCOUNT_${string}`>>> = {
  PASSWORD_CHANGED: 'ACCOUNT_PASSWORD_CHANGED',
  SECOND_FACTOR_ON: 'ACCOUNT_SECOND_FACTOR_ON',
  SECOND_FACTOR_OFF: 'ACCOUNT_SECOND_FACTOR_OFF',
  RECOVERY_CODES_MADE: 'ACCOUNT_RECOVERY_CODES_MADE',
  PASSKEY_ADDED: 'ACCOUNT_PASSKEY_ADDED',
  PASSKEY_REMOVED: 'ACCOUNT_PASSKEY_REMOVED',
}
const MOST = 300

/**
 * Says to the owner that the account was signed in to on a device that it does not know; not of the first of all, nor where the
 * same network and browser have been seen. Where from and with what is for the account's page: others read the outbox.
 */
const mailNewDevice = async (
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'mailing'>,
  accountId: string,
  { address = '', userAgent = '' }: { readonly address?: string | undefined; readonly userAgent?: string | undefined },
): Promise<void> => {
  const earlier = await tx
    .selectDistinct({ address: accountEvent.address, userAgent: accountEvent.userAgent })
    .from(accountEvent)
    .where(and(eq(accountEvent.accountId, accountId), eq(accountEvent.kind, 'SIGNED_IN')))
  const isAlike = (one: (typeof earlier)[number]): boolean =>
    (one.userAgent ?? '') === userAgent && networkOf(one.address ?? '') === networkOf(address)
  if (earlier.length === 0 || earlier.some(isAlike)) return
  await writeAccountMail(tx, deps, { kind: 'NEW_DEVICE', accountId, page: '/my/account', at: deps.clock.now() })
}

/**
 * Writes down what happened to an account, for its owner to read; what changes how it gets in, in the log as well. Tokens
 * end with the password they were made under, unless their owner said otherwise.
 */
export const noteAccountEvent = async (
  deps: Pick<Deps, 'db' | 'clock' | 'mailing'>,
  { accountId, kind, address, userAgent, requestId, isKnownDevice = true, keepsTokens = false }: NewAccountEvent,
): Promise<void> => {
  const { db, clock } = deps
  await inTransaction(db, async tx => {
    const seen = { address: address?.slice(0, MOST), userAgent: userAgent?.slice(0, MOST) }
    if (kind === 'SIGNED_IN' && !isKnownDevice) await mailNewDevice(tx, deps, accountId, seen)
    await tx.insert(accountEvent).values({ accountId, kind, ...seen, recordedAt: clock.now() })
    if (kind === 'PASSWORD_CHANGED' && !keepsTokens) await endTokens(tx, clock.now(), accountId)
    if (kind === 'PASSWORD_CHANGED') await withdrawChanges(tx, accountId, clock.now())
    const type = AUDITED[kind]
    const kept = type && (await managedAccount(tx, clock, accountId))
    if (!type || !kept?.ok) return ok(true)
    const organisationId = logOfAccount(kept.value) || (await federationIds(tx))[0]
    if (!organisationId) return ok(true)
    const target = { organisationId, aggregateKind: 'account', aggregateId: accountId }
    const viewer = { accountId, grants: [], requestId }
    await recordAudit(tx, viewer, { type, ...target, data: { accountId } } as AuditEvent & typeof target)
    return ok(true)
  })
}

export type AccountEventRow = typeof accountEvent.$inferSelect

/** Newest first. The cursor's key is the instant. */
export const accountEvents = (db: Db, accountId: string, page: PageRequest): Promise<AccountEventRow[]> =>
  db
    .select()
    .from(accountEvent)
    .where(eventsOf(accountId, page))
    .orderBy(...latestFirst(accountEvent.recordedAt, accountEvent.id))
    .limit(page.first + 1)

const eventsOf = (accountId: string, page: PageRequest) =>
  and(eq(accountEvent.accountId, accountId), earlierThan(accountEvent.recordedAt, accountEvent.id, page.after))

export const countAccountEvents = async (db: Db, accountId: string): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(accountEvent).where(eq(accountEvent.accountId, accountId))
  return row?.n ?? 0
}
