import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { placeOf } from '../../auth/places.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import { anomaly } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { canSettleAnomaly } from './policy.js'
import type { DeskProblemCode } from './problem-codes.js'

const refuse = refusing<DeskProblemCode>()

const open = (id: string) => and(eq(anomaly.id, id), isNull(anomaly.goneAt), isNull(anomaly.acceptedAt))

const settleable = async (deps: Deps, viewer: Viewer, id: string): Promise<Outcome<{ organisationId: string }>> => {
  const [row] = await deps.db.select().from(anomaly).where(eq(anomaly.id, id))
  const place = row && (await placeOf(deps.db, { kind: 'organisation', id: row.organisationId }))
  if (!place || !row) return refuse('ANOMALY_UNKNOWN')
  const permitted = requirePermission(canSettleAnomaly(viewer, place))
  if (!permitted.ok) return permitted
  return row.goneAt || row.acceptedAt ? refuse('ANOMALY_SETTLED_ALREADY') : ok({ organisationId: row.organisationId })
}

/**
 * Says that something is as it should be, and why: it is not shown again while it stays so. Problems: ANOMALY_UNKNOWN,
 * NOT_PERMITTED, REASON_MISSING, ANOMALY_SETTLED_ALREADY.
 */
export const acceptAnomaly = async (
  deps: Deps,
  viewer: Viewer,
  { anomalyId, reason }: { readonly anomalyId: string; readonly reason: string },
): Promise<Outcome<{ anomalyId: string }>> => {
  const found = await settleable(deps, viewer, anomalyId)
  if (!found.ok) return found
  const acceptReason = reason.trim()
  if (!acceptReason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return inTransaction(deps.db, async tx => {
    const accepted = { acceptReason, acceptedBy: actorOf(viewer), acceptedAt: deps.clock.now() }
    const [row] = await tx.update(anomaly).set(accepted).where(open(anomalyId)).returning()
    if (!row) return refuse('ANOMALY_SETTLED_ALREADY')
    await recordAudit(tx, viewer, {
      type: 'ANOMALY_ACCEPTED',
      organisationId: row.organisationId,
      aggregateKind: row.subjectKind,
      aggregateId: row.subjectId,
      data: { anomalyId, kind: row.kind, reason: acceptReason },
    })
    return ok({ anomalyId })
  })
}

/** Takes an anomaly on, or gives it back. Problems: ANOMALY_UNKNOWN, NOT_PERMITTED, ANOMALY_SETTLED_ALREADY. */
export const ownAnomaly = async (
  deps: Deps,
  viewer: Viewer,
  { anomalyId, mine }: { readonly anomalyId: string; readonly mine: boolean },
): Promise<Outcome<{ anomalyId: string }>> => {
  const found = await settleable(deps, viewer, anomalyId)
  if (!found.ok) return found
  return inTransaction(deps.db, async tx => {
    const ownerId = mine ? actorOf(viewer) : null
    const [row] = await tx.update(anomaly).set({ ownerId }).where(open(anomalyId)).returning()
    if (!row) return refuse('ANOMALY_SETTLED_ALREADY')
    await recordAudit(tx, viewer, {
      type: 'ANOMALY_OWNED',
      organisationId: row.organisationId,
      aggregateKind: row.subjectKind,
      aggregateId: row.subjectId,
      data: { anomalyId, kind: row.kind, ownerId },
    })
    return ok({ anomalyId })
  })
}
