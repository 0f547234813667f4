import type { IncomingHttpHeaders } from 'node:http'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { fromNodeHeaders } from 'better-auth/node'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { account, session, user, verification } from '../db/schema/index.js'
import { hashPassword, MAX_PASSWORD, MIN_PASSWORD, verifyPassword } from './accounts.js'

export interface AuthOptions {
  readonly db: Db
  readonly secret: string
  /** The API's own address, e.g. `http://localhost:4000`. Cookies are `Secure` when it is https. */
  readonly baseUrl: string
  /** Every origin whose pages may sign people in: the portal's. */
  readonly origins: readonly string[]
  /** Slows guessing down; off in tests. */
  readonly limitRate: boolean
}

/** Signing in and out, and sessions, under `/api/auth`. Accounts are made by the office, not by sign-up. */
export const createAuth = ({ db, secret, baseUrl, origins, limitRate }: AuthOptions) =>
  betterAuth({
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification } }),
    secret,
    baseURL: baseUrl,
    basePath: '/api/auth',
    trustedOrigins: [...origins],
    telemetry: { enabled: false },
    logger: { level: 'error' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    user: {
      additionalFields: {
        personId: { type: 'string', required: false, input: false },
        lockedAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: { session: { create: { before: session => mayBegin(db, session.userId) } } },
    session: { expiresIn: 7 * 24 * 3600, updateAge: 24 * 3600 },
    rateLimit: { enabled: limitRate, window: 60, max: 600, customRules: { '/sign-in/email': { window: 60, max: 60 } } },
    advanced: {
      useSecureCookies: baseUrl.startsWith('https:'),
      cookiePrefix: 'paiji',
      // Said out loud, as the library drops this check where it believes to be tested.
      disableOriginCheck: false,
    },
  })

/** No session begins for a locked account; one that began beside the locking is not honoured. */
const mayBegin = async (db: Db, accountId: string): Promise<boolean> => {
  const [row] = await db.select({ lockedAt: user.lockedAt }).from(user).where(eq(user.id, accountId))
  return row?.lockedAt === null
}

export type Auth = ReturnType<typeof createAuth>

/** The account behind a request's cookie. */
export interface SignedIn {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly personId: string | undefined
}

export const signedIn = async (auth: Auth, headers: IncomingHttpHeaders): Promise<SignedIn | undefined> => {
  if (!headers.cookie) return undefined
  const found = await auth.api.getSession({ headers: fromNodeHeaders(headers) })
  if (!found) return undefined
  const { id, name, email, personId, lockedAt } = found.user
  if (lockedAt) return undefined
  return { accountId: id, name, email, personId: personId ?? undefined }
}
