import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { eventClassification } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import {
  composeClassification,
  officialParts,
  type PartLine,
  stagesInOrder,
  stagesOfEvent,
} from '../standings/compose-classification.js'
import type { AwardedLine } from './awards.repo.js'
import { sha256 } from '../../base/digest.js'
import { oneRow } from '../../db/one-row.js'

interface EventOfFinal {
  readonly id: string
  readonly organisationId: string
}

/**
 * Composes the order of an event anew from the official standings of its stages, where several place its contestants;
 * the one that stood is superseded. Nothing happens where nothing changed. The caller holds the lock of a stage.
 */
export const classifyEvent = async ({ tx, deps, viewer }: Act, event: EventOfFinal): Promise<void> => {
  const stages = stagesInOrder(await stagesOfEvent(tx, event.id))
  const [final, ...others] = await officialParts(
    tx,
    stages.map(one => one.id),
  )
  const composed = final?.stageId === stages[0]?.id && final !== undefined && others.length > 0
  const parts = composed ? [final, ...others] : []
  const inputDigest = sha256(parts.map(part => part.inputDigest).join())
  const [open] = await tx
    .select()
    .from(eventClassification)
    .where(and(eq(eventClassification.eventId, event.id), isNull(eventClassification.supersededAt)))
  const revisionIds = parts.map(part => part.revisionId)
  if (open ? open.revisionIds.join() === revisionIds.join() : parts.length === 0) return
  const now = deps.clock.now()
  if (open) await tx.update(eventClassification).set({ supersededAt: now }).where(eq(eventClassification.id, open.id))
  if (parts.length === 0) return
  const lines = [...(await composeClassification(tx, parts))]
  const { organisationId, id: eventId } = event
  const row = oneRow(
    await tx
      .insert(eventClassification)
      .values({ organisationId, eventId, revisionIds, inputDigest, lines, recordedAt: now })
      .returning({ id: eventClassification.id }),
  )
  await recordAudit(tx, viewer, {
    type: 'EVENT_CLASSIFIED',
    organisationId,
    aggregateKind: 'event',
    aggregateId: eventId,
    data: { classificationId: row.id, stages: parts.length, lines: lines.length },
  })
}

/**
 * The order an event's points would be given by if the standings of one stage were these: what a preview asks. The
 * lines themselves where no other official stage places anybody.
 */
export const supposedLines = async (
  db: Db,
  eventId: string,
  own: { readonly stageId: string; readonly lines: readonly AwardedLine[] },
): Promise<readonly AwardedLine[]> => {
  const stages = stagesInOrder(await stagesOfEvent(db, eventId))
  const official = await officialParts(
    db,
    stages.map(one => one.id),
  )
  const parts = stages.flatMap(({ id: stageId }): { stageId: string; lines: readonly PartLine[] }[] => {
    if (stageId === own.stageId) return [own]
    return official.filter(part => part.stageId === stageId)
  })
  if (parts.length < 2) return parts[0]?.stageId === own.stageId ? own.lines : []
  const composed = await composeClassification(db, parts)
  return composed.map(({ entryId, rank }) => ({ entryId, rank, group: null }))
}
