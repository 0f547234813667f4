import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { conditionsVersion, event } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { runnableEvent } from '../events/runnable-event.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { draftOf, hasOpened, versionOf } from './conditions.repo.js'
import { digestOfConditions, gatherConditions } from './gather-facts.js'
import { canKeepConditions } from './policy.js'
import { refuse } from './refuse.js'

export interface PublishConditionsInput {
  readonly eventId: string
  /** The version of the draft that was read; 0 where there is none and the facts alone are published. */
  readonly expectedVersion: number
  /** Needed from the second version on. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Publishes the conditions of contest as they stand: the words, and everything the event has on file, frozen. What was
 * published before stays readable. Problems: EVENT_UNKNOWN, NOT_PERMITTED, CONDITIONS_CHANGED_MEANWHILE,
 * CONDITIONS_LANGUAGE_MISSING (with the section), CONDITIONS_UNCHANGED, CONDITIONS_REASON_MISSING.
 */
export const publishConditions = (
  deps: Deps,
  viewer: Viewer,
  input: PublishConditionsInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(deps, viewer, 'publishConditions', input, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId, canKeepConditions)
    if (!found.ok) return found
    const { id: eventId, organisationId } = found.value
    await tx.select({ id: event.id }).from(event).where(eq(event.id, eventId)).for('update')
    const draft = await draftOf(tx, eventId)
    if ((draft?.version ?? 0) !== input.expectedVersion) return refuse('CONDITIONS_CHANGED_MEANWHILE')
    const sections = draft?.sections ?? []
    const half = sections.find(({ zh, en }) => !zh || !en)
    if (half) return refuse('CONDITIONS_LANGUAGE_MISSING', half.section)
    const facts = await gatherConditions(tx, found.value)
    const digest = digestOfConditions(sections, facts)
    const before = await versionOf(tx, eventId)
    if (before?.digest === digest) return refuse('CONDITIONS_UNCHANGED')
    const reason = input.reason?.trim() || null
    if (before && !reason) return refuse('CONDITIONS_REASON_MISSING', 'reason')
    const number = (before?.number ?? 0) + 1
    const now = deps.clock.now()
    const afterOpening = await hasOpened(tx, eventId, now)
    await tx.insert(conditionsVersion).values({
      ...{ organisationId, eventId, number, sections, facts, digest, reason, afterOpening },
      publishedBy: actorOf(viewer),
      publishedAt: now,
    })
    await recordAudit(tx, viewer, {
      type: 'CONDITIONS_PUBLISHED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: eventId,
      data: { number, digest, afterOpening, ...(reason ? { reason } : {}) },
    })
    return ok({ eventId })
  })
