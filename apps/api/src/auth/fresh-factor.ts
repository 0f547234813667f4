import { type createAuthMiddleware, APIError, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { passkey, session } from '../db/schema/index.js'
import { SECOND_STEPS } from './account-hooks.js'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** For how long a proof of who sits there serves. */
export const FRESH_MS = 15 * 60_000

/** The second factor of a session's account. */
export interface FactorOfSession {
  /** When the session last gave it; undefined where it never did. */
  readonly givenAt: Date | undefined
}

/** Writes down when a session gave a code of its second factor: the one that begins with it, or one that goes on. */
export const noteFactor = async (db: Db, ctx: Context): Promise<void> => {
  if (!SECOND_STEPS.has(ctx.path) || isAPIError(ctx.context.returned)) return
  const given = ctx.context.newSession?.session ?? (await getSessionFromCtx(ctx))?.session
  if (given) await db.update(session).set({ secondFactorAt: new Date() }).where(eq(session.id, given.id))
}

/** Of a session whose account has passkeys: when one was last used in it; undefined where the account has none. */
export const passkeyOfSession = async (db: Db, sessionId: string): Promise<FactorOfSession | undefined> => {
  const [row] = await db
    .select({
      byPasskey: session.passkey,
      createdAt: session.createdAt,
      has: sql<boolean>`exists (select 1 from ${passkey} p where p.user_id = ${session}.user_id)`,
    })
    .from(session)
    .where(eq(session.id, sessionId))
  return row?.has ? { givenAt: row.byPasskey ? row.createdAt : undefined } : undefined
}

/** A passkey goes only soon after signing in: it guards what an unattended browser must not do. */
export const refuseStaleRemoval = async (ctx: Context): Promise<void> => {
  if (ctx.path !== '/passkey/delete-passkey') return
  const found = await getSessionFromCtx(ctx)
  if (found && Date.now() - new Date(found.session.createdAt).getTime() > FRESH_MS)
    throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH', message: 'Sign in again first.' })
}

/**
 * A passkey given in a session that goes on proves the same account again: the session begins anew, under another
 * cookie. One of another account is refused, or what was to be done would be done in its name.
 */
export const renewByPasskey = async (db: Db, ctx: Context, credentialId: string): Promise<void> => {
  const before = await getSessionFromCtx(ctx)
  if (!before) return
  const [held] = await db.select({ userId: passkey.userId }).from(passkey).where(eq(passkey.credentialID, credentialId))
  if (held?.userId !== before.user.id)
    throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_OF_ANOTHER', message: 'That passkey opens another account.' })
  await db.delete(session).where(eq(session.id, before.session.id))
}
