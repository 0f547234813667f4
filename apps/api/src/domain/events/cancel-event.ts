import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { event } from '../../db/schema/index.js'
import { notifyOfChange } from '../follows/notify-followers.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { hasRounds } from './event-facts.repo.js'
import { standingsStatusOfEvents } from './events.repo.js'
import { canSanctionEvent } from './policy.js'
import { refuse } from './refuse.js'
import { runnableEvent } from './runnable-event.js'

export interface CancelEventInput {
  readonly eventId: string
  /** Read by everybody on the page of the event. */
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Calls an event off; what was played of it stays on file. Problems: EVENT_UNKNOWN, NOT_PERMITTED, REASON_MISSING,
 * EVENT_CANCELLED (already), EVENT_IS_OFFICIAL.
 */
export const cancelEvent = (
  deps: Deps,
  viewer: Viewer,
  input: CancelEventInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(deps, viewer, 'cancelEvent', input, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId, canSanctionEvent)
    if (!found.ok) return found
    const { id, organisationId, status, version } = found.value
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    if (status === 'CANCELLED') return refuse('EVENT_CANCELLED')
    if ((await standingsStatusOfEvents(tx, [id])).get(id)?.status === 'OFFICIAL') return refuse('EVENT_IS_OFFICIAL')
    const cancelled = { cancelledAt: deps.clock.now(), cancelledBy: actorOf(viewer), cancelReason: reason }
    await tx
      .update(event)
      .set({ status: 'CANCELLED', ...cancelled, version: version + 1 })
      .where(eq(event.id, id))
    await recordAudit(tx, viewer, {
      type: 'EVENT_CANCELLED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: id,
      data: { reason },
    })
    await notifyOfChange({ tx, deps, viewer }, id, String(version + 1))
    return ok({ eventId: id })
  })

export interface RestoreEventInput {
  readonly eventId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Holds an event after all that was called off. Problems: EVENT_UNKNOWN, NOT_PERMITTED, REASON_MISSING,
 * EVENT_NOT_CANCELLED.
 */
export const restoreEvent = (
  deps: Deps,
  viewer: Viewer,
  input: RestoreEventInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(deps, viewer, 'restoreEvent', input, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId, canSanctionEvent)
    if (!found.ok) return found
    const { id, organisationId, status, version } = found.value
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    if (status !== 'CANCELLED') return refuse('EVENT_NOT_CANCELLED')
    const stands = (await hasRounds(tx, id)) ? ('RUNNING' as const) : ('SANCTIONED' as const)
    await tx
      .update(event)
      .set({ status: stands, cancelledAt: null, cancelledBy: null, cancelReason: null, version: version + 1 })
      .where(eq(event.id, id))
    await recordAudit(tx, viewer, {
      type: 'EVENT_RESTORED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: id,
      data: { reason },
    })
    await notifyOfChange({ tx, deps, viewer }, id, String(version + 1))
    return ok({ eventId: id })
  })
