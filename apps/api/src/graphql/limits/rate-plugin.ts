import type { ApolloServerPlugin, HeaderMap } from '@apollo/server'
import type { RequestContext } from '../../context.js'
import type { Db } from '../../db/client.js'
import { ClientError } from '../shared/errors.js'
import { costOf } from './cost.js'
import { objectsIn } from './objects-in.js'
import { SpentAddresses } from './spent-addresses.js'
import { type Allowance, type Charge, chargeBucket, refundBucket } from '../../db/rate-bucket.js'

/** One point for every so many objects that an operation may ask for, and one for being asked at all. */
const OBJECTS_PER_POINT = 100
/** What a change costs: it locks, writes, computes. */
const MUTATION = 5

const MINUTE = 60
/** A desk whose pages are large and asked for anew after every act. */
export const accountAllowance: Allowance = { name: 'account', capacity: 12_000, perSecond: 250 }
/** One program of an account. */
export const tokenAllowance: Allowance = { name: 'token', capacity: 3_000, perSecond: 20 }
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

/** An address that cannot pay even this has nothing left. */
const CHEAP = 50

/** A difference that is worth a statement of its own. */
const REFUND = 5

const priceOf = (objects: number, kind: string | undefined): number =>
  1 + Math.floor(objects / OBJECTS_PER_POINT) + (kind === 'mutation' ? MUTATION : 0)

const refuse = (charge: Charge, limit: string): ClientError =>
  new ClientError(
    'RATE_LIMITED',
    'Too much at once. Try again in a moment.',
    { limit, retryAfter: charge.retryAfter },
    429,
  )

type Purse = { readonly key: string; readonly allowance: Allowance }

/** Whose points are spent: the client's whatever token it fetched, the token's, the account's, or the address's where nobody is signed in; nobody's within the program. */
const purseOf = ({ viewer, address }: RequestContext): Purse | undefined => {
  if (viewer.token?.clientId) return { key: `client:${viewer.token.clientId}`, allowance: tokenAllowance }
  if (viewer.token) return { key: `token:${viewer.token.id}`, allowance: tokenAllowance }
  if (viewer.accountId) return { key: `account:${viewer.accountId}`, allowance: accountAllowance }
  return address === undefined ? undefined : { key: `address:${address}`, allowance: addressAllowance }
}

const say = (headers: HeaderMap, { allowed, remaining, retryAfter }: Charge, allowance: Allowance): void => {
  const { name, capacity, perSecond } = allowance
  const full = Math.ceil((capacity - remaining) / perSecond)
  headers.set('ratelimit-policy', `"${name}";q=${perSecond * MINUTE};w=${MINUTE}`)
  headers.set('ratelimit', `"${name}";r=${remaining};t=${full}`)
  if (!allowed) headers.set('retry-after', String(retryAfter))
}

/**
 * Charges every operation to its account, or to its address when nobody is signed in, by what it costs: first by what
 * it may cost at most, and what the answer turned out smaller is given back. Answers carry `RateLimit` and
 * `RateLimit-Policy`; a refusal is `RATE_LIMITED` with status 429, `retryAfter` and `Retry-After`. An address that has
 * nothing left is noted as spent.
 */
export const ratePlugin = (db: Db, spent = new SpentAddresses()): ApolloServerPlugin<RequestContext> => {
  const free = new FreePoints()
  return {
    requestDidStart: async () => {
      let charged = 0
      return {
        didResolveOperation: async request => {
          const { schema, document, operationName, operation, contextValue, response } = request
          const purse = purseOf(contextValue)
          if (!purse) return
          const { variables } = request.request
          const cost = priceOf(costOf({ schema, document, variables, operationName }), operation?.operation)
          if (contextValue.viewer.accountId === undefined && free.spend(purse.key, cost, Date.now())) return
          const charge = await chargeBucket(db, purse.key, cost, purse.allowance)
          if (response.http) say(response.http.headers, charge, purse.allowance)
          if (!charge.allowed) {
            const { address } = contextValue
            if (purse.allowance === addressAllowance && address && cost <= CHEAP) spent.note(address, charge.retryAfter)
            throw refuse(charge, purse.allowance.name)
          }
          charged = Math.min(cost, purse.allowance.capacity)
        },
        willSendResponse: async ({ contextValue, operation, response }) => {
          const purse = purseOf(contextValue)
          if (!purse || charged <= REFUND || response.body.kind !== 'single') return
          const points = charged - priceOf(objectsIn(response.body.singleResult.data), operation?.operation)
          // What could not be given back is a courtesy missed: the answer is there all the same.
          if (points >= REFUND) await refundBucket(db, purse.key, points, purse.allowance).catch(() => undefined)
        },
      }
    },
  }
}
