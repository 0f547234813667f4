import { APIError, type createAuthMiddleware } from 'better-auth/api'
import type { Db } from '../db/client.js'
import { type Allowance, chargeBucket, emptyBucket, refundBucket } from '../db/rate-bucket.js'
import { emailIn, SIGN_IN } from './account-hooks.js'
import { isKnownDevice, rememberDevice } from './devices.js'

type Context = Pick<
  Parameters<Parameters<typeof createAuthMiddleware>[0]>[0],
  'path' | 'body' | 'headers' | 'context' | 'getSignedCookie' | 'setSignedCookie'
>

/** Guesses at one account from one address, or from a device that its owner has signed in with: ten, then one a minute. */
const guessesFrom: Allowance = { name: 'login', capacity: 10, perSecond: 1 / 60 }
/** Guesses at one account from everywhere else together: a hundred, then two a minute. */
const guessesAll: Allowance = { name: 'login-all', capacity: 100, perSecond: 1 / 30 }
/** Accounts that one network tries and does not open: twenty, then twenty an hour. */
const accountsFrom: Allowance = { name: 'login-accounts', capacity: 20, perSecond: 20 / 3600 }

/** An address, or of IPv6 the /64 that its holder has all addresses of. */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)]
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map(part => Number.parseInt(part, 16).toString(16))
    .join(':')
}

const addressIn = ({ headers }: Context): string => headers?.get('x-forwarded-for') ?? ''

const keysOf = (ctx: Context, email = emailIn(ctx.body)) => {
  const address = addressIn(ctx)
  return {
    from: `login:${email}:${address}`,
    known: `login-known:${email}`,
    all: `login:${email}`,
    network: `login-accounts:${networkOf(address)}`,
  }
}

const refuse = (retryAfter: number): never => {
  const retry = { 'retry-after': String(retryAfter) }
  throw new APIError('TOO_MANY_REQUESTS', { code: 'RATE_LIMITED', message: 'Too many attempts.' }, retry)
}

/**
 * A guess costs before it is looked at. A device that the owner has signed in with has an allowance of its own, so that strangers
 * cannot close an account; of everybody else it costs by account and address, by the accounts that the network tries, and by
 * account alone.
 */
export const chargeGuess = async (db: Db, ctx: Context): Promise<void> => {
  const keys = keysOf(ctx)
  if (await isKnownDevice(ctx, emailIn(ctx.body))) {
    const known = await chargeBucket(db, keys.known, 1, guessesFrom)
    return known.allowed ? undefined : refuse(known.retryAfter)
  }
  const from = await chargeBucket(db, keys.from, 1, guessesFrom)
  if (!from.allowed) refuse(from.retryAfter)
  // The first guess at an account from here.
  const isAnother = from.remaining === guessesFrom.capacity - 1
  const network = isAnother ? await chargeBucket(db, keys.network, 1, accountsFrom) : from
  if (!network.allowed) refuse(network.retryAfter)
  const all = await chargeBucket(db, keys.all, 1, guessesAll)
  if (!all.allowed) refuse(all.retryAfter)
}

/**
 * Who has signed in gets back what the guesses from here cost (`refunds`), and is known on this device from now on; the password
 * alone is not enough where a second step follows.
 */
export const welcomeDevice = async (db: Db, ctx: Context, refunds: boolean): Promise<void> => {
  const user = ctx.context.newSession?.user
  if (!user || (ctx.path === SIGN_IN && user.twoFactorEnabled === true)) return
  const keys = keysOf(ctx, user.email)
  if (refunds && (await isKnownDevice(ctx, user.email))) await emptyBucket(db, keys.known)
  else if (refunds) {
    await emptyBucket(db, keys.from)
    await refundBucket(db, keys.network, 1, accountsFrom)
  }
  await rememberDevice(ctx, user.email)
}
