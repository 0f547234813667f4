import { err, ok, problem } from '@paiji/rules'
import { and, asc, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { type ApiScope, digestOfToken } from '../../auth/api-token.js'
import { newSecret, startOfSecret } from '../../auth/oauth-client.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import type { Db } from '../../db/client.js'
import { apiToken, oauthClient, oauthSecret, user } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import type { Deps } from '../shared/deps.js'
import { auditPrograms, LONGEST_NAME } from './api-tokens.js'
import type { TokenPlace } from '../../auth/api-token.js'
import { checkedPlace } from './token-places.js'
import { canKeepTokens } from './policy.js'
import { oneRow } from '../../db/one-row.js'

export interface OAuthClientRow {
  readonly client: typeof oauthClient.$inferSelect
  /** The secrets that hold, the oldest first; never what they are. */
  readonly secrets: readonly Omit<typeof oauthSecret.$inferSelect, 'secretDigest'>[]
}

/** A client and the secret that is shown this once. */
export interface ClientWithSecret extends OAuthClientRow {
  readonly secret: string
}

const HOUR = 3600_000
/** Clients of one account that hold at once. */
export const MOST_CLIENTS = 10
/** The longest that a replaced secret still holds, in hours. */
export const LONGEST_OVERLAP = 7 * 24

const withSecrets = async (
  db: Db,
  now: Date,
  clients: readonly (typeof oauthClient.$inferSelect)[],
): Promise<OAuthClientRow[]> => {
  const ids = clients.map(client => client.id)
  const rows = await db
    .select()
    .from(oauthSecret)
    .where(
      and(inArray(oauthSecret.clientId, ids), sql`coalesce(${oauthSecret.expiresAt} > ${now.toISOString()}, true)`),
    )
    .orderBy(asc(oauthSecret.recordedAt), asc(oauthSecret.id))
  return clients.map(client => ({
    client,
    secrets: rows.filter(one => one.clientId === client.id).map(({ secretDigest: _, ...row }) => row),
  }))
}

/** The clients of an account, revoked ones too, the latest first. */
export const clientsOf = async (db: Db, now: Date, accountId: string): Promise<OAuthClientRow[]> => {
  const clients = await db
    .select()
    .from(oauthClient)
    .where(eq(oauthClient.accountId, accountId))
    .orderBy(desc(oauthClient.recordedAt), desc(oauthClient.id))
    .limit(MOST_CLIENTS * 2)
  return clients.length === 0 ? [] : withSecrets(db, now, clients)
}

const holding = async (tx: Transaction, accountId: string): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(oauthClient)
    .where(and(eq(oauthClient.accountId, accountId), isNull(oauthClient.revokedAt)))
  return row?.n ?? 0
}

/** A secret of its own for a client; its text is in the answer and nowhere else. */
const addSecret = async (tx: Transaction, clientId: string, now: Date): Promise<string> => {
  const secret = newSecret()
  const values = { clientId, start: startOfSecret(secret), secretDigest: digestOfToken(secret), recordedAt: now }
  await tx.insert(oauthSecret).values(values)
  return secret
}

export interface CreateOAuthClientInput {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** The one body, with those below it, or the one event it is for. */
  readonly place?: TokenPlace | undefined
}

/**
 * Registers a program that fetches its tokens itself and acts for the own account. Problems: NOT_PERMITTED (nobody, or a
 * token), TOKEN_NAME_MISSING, TOKEN_SCOPE_MISSING, TOKEN_PLACE_UNKNOWN, CLIENTS_TOO_MANY.
 */
export const createOAuthClient = async (
  deps: Deps,
  viewer: Viewer,
  input: CreateOAuthClientInput,
): Promise<Outcome<ClientWithSecret>> => {
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
  const place = await checkedPlace(deps.db, viewer, input.place)
  if (!place.ok) return place
  return inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    await aloneWith(tx, 'clients', accountId)
    if ((await holding(tx, accountId)) >= MOST_CLIENTS)
      return err([problem('CLIENTS_TOO_MANY', { params: { most: MOST_CLIENTS } })])
    const values = { accountId, name, scopes: [...new Set(input.scopes)], ...place.value, recordedAt: now }
    const client = oneRow(await tx.insert(oauthClient).values(values).returning())
    const secret = await addSecret(tx, client.id, now)
    const data = { clientId: client.id, scopes: client.scopes, ...(client.placeId ? { place: client.placeId } : {}) }
    await auditPrograms({ tx, deps, viewer }, { type: 'OAUTH_CLIENT_CREATED', data }, accountId)
    const [row] = await withSecrets(tx, now, [client])
    return ok({ client, secrets: row?.secrets ?? [], secret })
  })
}

/** A client of the own account that holds, for whoever may keep it. */
const ownClient = async (deps: Deps, viewer: Viewer, clientId: string) => {
  const [found] = await deps.db.select().from(oauthClient).where(eq(oauthClient.id, clientId))
  const permitted = requirePermission(canKeepTokens(viewer, found?.accountId))
  if (!permitted.ok) return permitted
  return found ? ok(found) : err([problem('ACCOUNT_UNKNOWN')])
}

export interface RotateOAuthSecretInput {
  readonly clientId: string
  /** How long the secret that is replaced still holds, 0 to 168. */
  readonly overlapHours: number
}

/**
 * Gives a client another secret. The one before it holds on for the overlap, and one that was replaced earlier ends at
 * once, so that two hold at most. Problems: NOT_PERMITTED (also for one that there is not), OVERLAP_OUT_OF_RANGE,
 * CLIENT_REVOKED.
 */
export const rotateOAuthSecret = async (
  deps: Deps,
  viewer: Viewer,
  { clientId, overlapHours }: RotateOAuthSecretInput,
): Promise<Outcome<ClientWithSecret>> => {
  const own = await ownClient(deps, viewer, clientId)
  if (!own.ok) return own
  if (!Number.isInteger(overlapHours) || overlapHours < 0 || overlapHours > LONGEST_OVERLAP)
    return err([problem('OVERLAP_OUT_OF_RANGE', { at: { path: 'overlapHours' }, params: { most: LONGEST_OVERLAP } })])
  return inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const [client] = await tx.select().from(oauthClient).where(eq(oauthClient.id, clientId)).for('update')
    if (!client || client.revokedAt) return err([problem('CLIENT_REVOKED')])
    const oldEndsAt = new Date(now.getTime() + overlapHours * HOUR)
    await tx
      .delete(oauthSecret)
      .where(and(eq(oauthSecret.clientId, clientId), sql`${oauthSecret.expiresAt} is not null`))
    await tx.update(oauthSecret).set({ expiresAt: oldEndsAt }).where(eq(oauthSecret.clientId, clientId))
    const secret = await addSecret(tx, clientId, now)
    const data = { clientId, oldEndsAt: oldEndsAt.toISOString() }
    await auditPrograms({ tx, deps, viewer }, { type: 'OAUTH_SECRET_ROTATED', data }, client.accountId)
    const [row] = await withSecrets(tx, now, [client])
    return ok({ client, secrets: row?.secrets ?? [], secret })
  })
}

/** Ends a client of the own account with every token it fetched, at once. Problems: NOT_PERMITTED (also for one that there is not). */
export const revokeOAuthClient = async (
  deps: Deps,
  viewer: Viewer,
  clientId: string,
): Promise<Outcome<OAuthClientRow>> => {
  const own = await ownClient(deps, viewer, clientId)
  if (!own.ok) return own
  return inTransaction(deps.db, async tx => {
    const revokedAt = own.value.revokedAt ?? deps.clock.now()
    const client = oneRow(
      await tx.update(oauthClient).set({ revokedAt }).where(eq(oauthClient.id, clientId)).returning(),
    )
    await tx.delete(oauthSecret).where(eq(oauthSecret.clientId, clientId))
    await tx
      .update(apiToken)
      .set({ revokedAt })
      .where(and(eq(apiToken.clientId, clientId), isNull(apiToken.revokedAt)))
    await auditPrograms({ tx, deps, viewer }, { type: 'OAUTH_CLIENT_REVOKED', data: { clientId } }, client.accountId)
    return ok({ client, secrets: [] })
  })
}

/** A token that a client fetched. */
export interface FetchedToken {
  readonly token: string
  readonly scopes: readonly ApiScope[]
  /** Seconds. */
  readonly expiresIn: number
}

/** How long a fetched token holds, in seconds. */
export const FETCHED_HOLDS = 3600
/** Tokens of one client that hold at once; with more, the oldest ends. */
const MOST_FETCHED = 50

/**
 * A token for a client that proved itself, for as much of its scopes as it asks for; `undefined` where it asks for more.
 * What has ended of its tokens is taken away, so that they never pile up.
 */
export const fetchToken = async (
  deps: Deps,
  {
    id: clientId,
    accountId,
    name,
    scopes,
    placeKind,
    placeId,
  }: Pick<typeof oauthClient.$inferSelect, 'id' | 'accountId' | 'name' | 'scopes' | 'placeKind' | 'placeId'>,
  token: { readonly text: string; readonly start: string; readonly asked: readonly string[] },
): Promise<FetchedToken | undefined> => {
  const given = token.asked.length === 0 ? scopes : scopes.filter(scope => token.asked.includes(scope))
  if (token.asked.some(word => !scopes.some(scope => scope === word))) return undefined
  const now = deps.clock.now()
  const done = await inTransaction(deps.db, async tx => {
    await tx.update(oauthClient).set({ lastUsedAt: now }).where(eq(oauthClient.id, clientId))
    await tx.delete(apiToken).where(and(eq(apiToken.clientId, clientId), lte(apiToken.expiresAt, now)))
    await tx.execute(sql`delete from api_token where id in (
      select id from api_token where client_id = ${clientId} order by recorded_at desc, id desc offset ${MOST_FETCHED - 1})`)
    await tx.insert(apiToken).values({
      accountId,
      clientId,
      name,
      start: token.start,
      tokenDigest: digestOfToken(token.text),
      scopes: given,
      placeKind,
      placeId,
      recordedAt: now,
      expiresAt: new Date(now.getTime() + FETCHED_HOLDS * 1000),
    })
    return ok({ token: token.text, scopes: given, expiresIn: FETCHED_HOLDS })
  })
  return done.ok ? done.value : undefined
}

/**
 * Ends a token for the client that fetched it; a token that there is not is ended already (RFC 7009, section 2.2). False
 * for one that is somebody else's.
 */
export const endFetchedToken = async (deps: Deps, clientId: string, token: string): Promise<boolean> => {
  const [found] = await deps.db
    .select({ clientId: apiToken.clientId })
    .from(apiToken)
    .where(eq(apiToken.tokenDigest, digestOfToken(token)))
  if (!found) return true
  if (found.clientId !== clientId) return false
  const ended = await inTransaction(deps.db, async tx => {
    await tx
      .update(apiToken)
      .set({ revokedAt: deps.clock.now() })
      .where(and(eq(apiToken.tokenDigest, digestOfToken(token)), isNull(apiToken.revokedAt)))
    return ok(true)
  })
  return ended.ok
}
