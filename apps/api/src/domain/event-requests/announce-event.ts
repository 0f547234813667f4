import { ok } from '@paiji/rules'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { event } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { runnableEvent } from '../events/runnable-event.js'
import { notifyOfNewEvent } from '../follows/notify-followers.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { canAnnounceEvent } from './policy.js'
import { refuse } from './request-event.js'

/**
 * Makes an approved event known: it stands in the calendar, and takes entries as its terms say. Problems:
 * EVENT_UNKNOWN, NOT_PERMITTED, EVENT_ANNOUNCED_ALREADY.
 */
export const announceEvent = (
  deps: Deps,
  viewer: Viewer,
  input: { readonly eventId: string; readonly idempotencyKey?: string | undefined },
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(deps, viewer, 'announceEvent', input, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId, canAnnounceEvent)
    if (!found.ok) return found
    const { id, organisationId, code, version } = found.value
    const announced = await tx
      .update(event)
      .set({ unannounced: false, version: version + 1 })
      .where(and(eq(event.id, id), eq(event.unannounced, true)))
      .returning({ id: event.id })
    if (announced.length === 0) return refuse('EVENT_ANNOUNCED_ALREADY')
    await recordAudit(tx, viewer, {
      type: 'EVENT_ANNOUNCED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: id,
      data: { code },
    })
    await notifyOfNewEvent({ tx, deps, viewer }, id)
    return ok({ eventId: id })
  })
