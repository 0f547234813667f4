import type { RequestContext } from '../../context.js'
import { type Allowance, chargeBucket } from '../../db/rate-bucket.js'
import { readTableCode } from '../../domain/table-entry/table-code.js'
import { findTableCode, type FoundCode } from '../../domain/table-entry/table-codes.repo.js'
import { ClientError } from '../shared/errors.js'

/** Wrong codes from one address: what a hall mistypes, and no search through them. */
const wrongCodes: Allowance = { name: 'table-codes', capacity: 30, perSecond: 1 / 20 }
/** Acts with one code: a round of boards typed in a hurry, and no flood. */
const acts: Allowance = { name: 'table', capacity: 60, perSecond: 1 / 2 }

/**
 * What a code opens, charged to it for an act; undefined for one that was never given, which is charged to the address it
 * came from. Requests that came from nowhere are not charged. Error: RATE_LIMITED with `retryAfter`.
 */
export const codeForAct = async (ctx: RequestContext, typed: string): Promise<FoundCode | undefined> => {
  const found = await findTableCode(ctx.deps.db, readTableCode(typed))
  await charge(ctx, found)
  return found
}

/** What a code opens, free of charge: looking is not acting. One that was never given is charged all the same. */
export const codeForReading = async (ctx: RequestContext, typed: string): Promise<FoundCode | undefined> => {
  const found = await findTableCode(ctx.deps.db, readTableCode(typed))
  if (!found) await charge(ctx, found)
  return found
}

const charge = async ({ deps, address }: RequestContext, found: FoundCode | undefined): Promise<void> => {
  if (address === undefined) return
  const [key, allowance] = found ? [`table:${found.code.id}`, acts] : [`table-codes:${address}`, wrongCodes]
  const { allowed, retryAfter } = await chargeBucket(deps.db, key, 1, allowance)
  if (allowed) return
  const limit = allowance.name
  throw new ClientError('RATE_LIMITED', 'Too much at once. Try again in a moment.', { limit, retryAfter }, 429)
}
