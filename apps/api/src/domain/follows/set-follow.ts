import { err, ok, problem } from '@paiji/rules'
import { count, eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import { follow } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { federationIds } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { columnOf, type FollowSubject, hasAccount, isFollow, MOST_FOLLOWS, standingSubject } from './follows.repo.js'
import { canFollow } from './policy.js'
import type { FollowProblemCode } from './problem-codes.js'

const refuse = (code: FollowProblemCode, path?: string): Outcome<never> =>
  err([problem(code, { ...(path ? { at: { path } } : {}), params: { most: MOST_FOLLOWS } })])

export interface SetFollowInput {
  readonly subject: FollowSubject
  readonly followed: boolean
}

/**
 * Follows a player, a body or an event, or no longer; done twice it is done once. The log says that the list changed and
 * not what stands in it. Problems: NOT_PERMITTED, FOLLOW_UNKNOWN, FOLLOWS_TOO_MANY.
 */
export const setFollow = async (
  deps: Deps,
  viewer: Viewer,
  { subject, followed }: SetFollowInput,
): Promise<Outcome<FollowSubject>> => {
  const accountId = actorOf(viewer)
  const permitted = requirePermission(canFollow(viewer, await hasAccount(deps.db, accountId)))
  if (!permitted.ok) return permitted
  const standing = await standingSubject(deps.db, subject)
  if (followed && !standing) return refuse('FOLLOW_UNKNOWN', 'subject')
  const about = standing ?? subject
  return inTransaction(deps.db, async tx => {
    if (followed) {
      await aloneWith(tx, 'follows', accountId)
      const [own] = await tx.select({ n: count() }).from(follow).where(eq(follow.accountId, accountId))
      if ((own?.n ?? 0) >= MOST_FOLLOWS) return refuse('FOLLOWS_TOO_MANY')
      const values = { accountId, ...columnOf(about), recordedAt: deps.clock.now() }
      await tx.insert(follow).values(values).onConflictDoNothing()
    } else {
      await tx.delete(follow).where(isFollow(accountId, about))
    }
    const [organisationId] = await federationIds(tx)
    if (organisationId === undefined) return refuse('FOLLOW_UNKNOWN')
    await recordAudit(tx, viewer, {
      type: 'FOLLOWS_CHANGED',
      organisationId,
      aggregateKind: 'account',
      aggregateId: accountId,
      data: { accountId, followed },
    })
    return ok(about)
  })
}
