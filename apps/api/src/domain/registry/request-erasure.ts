import { err, ok, problem } from '@paiji/rules'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { oneRow } from '../../db/one-row.js'
import { erasureRequest } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { requireTwoPersons } from '../shared/two-persons.js'
import { endDealtWith } from './end-proposal.js'
import { erasePerson } from './erase-person.js'
import { personFor, sharesOf } from './ownership.js'
import { notifyConcerned } from './notify-concerned.js'
import { notifyEditors } from './notify-editors.js'
import { logOf } from './places.js'
import { canDecideErasure } from './policy.js'

export type ErasureRow = typeof erasureRequest.$inferSelect

/** The latest request of a person. */
export const latestErasure = async (db: Db, personId: string): Promise<ErasureRow | undefined> => {
  const [row] = await db
    .select()
    .from(erasureRequest)
    .where(eq(erasureRequest.personId, personId))
    .orderBy(desc(erasureRequest.recordedAt), desc(erasureRequest.id))
    .limit(1)
  return row
}

/**
 * Asks that a person be forgotten. Problems: PERSON_UNKNOWN, NOT_PERMITTED, REASON_MISSING, ERASURE_REQUESTED_ALREADY.
 */
export const requestErasure = async (
  deps: Deps,
  viewer: Viewer,
  { personId, reason }: { readonly personId: string; readonly reason: string },
): Promise<Outcome<{ personId: string }>> => {
  const found = await personFor(deps.db, viewer, 'requestErasure', personId)
  if (!found.ok) return found
  const { place } = found.value
  const why = reason.trim()
  if (!why) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return inTransaction(
    deps.db,
    async tx => {
      const values = { personId, reason: why, requestedBy: actorOf(viewer), recordedAt: deps.clock.now() }
      const [made] = await tx.insert(erasureRequest).values(values).returning({ id: erasureRequest.id })
      await recordAudit(tx, viewer, {
        type: 'ERASURE_REQUESTED',
        organisationId: logOf(place),
        aggregateKind: 'person',
        aggregateId: personId,
        data: { requestId: made?.id ?? '', reason: why },
      })
      await notifyConcerned({ tx, deps, viewer }, 'requestErasure', personId, logOf(place))
      return ok({ personId })
    },
    { constraints: { erasure_request_open: 'ERASURE_REQUESTED_ALREADY' } },
  )
}

export interface DecideErasureInput {
  readonly requestId: string
  readonly approve: boolean
  readonly reason: string
}

/**
 * Decides a request: declined with a reason, or carried out at once; the open data follow within minutes, and the editors
 * of cases in print that name the person are notified. Problems: ERASURE_UNKNOWN, NOT_PERMITTED,
 * REASON_MISSING, ERASURE_DECIDED_ALREADY.
 */
export const decideErasure = async (
  deps: Deps,
  viewer: Viewer,
  { requestId, approve, reason }: DecideErasureInput,
): Promise<Outcome<{ personId: string }>> => {
  const [request] = await deps.db.select().from(erasureRequest).where(eq(erasureRequest.id, requestId))
  if (!request) return err([problem('ERASURE_UNKNOWN')])
  const { all: place } = await sharesOf(deps.db, [request.personId])
  const permitted = requirePermission(canDecideErasure(viewer, place, request))
  if (!permitted.ok) return permitted
  const two = await requireTwoPersons(deps.db, viewer, request.requestedBy)
  if (!two.ok) return two
  const why = reason.trim()
  if (!why) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return inTransaction(deps.db, async tx => {
    const decision = approve ? ('approved' as const) : ('declined' as const)
    const decided = await tx
      .update(erasureRequest)
      .set({ decision, decisionReason: why, decidedBy: actorOf(viewer), decidedAt: deps.clock.now() })
      .where(and(eq(erasureRequest.id, requestId), isNull(erasureRequest.decidedAt)))
      .returning({ id: erasureRequest.id })
    if (decided.length === 0) return err([problem('ERASURE_DECIDED_ALREADY')])
    const target = { organisationId: logOf(place), aggregateKind: 'person', aggregateId: request.personId }
    const act = { tx, deps, viewer }
    if (approve) {
      await forget(act, { id: requestId, personId: request.personId, reason: why }, logOf(place))
      await endDealtWith(act, [request.personId], 'erasePerson')
    } else await recordAudit(tx, viewer, { type: 'ERASURE_DECLINED', ...target, data: { requestId, reason: why } })
    return ok({ personId: request.personId })
  })
}

/** What a request that was agreed to comes to. */
const forget = async (
  act: Act,
  { id: requestId, personId, reason }: Pick<ErasureRow, 'id' | 'personId' | 'reason'>,
  log: string,
): Promise<void> => {
  const { tx, deps, viewer } = act
  await notifyConcerned(act, 'erasePerson', personId, log)
  await notifyEditors(act, personId)
  const rows = await erasePerson(tx, personId)
  await deps.jobs.enqueue(tx, 'withdraw-open-data', {}, { jobKey: 'withdraw-open-data' })
  const target = { organisationId: log, aggregateKind: 'person', aggregateId: personId }
  await recordAudit(tx, viewer, { type: 'PERSON_ERASED', ...target, data: { requestId, reason, rows } })
}

/** Forgets somebody as everybody concerned has agreed, with the request that waits or a new one. */
export const forgetByConsent = async (
  act: Act,
  { personId, reason, requestedBy }: Pick<ErasureRow, 'personId' | 'reason' | 'requestedBy'>,
  log: string,
): Promise<Outcome<{ personId: string }>> => {
  const { tx, deps, viewer } = act
  const now = deps.clock.now()
  await tx.insert(erasureRequest).values({ personId, reason, requestedBy, recordedAt: now }).onConflictDoNothing()
  const decided = await tx
    .update(erasureRequest)
    .set({ decision: 'approved', decisionReason: reason, decidedBy: actorOf(viewer), decidedAt: now })
    .where(and(eq(erasureRequest.personId, personId), isNull(erasureRequest.decidedAt)))
    .returning()
  await forget(act, oneRow(decided), log)
  return ok({ personId })
}
