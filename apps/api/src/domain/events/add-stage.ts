import { editionOf, ok } from '@paiji/rules'
import { eq, max } from 'drizzle-orm'
import { bothNames } from '../../base/both-names.js'
import type { Viewer } from '../../auth/viewer.js'
import { stage } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { readConditions } from './read-conditions.js'
import { runnableEvent } from './runnable-event.js'
import { refuse } from './refuse.js'
import { oneRow } from '../../db/one-row.js'

export interface AddStageInput {
  readonly eventId: string
  readonly nameZh: string
  /** The Chinese one stands in its place where none is given. */
  readonly nameEn?: string | undefined
  /** A word for people: `pairs`, `teams`, `swiss`. */
  readonly format: string
  /** Conditions of contest, read by the edition; what is usual is written out where they are silent. */
  readonly settings?: unknown
  /** The stage of the stage graph; absent where its rounds come from a movement, a seating or a file. */
  readonly plan?: unknown
  readonly idempotencyKey?: string | undefined
}

/**
 * Adds a stage after those the event has.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, EVENT_CANCELLED, STAGE_NAME_MISSING, and what the plan's or the settings' reader finds.
 */
export const addStage = (deps: Deps, viewer: Viewer, input: AddStageInput): Promise<Outcome<{ stageId: string }>> =>
  idempotently(deps, viewer, 'addStage', input, async tx => {
    const event = await runnableEvent(tx, viewer, input.eventId)
    if (!event.ok) return event
    if (event.value.status === 'CANCELLED') return refuse('EVENT_CANCELLED')
    const { nameZh, nameEn } = bothNames(input)
    if (!nameZh) return refuse('STAGE_NAME_MISSING', 'nameZh')
    const { id: eventId, organisationId, editionId } = event.value
    const conditions = readConditions(editionId, input)
    if (!conditions.ok) return conditions
    const { plan } = conditions.value
    const settings = editionOf(editionId)?.withUsual?.(conditions.value.settings) ?? conditions.value.settings
    const [last] = await tx
      .select({ ordinal: max(stage.ordinal) })
      .from(stage)
      .where(eq(stage.eventId, eventId))
    const ordinal = (last?.ordinal ?? 0) + 1
    const row = oneRow(
      await tx
        .insert(stage)
        .values({ organisationId, eventId, ordinal, nameZh, nameEn, format: input.format, settings, plan })
        .returning({ id: stage.id }),
    )
    await recordAudit(tx, viewer, {
      type: 'STAGE_ADDED',
      organisationId,
      aggregateKind: 'stage',
      aggregateId: row.id,
      data: { eventId, stageId: row.id, ordinal, plan },
    })
    return ok({ stageId: row.id })
  })
