import { real, rowsOf } from './rows.js'
import { sql } from 'drizzle-orm'
import type { Db } from './client.js'
import { sha256 } from '../base/digest.js'

/** What one kind of caller may spend: `capacity` points at once, and so many more every second. */
export interface Allowance {
  readonly name: string
  readonly capacity: number
  readonly perSecond: number
}

export interface Charge {
  readonly allowed: boolean
  /** Whole points left. */
  readonly remaining: number
  /** Seconds until the same request would be served; 0 when it was. */
  readonly retryAfter: number
}

/** Addresses and e-mail addresses are not kept as they are. */
const digestOf = (key: string): string => sha256(key, 'base64url')

/** The bucket fills by the time that went by and is charged, in one statement: processes share it without a lock held. */
export const chargeBucket = async (db: Db, key: string, cost: number, allowance: Allowance): Promise<Charge> => {
  const { capacity, perSecond } = allowance
  const price = Math.min(cost, capacity)
  const filled = sql`least(${capacity}::float8, b.tokens + extract(epoch from clock_timestamp() - b.at) * ${perSecond}::float8)`
  const rows = await db.execute(sql`
    insert into rate_bucket as b (key, tokens, at) values (${digestOf(key)}, ${capacity - price}::float8, clock_timestamp())
    on conflict (key) do update set tokens = ${filled} - ${price}::float8, at = clock_timestamp()
    where ${filled} >= ${price}::float8
    returning tokens`)
  const [row] = rowsOf(rows, { tokens: real })
  if (row) return { allowed: true, remaining: Math.floor(row.tokens), retryAfter: 0 }
  return { allowed: false, remaining: 0, retryAfter: Math.max(1, Math.ceil(price / perSecond)) }
}

/** Gives a caller back what was charged and not spent; never more than the bucket holds. */
export const refundBucket = async (db: Db, key: string, points: number, { capacity }: Allowance): Promise<void> => {
  await db.execute(sql`
    update rate_bucket set tokens = least(${capacity}::float8, tokens + ${points}::float8) where key = ${digestOf(key)}`)
}

/** Gives a caller the whole allowance back. */
export const emptyBucket = async (db: Db, key: string): Promise<void> => {
  await db.execute(sql`delete from rate_bucket where key = ${digestOf(key)}`)
}
