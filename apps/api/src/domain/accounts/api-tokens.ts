import { err, ok, problem } from '@paiji/rules'
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import { type ApiScope, digestOfToken, newToken, startOfToken } from '../../auth/api-token.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import type { Db } from '../../db/client.js'
import { apiToken, user } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import type { AuditEvent } from '../audit/audit-event.js'
import { recordAudit } from '../audit/record.js'
import { federationIds } from '../registry/organisations.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { managedAccount, logOfAccount } from './managed-account.js'
import type { TokenPlace } from '../../auth/api-token.js'
import { checkedPlace } from './token-places.js'
import { canKeepTokens } from './policy.js'
import { oneRow } from '../../db/one-row.js'
import { MS_A_DAY } from '../../base/clock.js'

export type ApiTokenRow = Omit<typeof apiToken.$inferSelect, 'tokenDigest'>

/** Tokens of one account that hold at once. */
export const MOST_TOKENS = 20
/** The longest a token holds, in days. */
export const LONGEST_DAYS = 365
export const LONGEST_NAME = 80

/** The tokens of an account, revoked and expired ones too, the latest first; never what they are. */
export const tokensOf = async (db: Db, accountId: string): Promise<ApiTokenRow[]> => {
  const rows = await db
    .select()
    .from(apiToken)
    .where(and(eq(apiToken.accountId, accountId), isNull(apiToken.clientId)))
    .orderBy(desc(apiToken.recordedAt), desc(apiToken.id))
    .limit(MOST_TOKENS * 2)
  return rows.map(({ tokenDigest: _, ...row }) => row)
}

export interface CreateApiTokenInput {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** From now on, 1 to 365. */
  readonly days: number
  /** The one body, with those below it, or the one event it is for. */
  readonly place?: TokenPlace | undefined
}

/** The log's row of an act upon the own programs. */
export const auditPrograms = async ({ tx, deps, viewer }: Act, event: AuditEvent, accountId: string): Promise<void> => {
  const kept = await managedAccount(tx, deps.clock, accountId)
  const organisationId = (kept.ok ? logOfAccount(kept.value) : '') || (await federationIds(tx))[0] || ''
  await recordAudit(tx, viewer, { ...event, organisationId, aggregateKind: 'account', aggregateId: accountId })
}

const holding = async (tx: Transaction, accountId: string, now: Date): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(apiToken)
    .where(
      and(
        eq(apiToken.accountId, accountId),
        isNull(apiToken.clientId),
        isNull(apiToken.revokedAt),
        gt(apiToken.expiresAt, now),
      ),
    )
  return row?.n ?? 0
}

/**
 * Makes a token for programs of the own account. What it is stands in the answer and nowhere else. Problems:
 * NOT_PERMITTED (nobody, or a token), TOKEN_NAME_MISSING, TOKEN_SCOPE_MISSING, TOKEN_DAYS_OUT_OF_RANGE, TOKEN_PLACE_UNKNOWN, TOKENS_TOO_MANY.
 */
export const createApiToken = async (
  deps: Deps,
  viewer: Viewer,
  input: CreateApiTokenInput,
): Promise<Outcome<{ row: ApiTokenRow; token: string }>> => {
  const [holder] = await deps.db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, viewer.accountId ?? ''))
  const permitted = requirePermission(canKeepTokens(viewer, holder?.id))
  if (!permitted.ok) return permitted
  const accountId = actorOf(viewer)
  const name = input.name.trim().slice(0, LONGEST_NAME)
  if (name === '') return err([problem('TOKEN_NAME_MISSING', { at: { path: 'name' } })])
  if (input.scopes.length === 0) return err([problem('TOKEN_SCOPE_MISSING', { at: { path: 'scopes' } })])
  if (!Number.isInteger(input.days) || input.days < 1 || input.days > LONGEST_DAYS)
    return err([problem('TOKEN_DAYS_OUT_OF_RANGE', { at: { path: 'days' }, params: { most: LONGEST_DAYS } })])
  const place = await checkedPlace(deps.db, viewer, input.place)
  if (!place.ok) return place
  const token = newToken()
  return inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    await aloneWith(tx, 'tokens', accountId)
    if ((await holding(tx, accountId, now)) >= MOST_TOKENS)
      return err([problem('TOKENS_TOO_MANY', { params: { most: MOST_TOKENS } })])
    const made = oneRow(
      await tx
        .insert(apiToken)
        .values({
          accountId,
          name,
          start: startOfToken(token),
          tokenDigest: digestOfToken(token),
          scopes: [...new Set(input.scopes)],
          ...place.value,
          recordedAt: now,
          expiresAt: new Date(now.getTime() + input.days * MS_A_DAY),
        })
        .returning(),
    )
    const { tokenDigest: _, ...row } = made
    const event: AuditEvent = {
      type: 'API_TOKEN_CREATED',
      data: { tokenId: row.id, scopes: row.scopes, ...(row.placeId ? { place: row.placeId } : {}) },
    }
    await auditPrograms({ tx, deps, viewer }, event, accountId)
    return ok({ row, token })
  })
}

/** Ends a token of the own account, at once. Problems: NOT_PERMITTED (also for one that there is not). */
export const revokeApiToken = async (deps: Deps, viewer: Viewer, tokenId: string): Promise<Outcome<ApiTokenRow>> => {
  const [found] = await deps.db.select().from(apiToken).where(eq(apiToken.id, tokenId))
  const permitted = requirePermission(canKeepTokens(viewer, found?.accountId))
  if (!permitted.ok || !found) return permitted.ok ? err([problem('ACCOUNT_UNKNOWN')]) : permitted
  return inTransaction(deps.db, async tx => {
    const ended = oneRow(
      await tx
        .update(apiToken)
        .set({ revokedAt: found.revokedAt ?? deps.clock.now() })
        .where(eq(apiToken.id, tokenId))
        .returning(),
    )
    const { tokenDigest: _, ...row } = ended
    await auditPrograms({ tx, deps, viewer }, { type: 'API_TOKEN_REVOKED', data: { tokenId } }, found.accountId)
    return ok(row)
  })
}
