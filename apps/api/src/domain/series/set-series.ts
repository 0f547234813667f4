import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { event } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { EventRow } from '../events/events.repo.js'
import { canSanctionEvent } from '../events/policy.js'
import { refuse } from '../events/refuse.js'
import { runnableEvent } from '../events/runnable-event.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { eventOfCode } from './series.repo.js'

export interface SetSeriesInput {
  readonly eventId: string
  /** Code of an event of the series it is to belong to; none takes it out of the series it is in. */
  readonly withCode?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/** The event it is to be in one series with; undefined where it leaves. */
const companion = async (db: Db, own: EventRow, code: string): Promise<Outcome<EventRow | undefined>> => {
  if (code === '') return ok(undefined)
  const other = await eventOfCode(db, own.organisationId, code)
  if (!other || other.id === own.id) return refuse('EVENT_UNKNOWN', 'with')
  return other.sport === own.sport ? ok(other) : refuse('SERIES_DIFFERS', 'with')
}

/**
 * Puts an event into the series of another of the same organiser and sport, or takes it out.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, SERIES_DIFFERS, NOTHING_CHANGED.
 */
export const setSeries = (deps: Deps, viewer: Viewer, input: SetSeriesInput): Promise<Outcome<{ eventId: string }>> =>
  idempotently(deps, viewer, 'setSeries', input, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId, canSanctionEvent)
    if (!found.ok) return found
    const own = found.value
    const other = await companion(tx, own, input.withCode?.trim() ?? '')
    if (!other.ok) return other
    const seriesId = other.value ? (other.value.seriesId ?? other.value.id) : null
    if (seriesId === own.seriesId) return refuse('NOTHING_CHANGED')
    if (other.value?.seriesId === null) await tx.update(event).set({ seriesId }).where(eq(event.id, other.value.id))
    await tx.update(event).set({ seriesId }).where(eq(event.id, own.id))
    await recordAudit(tx, viewer, {
      type: 'EVENT_CHANGED',
      organisationId: own.organisationId,
      aggregateKind: 'event',
      aggregateId: own.id,
      data: { changes: [{ field: 'series', before: own.seriesId, after: seriesId }] },
    })
    return ok({ eventId: own.id })
  })
