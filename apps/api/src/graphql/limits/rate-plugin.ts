import type { ApolloServerPlugin } from '@apollo/server'
import type { RequestContext } from '../../context.js'
import type { Db } from '../../db/client.js'
import { ClientError } from '../shared/errors.js'
import { costOf } from './cost.js'
import { type Allowance, type Charge, chargeBucket } from '../../db/rate-bucket.js'

/** One point for every so many objects that an operation may ask for, and one for being asked at all. */
const OBJECTS_PER_POINT = 100
/** What a change costs: it locks, writes, computes. */
const MUTATION = 5

const MINUTE = 60
/** A desk whose pages are large and asked for anew after every act. */
export const accountAllowance: Allowance = { name: 'account', capacity: 12_000, perSecond: 250 }
/** A hall of readers behind one address. */
export const addressAllowance: Allowance = { name: 'address', capacity: 3_000, perSecond: 50 }

/** Points that an address may spend in this process before the database is asked, and for how long they last. */
const FREE = 60
const FREE_FOR = 10_000
const MOST_ADDRESSES = 10_000

/** A small allowance kept in memory, so that reading one page costs no statement. */
class FreePoints {
  readonly #spent = new Map<string, number>()
  #since = 0

  spend(key: string, cost: number, now: number): boolean {
    if (now - this.#since > FREE_FOR || this.#spent.size > MOST_ADDRESSES) {
      this.#spent.clear()
      this.#since = now
    }
    const spent = (this.#spent.get(key) ?? 0) + cost
    if (spent > FREE) return false
    this.#spent.set(key, spent)
    return true
  }
}

const priceOf = (operation: Parameters<typeof costOf>[0], kind: string | undefined): number =>
  1 + Math.floor(costOf(operation) / OBJECTS_PER_POINT) + (kind === 'mutation' ? MUTATION : 0)

const refuse = (charge: Charge, limit: string): ClientError =>
  new ClientError(
    'RATE_LIMITED',
    'Too much at once. Try again in a moment.',
    { limit, retryAfter: charge.retryAfter },
    429,
  )

/**
 * Charges every operation to its account, or to its address when nobody is signed in, by what it costs. Answers carry
 * `RateLimit` and `RateLimit-Policy`; a refusal is `RATE_LIMITED` with status 429, `retryAfter` and `Retry-After`.
 */
export const ratePlugin = (db: Db): ApolloServerPlugin<RequestContext> => {
  const free = new FreePoints()
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, request, operationName, operation, contextValue, response }) => {
        const { viewer, address } = contextValue
        if (address === undefined && viewer.accountId === undefined) return
        const [key, allowance] = viewer.accountId
          ? [`account:${viewer.accountId}`, accountAllowance]
          : [`address:${address}`, addressAllowance]
        const cost = priceOf({ schema, document, variables: request.variables, operationName }, operation?.operation)
        if (viewer.accountId === undefined && free.spend(key, cost, Date.now())) return
        const charge = await chargeBucket(db, key, cost, allowance)
        const { name, capacity, perSecond } = allowance
        response.http?.headers.set('ratelimit-policy', `"${name}";q=${perSecond * MINUTE};w=${MINUTE}`)
        response.http?.headers.set(
          'ratelimit',
          `"${name}";r=${charge.remaining};t=${Math.ceil((capacity - charge.remaining) / perSecond)}`,
        )
        if (charge.allowed) return
        response.http?.headers.set('retry-after', String(charge.retryAfter))
        throw refuse(charge, name)
      },
    }),
  }
}
