import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { oauthClient, oauthSecret, user } from '../db/schema/index.js'
import { digestOfToken } from './api-token.js'
import { isRowId } from '../base/row-id.js'

const START = 'paiji_secret_'
const SHOWN = START.length + 6
/** A new secret of a client: 256 random bits behind a word that secret scanners know it by. */
export const newSecret = (): string => `${START}${randomBytes(32).toString('base64url')}`

/** The secret's beginning, to know it by. */
export const startOfSecret = (secret: string): string => secret.slice(0, SHOWN)

/** A client that has proved itself. */
export type ProvedClient = Pick<
  typeof oauthClient.$inferSelect,
  'id' | 'accountId' | 'name' | 'scopes' | 'placeKind' | 'placeId'
>

/** The client of an id and a secret, while both hold and its account is not locked. */
export const provedClient = async (
  db: Db,
  now: Date,
  clientId: string,
  secret: string,
): Promise<ProvedClient | undefined> => {
  if (!isRowId(clientId)) return undefined
  const [row] = await db
    .select({
      id: oauthClient.id,
      accountId: oauthClient.accountId,
      name: oauthClient.name,
      scopes: oauthClient.scopes,
      placeKind: oauthClient.placeKind,
      placeId: oauthClient.placeId,
    })
    .from(oauthSecret)
    .innerJoin(oauthClient, eq(oauthClient.id, oauthSecret.clientId))
    .innerJoin(user, eq(user.id, oauthClient.accountId))
    .where(
      and(
        eq(oauthSecret.secretDigest, digestOfToken(secret)),
        eq(oauthClient.id, clientId),
        sql`coalesce(${oauthSecret.expiresAt} > ${now.toISOString()}, true)`,
        isNull(oauthClient.revokedAt),
        isNull(user.lockedAt),
      ),
    )
  return row
}
