import { type createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { session } from '../db/schema/index.js'
import { SECOND_STEPS } from './account-hooks.js'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

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
