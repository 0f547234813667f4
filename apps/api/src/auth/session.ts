import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { fromNodeHeaders } from 'better-auth/node'
import { passkey, type PasskeyOptions } from '@better-auth/passkey'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Db } from '../db/client.js'
import { type Allowance, chargeBucket } from '../db/rate-bucket.js'
import {
  account,
  session,
  passkey as passkeyTable,
  twoFactor as twoFactorTable,
  user,
  verification,
} from '../db/schema/index.js'
import { databaseHooks, emailIn, type NoteEvent, noteRefusal, noteReset, SIGN_IN, SIGNING_IN } from './account-hooks.js'
import { chargeGuess, welcomeDevice } from './guesses.js'
import type { TokenOfViewer } from './api-token.js'
import { type FactorOfSession, FRESH_MS, noteFactor, refuseStaleRemoval, renewByPasskey } from './fresh-factor.js'
import { hashPassword, verifyPassword } from './accounts.js'
import { type LeakedRange, MAX_PASSWORD, MIN_PASSWORD } from './passwords.js'
import { refuseCommonPassword } from './new-password.js'
import { sealingAdapter } from './sealing-adapter.js'
import { giveBackCode, takeCode } from './one-time-codes.js'

export interface AuthOptions {
  readonly db: Db
  readonly secret: string
  /** Where it is reached, e.g. `http://localhost:4000`. Cookies are `Secure` and bound to this host when it is https. */
  readonly baseUrl: string
  /** Every origin whose pages may sign people in: the portal's. */
  readonly origins: readonly string[]
  /** Slows guessing down; off in tests. */
  readonly limitRate: boolean
  /** Writes down what happens to an account. */
  readonly note: NoteEvent
  /** Sends the link for a new password. */
  readonly sendReset: (accountId: string, token: string) => Promise<void>
  /** How long that link opens, in seconds. */
  readonly resetSeconds: number
  /** A register of leaked passwords; none unless the operator names one. */
  readonly leaked?: LeakedRange | undefined
  /** Told what went wrong on the way to the database or elsewhere. */
  readonly report: (error: unknown) => void
}

/** Passwords open accounts and make none; a forgotten one is replaced by a link. */
const passwordsBy = ({ note, sendReset, resetSeconds }: AuthOptions) =>
  ({
    enabled: true,
    disableSignUp: true,
    minPasswordLength: MIN_PASSWORD,
    maxPasswordLength: MAX_PASSWORD,
    resetPasswordTokenExpiresIn: resetSeconds,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }) => sendReset(user.id, token),
    onPasswordReset: ({ user }, request) => noteReset(note, user.id, request),
    password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
  }) satisfies BetterAuthOptions['emailAndPassword']

/** Guesses and requested links cost before they are looked at; what was refused is noted. */
const hooksBy = ({ db, note, limitRate, leaked }: AuthOptions) =>
  ({
    before: createAuthMiddleware(async ctx => {
      if (limitRate && ctx.path === ASK_RESET) await chargeReset(db, ctx.body, ctx.headers)
      if (limitRate && ctx.path === SIGN_IN) await chargeGuess(db, ctx)
      await refuseCommonPassword(ctx, leaked)
      await refuseStaleRemoval(ctx)
      await takeCode(db, note, ctx)
    }),
    after: createAuthMiddleware(async ctx => {
      await noteFactor(db, ctx)
      if (SIGNING_IN.has(ctx.path)) await welcomeDevice(db, ctx, limitRate)
      await giveBackCode(db, ctx)
      await noteRefusal(db, note, ctx)
    }),
  }) satisfies BetterAuthOptions['hooks']

/** Signing in and out, and sessions, under `/api/auth`. Accounts are made by the office, not by sign-up. */
export const createAuth = (options: AuthOptions) => {
  const { db, secret, baseUrl, origins, limitRate, note, report } = options
  const isSecure = baseUrl.startsWith('https:')
  return betterAuth({
    database: sealingAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor: twoFactorTable, passkey: passkeyTable },
    }),
    secret,
    baseURL: baseUrl,
    basePath: '/api/auth',
    trustedOrigins: [...origins],
    telemetry: { enabled: false },
    // Its own lines repeat the values of a statement that failed, among them the tokens of sessions.
    logger: { level: 'error', log: (_level, _message, ...about) => report(about.find(one => one instanceof Error)) },
    emailAndPassword: passwordsBy(options),
    user: {
      additionalFields: {
        personId: { type: 'string', required: false, input: false },
        lockedAt: { type: 'date', required: false, input: false },
      },
    },
    // Whoever reads the database learns no link that opens an account.
    verification: { storeIdentifier: { default: 'plain', overrides: { 'reset-password': 'hashed' } } },
    hooks: hooksBy(options),
    databaseHooks: databaseHooks(db, note),
    plugins: [
      twoFactor({ issuer: 'Paiji', backupCodeOptions: { amount: RECOVERY_CODES } }),
      passkey({ rpID: new URL(baseUrl).hostname, rpName: 'Paiji', origin: [...origins], ...provedByItsHolder(db) }),
    ],
    session: {
      expiresIn: 7 * 24 * 3600,
      updateAge: 24 * 3600,
      // A passkey is added soon after signing in, or after signing in again: an unattended browser makes none.
      freshAge: FRESH_MS / 1000,
      additionalFields: {
        passkey: { type: 'boolean', required: false, input: false },
        secondFactorAt: { type: 'date', required: false, input: false },
      },
    },
    rateLimit: { enabled: limitRate, window: 60, max: 600, customRules: { '/sign-in/email': { window: 60, max: 60 } } },
    advanced: {
      database: { generateId: () => randomUUID() },
      // The library's own secure names begin with `__Secure-`, which lets a neighbouring host of the domain set them.
      useSecureCookies: false,
      cookiePrefix: isSecure ? '__Host-paiji' : 'paiji',
      defaultCookieAttributes: { secure: isSecure, path: '/', httpOnly: true, sameSite: 'lax' },
      // Said out loud, as the library drops this check where it believes to be tested.
      disableOriginCheck: false,
    },
    // What is not an answer of its own goes on to the server's way with errors, which tells an outage from a defect.
    onAPIError: { throw: true },
  })
}

const ASK_RESET = '/request-password-reset'
/** Links for a new password: three to one mail address, then one every ten minutes; ten from one place, then one a minute. */
const resetsTo: Allowance = { name: 'reset-to', capacity: 3, perSecond: 1 / 600 }
const resetsFrom: Allowance = { name: 'reset-from', capacity: 10, perSecond: 1 / 60 }

const RECOVERY_CODES = 10

/** A passkey counts for two factors, so the device must have asked who holds it: finger, face, or its own code. */
const refuseUnlessVerified = (verified: boolean | undefined): void => {
  if (!verified) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED', message: 'The device did not ask.' })
}
const provedByItsHolder = (db: Db) =>
  ({
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => refuseUnlessVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ ctx, verification }) => {
        const { credentialID, userVerified } = verification.authenticationInfo
        refuseUnlessVerified(userVerified)
        await renewByPasskey(db, ctx, credentialID)
      },
    },
  }) satisfies PasskeyOptions

/** Asking costs by the address that is written to and by the place it comes from, whether there is an account or not. */
const chargeReset = async (db: Db, body: unknown, headers: Headers | undefined): Promise<void> => {
  const from = await chargeBucket(db, `reset-from:${headers?.get('x-forwarded-for') ?? ''}`, 1, resetsFrom)
  const to = from.allowed ? await chargeBucket(db, `reset-to:${emailIn(body)}`, 1, resetsTo) : from
  if (to.allowed) return
  const retry = { 'retry-after': String(to.retryAfter) }
  throw new APIError('TOO_MANY_REQUESTS', { code: 'RATE_LIMITED', message: 'Too many attempts.' }, retry)
}

export type Auth = ReturnType<typeof createAuth>

/** The account behind a request's cookie. */
export interface SignedIn {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly personId: string | undefined
  readonly sessionId: string
  /** The session began with a passkey, which is two factors in one. */
  readonly byPasskey: boolean
  /** Of an account that has a second factor: when the session last gave it. */
  readonly secondFactor?: FactorOfSession
  /** Set where a token stands in the place of a session. */
  readonly token?: TokenOfViewer
}

const givenAt = (session: {
  readonly passkey?: boolean | null | undefined
  readonly secondFactorAt?: Date | null | undefined
  readonly createdAt: Date
}): Date | undefined => session.secondFactorAt ?? (session.passkey ? session.createdAt : undefined)

export const signedIn = async (auth: Auth, headers: IncomingHttpHeaders): Promise<SignedIn | undefined> => {
  if (!headers.cookie) return undefined
  const found = await auth.api.getSession({ headers: fromNodeHeaders(headers) })
  if (!found) return undefined
  const { id, name, email, personId, lockedAt } = found.user
  if (lockedAt) return undefined
  return {
    accountId: id,
    name,
    email,
    personId: personId ?? undefined,
    sessionId: found.session.id,
    byPasskey: found.session.passkey === true,
    ...(found.user.twoFactorEnabled ? { secondFactor: { givenAt: givenAt(found.session) } } : {}),
  }
}
