import { err, ok, problem } from '@paiji/rules'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { accountEvent, session } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import { federationIds } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { managedAccount, logOfAccount } from './managed-account.js'
import { canEndSession } from './policy.js'

export interface OwnSession {
  readonly id: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly expiresAt: Date
  readonly ipAddress: string | null
  readonly userAgent: string | null
}

/** More sessions than this of one account are not shown one by one; they end with the others all the same. */
const MOST = 50

/** The sessions of an account that hold, the latest first; never their tokens. */
export const sessionsOf = (db: Db, accountId: string, now: Date): Promise<OwnSession[]> =>
  db
    .select({
      id: session.id,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
      expiresAt: session.expiresAt,
      ipAddress: session.ipAddress,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(and(eq(session.userId, accountId), gt(session.expiresAt, now)))
    // The ids are random: the time it began orders them.
    .orderBy(desc(session.updatedAt), desc(session.createdAt), desc(session.id))
    .limit(MOST)

/**
 * Ends one session of the own account, or every one but this when none is named. Problems: NOT_PERMITTED (also for a
 * session that there is not: nobody learns whether there is one).
 */
export const endOwnSessions = async (
  deps: Deps,
  viewer: Viewer,
  { sessionId }: { readonly sessionId: string | undefined },
): Promise<Outcome<{ ended: number }>> => {
  const accountId = actorOf(viewer)
  const [found] =
    sessionId === undefined
      ? [{ owner: accountId }]
      : await deps.db.select({ owner: session.userId }).from(session).where(eq(session.id, sessionId))
  const permitted = requirePermission(canEndSession(viewer, found?.owner))
  if (!permitted.ok) return permitted
  const which = sessionId === undefined ? others(viewer) : eq(session.id, sessionId)
  return inTransaction(deps.db, async tx => {
    const gone = await tx
      .delete(session)
      .where(and(eq(session.userId, accountId), which))
      .returning({ id: session.id })
    const kept = await managedAccount(tx, deps.clock, accountId)
    if (!kept.ok) return err([problem('ACCOUNT_UNKNOWN')])
    const organisationId = logOfAccount(kept.value) || (await federationIds(tx))[0] || ''
    await tx.insert(accountEvent).values({ accountId, kind: 'SESSION_ENDED', recordedAt: deps.clock.now() })
    await recordAudit(tx, viewer, {
      type: 'SESSIONS_ENDED',
      organisationId,
      aggregateKind: 'account',
      aggregateId: accountId,
      data: { accountId, sessions: gone.length },
    })
    return ok({ ended: gone.length })
  })
}

const others = ({ sessionId }: Viewer) => (sessionId === undefined ? undefined : ne(session.id, sessionId))
