import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Clock } from '../base/clock.js'
import type { Db } from '../db/client.js'
import { apiScopes, apiToken, type scopeKinds, user } from '../db/schema/index.js'
import { sha256 } from '../base/digest.js'

export { apiScopes }
export type ApiScope = (typeof apiScopes)[number]

/** The one body, with those below it, or the one event that a token is for. */
export interface TokenPlace {
  readonly kind: (typeof scopeKinds)[number]
  readonly id: string
}

/** The token that a request came with, as the viewer carries it. */
export interface TokenOfViewer {
  readonly id: string
  readonly scopes: readonly ApiScope[]
  /** The one place it is for. */
  readonly place?: TokenPlace
  /** The client that fetched it, whose tokens are charged together. */
  readonly clientId?: string
}

/** The account behind a token, as a session of it would say. */
export interface TokenHolder {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly personId: string | undefined
  readonly token: TokenOfViewer
}

const START = 'paiji_'
const SHOWN = START.length + 6
/** Used again within this time, a token is not written down again. */
const USED_WITHIN = 60_000

/** A new token: 256 random bits behind a word that secret scanners know it by. */
export const newToken = (): string => `${START}${randomBytes(32).toString('base64url')}`

/** The token's beginning, to know it by. */
export const startOfToken = (token: string): string => token.slice(0, SHOWN)

export const digestOfToken = (token: string): string => sha256(token)

type Kept = Pick<typeof apiToken.$inferSelect, 'id' | 'scopes' | 'clientId' | 'placeKind' | 'placeId'>

const tokenOf = ({ id, scopes, clientId, ...kept }: Kept): TokenOfViewer => {
  const place = kept.placeKind && kept.placeId ? { place: { kind: kept.placeKind, id: kept.placeId } } : {}
  return { id, scopes, ...place, ...(clientId ? { clientId } : {}) }
}

const known = {
  id: apiToken.id,
  scopes: apiToken.scopes,
  clientId: apiToken.clientId,
  placeKind: apiToken.placeKind,
  placeId: apiToken.placeId,
}

/**
 * The credential of an `Authorization` header; undefined only without one. What is no token of ours counts too, so that it is
 * refused (RFC 6750, 3.1): a token that was cut short would else be answered as nobody's, with empty lists.
 */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined => {
  const credential = authorization?.trim()
  if (!credential) return undefined
  const [, token] = /^Bearer +(\S+)$/i.exec(credential) ?? []
  return token ?? credential
}

/** A token by its id, though its time be over; undefined once it is revoked. */
export const tokenById = async (db: Db, id: string): Promise<TokenOfViewer | undefined> => {
  const [row] = await db
    .select(known)
    .from(apiToken)
    .where(and(eq(apiToken.id, id), isNull(apiToken.revokedAt)))
  return row && tokenOf(row)
}

/** Whose token it is while it holds and its account is not locked; its use is written down to the minute. */
export const accountOfToken = async (db: Db, clock: Clock, text: string): Promise<TokenHolder | undefined> => {
  const now = clock.now()
  const [row] = await db
    .select({
      ...known,
      accountId: user.id,
      name: user.name,
      email: user.email,
      personId: user.personId,
    })
    .from(apiToken)
    .innerJoin(user, eq(user.id, apiToken.accountId))
    .where(
      and(
        eq(apiToken.tokenDigest, digestOfToken(text)),
        isNull(apiToken.revokedAt),
        gt(apiToken.expiresAt, now),
        isNull(user.lockedAt),
      ),
    )
  if (!row) return undefined
  const { id, scopes, clientId, placeKind, placeId, personId, ...account } = row
  await db
    .update(apiToken)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiToken.id, id),
        or(isNull(apiToken.lastUsedAt), lt(apiToken.lastUsedAt, new Date(now.getTime() - USED_WITHIN))),
      ),
    )
  const token = tokenOf({ id, scopes, clientId, placeKind, placeId })
  return { ...account, personId: personId ?? undefined, token }
}
