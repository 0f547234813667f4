import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Seat } from '../../core/seat.js'
import { type Side, sideOf } from '../types.js'

/** A claim or concession (Laws 68–71) as the table or the Director settled it. */
export interface ClaimRecord {
  readonly by: Seat
  readonly kind: 'claim' | 'concession'
  /** Tricks won before it, by each side. */
  readonly won: Readonly<Record<Side, number>>
  /** Tricks of the rest that go to the side that claimed or conceded. */
  readonly tricks: number
  /** Set when the claim was contested (Law 70) or a concession withdrawn (Law 71); then `awarded` replaces `tricks`. */
  readonly contested?: boolean
  readonly awarded?: number
}

export interface SettledClaim {
  readonly tricks: Readonly<Record<Side, number>>
  /** 69A agreement, 70 contested claim, 71 cancelled concession. */
  readonly article: string
}

/** All thirteen tricks after the claim; a number that leaves more or fewer is `CLAIM_TRICKS_IMPOSSIBLE`. */
export const settleClaim = (claim: ClaimRecord): Result<SettledClaim, Problem> => {
  const rest = 13 - claim.won.ns - claim.won.ew
  const own = claim.contested ? (claim.awarded ?? claim.tricks) : claim.tricks
  if (rest < 0 || own < 0 || own > rest || !Number.isInteger(own)) {
    return err(problem('CLAIM_TRICKS_IMPOSSIBLE', { params: { rest, tricks: own } }))
  }
  const side = sideOf(claim.by)
  const gain = { ns: side === 'ns' ? own : rest - own, ew: side === 'ew' ? own : rest - own }
  const article = !claim.contested ? '69A' : claim.kind === 'claim' ? '70' : '71'
  return ok({ tricks: { ns: claim.won.ns + gain.ns, ew: claim.won.ew + gain.ew }, article })
}
