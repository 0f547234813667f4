import { APIError, type createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { Db } from '../db/client.js'
import { type Allowance, chargeBucket, emptyBucket } from '../db/rate-bucket.js'
import { CODE, seen, type NoteEvent, secondStep } from './account-hooks.js'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** A code of an authenticator is taken for a minute and a half; one that opened an account is worth nothing for longer. */
const once: Allowance = { name: 'code-once', capacity: 1, perSecond: 1 / 180 }

const accountOf = async (ctx: Context): Promise<string | undefined> => {
  const step = await secondStep(ctx)
  const begun = step && (await ctx.context.internalAdapter.findVerificationValue(step))
  return begun ? begun.value : (await getSessionFromCtx(ctx))?.user.id
}

const keyOf = async (ctx: Context): Promise<{ readonly accountId: string; readonly key: string } | undefined> => {
  const code: unknown = typeof ctx.body === 'object' && ctx.body !== null ? Reflect.get(ctx.body, 'code') : undefined
  const accountId = typeof code === 'string' ? await accountOf(ctx) : undefined
  return accountId === undefined ? undefined : { accountId, key: `code-once:${accountId}:${code}` }
}

/** A code serves once (RFC 6238, section 5.2): it is taken before it is looked at, so that of two at once one is refused. */
export const takeCode = async (db: Db, note: NoteEvent, ctx: Context): Promise<void> => {
  if (ctx.path !== CODE) return
  const found = await keyOf(ctx)
  if (!found) return
  if ((await chargeBucket(db, found.key, 1, once)).allowed) return
  await note({ accountId: found.accountId, kind: 'SECOND_STEP_FAILED', ...seen(ctx.headers) })
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
}

/** A code that opened nothing was none: it is given back. */
export const giveBackCode = async (db: Db, ctx: Context): Promise<void> => {
  const found = ctx.path === CODE && isAPIError(ctx.context.returned) ? await keyOf(ctx) : undefined
  if (found) await emptyBucket(db, found.key)
}
