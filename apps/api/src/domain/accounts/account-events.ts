import { ok } from '@paiji/rules'
import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { earlierThan, latestFirst } from '../../db/keyset.js'
import { accountEvent, type accountEventKinds } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import type { AuditEvent } from '../audit/audit-event.js'
import { recordAudit } from '../audit/record.js'
import { federationIds } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import type { PageRequest } from '../shared/page.js'
import { endTokens } from '../../auth/accounts.js'
import { managedAccount, logOfAccount } from './managed-account.js'

export type AccountEventKind = (typeof accountEventKinds)[number]

export interface NewAccountEvent {
  readonly accountId: string
  readonly kind: AccountEventKind
  /** Where the request came from, as it was seen. */
  readonly address: string | undefined
  readonly userAgent: string | undefined
  readonly requestId: string
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
 * Writes down what happened to an account, for its owner to read; what changes how it gets in, in the log as well. Tokens
 * end with the password they were made under, unless their owner said otherwise.
 */
export const noteAccountEvent = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, kind, address, userAgent, requestId, keepsTokens = false }: NewAccountEvent,
): Promise<void> => {
  await inTransaction(db, async tx => {
    const seen = { address: address?.slice(0, MOST), userAgent: userAgent?.slice(0, MOST) }
    await tx.insert(accountEvent).values({ accountId, kind, ...seen, recordedAt: clock.now() })
    if (kind === 'PASSWORD_CHANGED' && !keepsTokens) await endTokens(tx, clock.now(), accountId)
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
