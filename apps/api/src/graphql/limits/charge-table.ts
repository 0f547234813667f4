import type { RequestContext } from '../../context.js'
import { type Allowance, chargeBucket } from '../../db/rate-bucket.js'
import { readTableCode } from '../../domain/table-entry/table-code.js'
import { findTableCode } from '../../domain/table-entry/table-codes.repo.js'
import { ClientError } from '../shared/errors.js'

/** Wrong codes from one address: what a hall mistypes, and no search through them. */
const wrongCodes: Allowance = { name: 'table-codes', capacity: 30, perSecond: 1 / 20 }
/** Acts with one code: a round of boards typed in a hurry, and no flood. */
const acts: Allowance = { name: 'table', capacity: 60, perSecond: 1 / 2 }

/**
 * Charges an act to its code, and a code that was never given to the address it came from. Requests that came from
 * nowhere are not charged. Error: RATE_LIMITED with `retryAfter`.
 */
export const chargeTable = async ({ deps, address }: RequestContext, typed: string | undefined): Promise<void> => {
  if (address === undefined) return
  const found = typed === undefined ? undefined : await findTableCode(deps.db, readTableCode(typed))
  const [key, allowance] = found ? [`table:${found.code.id}`, acts] : [`table-codes:${address}`, wrongCodes]
  const { allowed, retryAfter } = await chargeBucket(deps.db, key, 1, allowance)
  if (allowed) return
  const limit = allowance.name
  throw new ClientError('RATE_LIMITED', 'Too much at once. Try again in a moment.', { limit, retryAfter }, 429)
}
