import type { BetterAuthOptions } from 'better-auth'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { isKnownDevice } from './devices.js'
import { type accountEventKinds, session, user } from '../db/schema/index.js'

/** What happened to an account, and what is known of the request that did it. */
export interface SeenEvent {
  readonly accountId: string
  readonly kind: (typeof accountEventKinds)[number]
  readonly address: string | undefined
  readonly userAgent: string | undefined
  readonly requestId: string
  /** Of a sign-in: whether the account has been signed in to on this device. */
  readonly isKnownDevice?: boolean
  /** The owner said that the tokens of programs outlive the old password. */
  readonly keepsTokens?: boolean
}

/** With `keep` the tokens of an account outlive its old password; without it they end with it. */
export const TOKENS_HEADER = 'x-paiji-tokens'

export type NoteEvent = (event: SeenEvent) => Promise<void>

export const SIGN_IN = '/sign-in/email'
export const CODE = '/two-factor/verify-totp'
const RECOVERY_CODE = '/two-factor/verify-backup-code'
/** The requests that give a second factor. */
export const SECOND_STEPS: ReadonlySet<string> = new Set([CODE, RECOVERY_CODE])
const BY_PASSKEY = '/passkey/verify-authentication'
/** The requests that a session begins with. */
export const SIGNING_IN: ReadonlySet<string> = new Set([SIGN_IN, BY_PASSKEY, ...SECOND_STEPS])
const SECOND_STEP_COOKIE = 'two_factor'

export const emailIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'email' in body ? String(body.email).toLowerCase() : ''

type DatabaseHooks = NonNullable<BetterAuthOptions['databaseHooks']>
type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
/** What the database's hooks are given of the request: nothing where no request set them off. */
type AnyContext = Pick<HookContext, 'path' | 'headers' | 'getSignedCookie' | 'context'> | null

export const seen = (headers: Headers | undefined): Omit<SeenEvent, 'accountId' | 'kind'> => ({
  address: headers?.get('x-forwarded-for') ?? undefined,
  userAgent: headers?.get('user-agent') ?? undefined,
  requestId: headers?.get('x-request-id') ?? 'sign-in',
  keepsTokens: headers?.get(TOKENS_HEADER) === 'keep',
})

/** What the cookie of the second step says, when the request is in the middle of signing in. */
export const secondStep = async (ctx: NonNullable<AnyContext>): Promise<string | undefined> => {
  const { name } = ctx.context.createAuthCookie(SECOND_STEP_COOKIE)
  return (await ctx.getSignedCookie(name, ctx.context.secret)) || undefined
}

/** Whoever learned the old password is out: a change of it leaves the session that made it, and no other. */
const endOtherSessions = async (db: Db, accountId: string, here: string | undefined): Promise<void> => {
  const others = here === undefined ? [] : [ne(session.id, here)]
  await db.delete(session).where(and(eq(session.userId, accountId), ...others))
}

/** No session begins for a locked account; one that began beside the locking is not honoured. */
const mayBegin = async (db: Db, accountId: string): Promise<boolean> => {
  const [row] = await db.select({ lockedAt: user.lockedAt }).from(user).where(eq(user.id, accountId))
  return row?.lockedAt === null
}

/** A session after the password alone is none yet where a second step follows. */
const noteSession = async (db: Db, note: NoteEvent, accountId: string, ctx: AnyContext): Promise<void> => {
  if (!ctx?.path || !SIGNING_IN.has(ctx.path)) return
  const [row] = await db
    .select({ second: user.twoFactorEnabled, email: user.email })
    .from(user)
    .where(eq(user.id, accountId))
  if (!row || (ctx.path === SIGN_IN && row.second) || (SECOND_STEPS.has(ctx.path) && !(await secondStep(ctx)))) return
  const more = seen(ctx.headers)
  if (ctx.path === RECOVERY_CODE) await note({ accountId, kind: 'RECOVERY_CODE_USED', ...more })
  await note({ accountId, kind: 'SIGNED_IN', ...more, isKnownDevice: await isKnownDevice(ctx, row.email) })
}

/** A password was set by the link of a mail; the library has ended every session. */
export const noteReset = (note: NoteEvent, accountId: string, request: Request | undefined): Promise<void> =>
  note({ accountId, kind: 'PASSWORD_CHANGED', ...seen(request?.headers) })

const KIND_BY_PATH: Readonly<Record<string, SeenEvent['kind']>> = {
  [CODE]: 'SECOND_FACTOR_ON',
  '/two-factor/disable': 'SECOND_FACTOR_OFF',
}

/** What leaves no trace where it is written. */
const NOTED_WHEN_DONE: Readonly<Record<string, SeenEvent['kind']>> = {
  '/two-factor/generate-backup-codes': 'RECOVERY_CODES_MADE',
  '/passkey/verify-registration': 'PASSKEY_ADDED',
  '/passkey/delete-passkey': 'PASSKEY_REMOVED',
}

/** What follows a change of the accounts' own rows: other sessions end, and the owner can read of it. */
export const databaseHooks = (db: Db, note: NoteEvent): DatabaseHooks => ({
  account: {
    update: {
      after: async (row, ctx) => {
        // A password set by the link of a mail comes without its account here: `noteReset` is told whose it is.
        if (!row.userId) return
        await endOtherSessions(db, row.userId, ctx?.context.session?.session.id)
        await note({ accountId: row.userId, kind: 'PASSWORD_CHANGED', ...seen(ctx?.headers) })
      },
    },
  },
  user: {
    update: {
      after: async (row, ctx) => {
        const kind = ctx?.path ? KIND_BY_PATH[ctx.path] : undefined
        if (kind) await note({ accountId: row.id, kind, ...seen(ctx?.headers) })
      },
    },
  },
  session: {
    create: {
      before: async (row, ctx) =>
        (await mayBegin(db, row.userId)) && { data: { ...row, passkey: ctx?.path === BY_PASSKEY } },
      after: (row, ctx) => noteSession(db, note, row.userId, ctx),
    },
  },
})

/** Notes what failed; what succeeded is noted where it is written. An address without an account leaves nothing. */
export const noteRefusal = async (db: Db, note: NoteEvent, ctx: HookContext): Promise<void> => {
  const done = NOTED_WHEN_DONE[ctx.path]
  if (done && !isAPIError(ctx.context.returned) && ctx.context.session)
    await note({ accountId: ctx.context.session.user.id, kind: done, ...seen(ctx.headers) })
  if (!isAPIError(ctx.context.returned)) return
  if (ctx.path === SIGN_IN) {
    const [row] = await db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, emailIn(ctx.body)))
    if (row) await note({ accountId: row.id, kind: 'SIGN_IN_FAILED', ...seen(ctx.headers) })
  }
  const step = SECOND_STEPS.has(ctx.path) ? await secondStep(ctx) : undefined
  const whose = step && (await ctx.context.internalAdapter.findVerificationValue(step))
  if (whose) await note({ accountId: whose.value, kind: 'SECOND_STEP_FAILED', ...seen(ctx.headers) })
}
