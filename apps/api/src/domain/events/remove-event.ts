import { ok } from '@paiji/rules'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import {
  board,
  entry,
  entryPlayer,
  entryRequest,
  entryRequestPlayer,
  entryTerms,
  event,
  eventConditions,
  eventDocument,
  eventRequest,
  playSession,
  roleGrant,
  round,
  roundTable,
  stage,
  standingsRevision,
} from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { hasFacts } from './event-facts.repo.js'
import { canSanctionEvent } from './policy.js'
import { refuse } from './refuse.js'
import { runnableEvent, runnableStage } from './runnable-event.js'

export interface RemoveEventInput {
  readonly eventId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Removes an event of which nothing was ever played, published or decided; the log keeps that there was one.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, REASON_MISSING, EVENT_HAS_FACTS (cancel it instead).
 */
export const removeEvent = (
  deps: Deps,
  viewer: Viewer,
  input: RemoveEventInput,
): Promise<Outcome<{ removed: string }>> =>
  idempotently(deps, viewer, 'removeEvent', input, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId, canSanctionEvent)
    if (!found.ok) return found
    const { id, organisationId, code, nameZh, nameEn } = found.value
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    await tx.select({ id: event.id }).from(event).where(eq(event.id, id)).for('update')
    if (await hasFacts(tx, { eventId: id })) return refuse('EVENT_HAS_FACTS')
    const stages = await tx.select({ id: stage.id }).from(stage).where(eq(stage.eventId, id))
    await emptyStages(
      tx,
      stages.map(one => one.id),
    )
    await tx
      .update(roleGrant)
      .set({ revokedAt: deps.clock.now() })
      .where(and(eq(roleGrant.scopeKind, 'event'), eq(roleGrant.scopeId, id), isNull(roleGrant.revokedAt)))
    const requests = tx.select({ id: entryRequest.id }).from(entryRequest).where(eq(entryRequest.eventId, id))
    await tx.delete(entryRequestPlayer).where(inArray(entryRequestPlayer.requestId, requests))
    await tx.delete(entryRequest).where(eq(entryRequest.eventId, id))
    await tx.delete(entryTerms).where(eq(entryTerms.eventId, id))
    await tx.delete(eventConditions).where(eq(eventConditions.eventId, id))
    await tx.delete(eventDocument).where(eq(eventDocument.eventId, id))
    await tx.update(eventRequest).set({ eventId: null }).where(eq(eventRequest.eventId, id))
    await tx.update(event).set({ copiedFromId: null }).where(eq(event.copiedFromId, id))
    await tx.delete(event).where(eq(event.id, id))
    await recordAudit(tx, viewer, {
      type: 'EVENT_REMOVED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: id,
      data: { code, nameZh, nameEn, stages: stages.length, reason },
    })
    return ok({ removed: id })
  })

export interface RemoveStageInput {
  readonly stageId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Removes a stage in which nothing was played, with its drafts and entries; only the last one, since later stages name
 * earlier ones. Problems: EVENT_UNKNOWN, NOT_PERMITTED, REASON_MISSING, STAGE_NOT_LAST, STAGE_HAS_FACTS.
 */
export const removeStage = (
  deps: Deps,
  viewer: Viewer,
  input: RemoveStageInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(deps, viewer, 'removeStage', input, async tx => {
    const found = await runnableStage(tx, viewer, input.stageId)
    if (!found.ok) return found
    const { stage: own, event: of } = found.value
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    await tx.select({ id: event.id }).from(event).where(eq(event.id, of.id)).for('update')
    const [last] = await tx
      .select({ ordinal: sql<number>`max(${stage.ordinal})::int` })
      .from(stage)
      .where(eq(stage.eventId, of.id))
    if (last?.ordinal !== own.ordinal) return refuse('STAGE_NOT_LAST')
    if (await hasFacts(tx, { stageId: own.id })) return refuse('STAGE_HAS_FACTS')
    await takeAwayStage({ tx, deps, viewer }, own, reason)
    return ok({ eventId: of.id })
  })

/** Removes a stage of which the caller knows that it has no facts; the log keeps that there was one. */
export const takeAwayStage = async (
  { tx, viewer }: Act,
  own: Pick<typeof stage.$inferSelect, 'id' | 'eventId' | 'organisationId' | 'ordinal' | 'nameZh' | 'nameEn'>,
  reason: string,
): Promise<void> => {
  const { id, eventId, organisationId, ordinal, nameZh, nameEn } = own
  await emptyStages(tx, [id])
  await recordAudit(tx, viewer, {
    type: 'STAGE_REMOVED',
    organisationId,
    aggregateKind: 'event',
    aggregateId: eventId,
    data: { stageId: id, ordinal, nameZh, nameEn, reason },
  })
}

/** Takes away stages without facts: drafts of rounds, sessions, entries, standings nobody published. */
const emptyStages = async (tx: Transaction, stageIds: readonly string[]): Promise<void> => {
  const ids = [...stageIds]
  if (ids.length === 0) return
  const sessions = tx.select({ id: playSession.id }).from(playSession).where(inArray(playSession.stageId, ids))
  const rounds = tx.select({ id: round.id }).from(round).where(inArray(round.sessionId, sessions))
  const entries = tx.select({ id: entry.id }).from(entry).where(inArray(entry.stageId, ids))
  await tx.delete(standingsRevision).where(inArray(standingsRevision.stageId, ids))
  await tx.delete(roundTable).where(inArray(roundTable.roundId, rounds))
  await tx.delete(round).where(inArray(round.sessionId, sessions))
  await tx.delete(board).where(inArray(board.sessionId, sessions))
  await tx.delete(playSession).where(inArray(playSession.stageId, ids))
  await tx
    .update(entryRequest)
    .set({ entryId: null, status: 'AWAITING_DESK' })
    .where(inArray(entryRequest.entryId, entries))
  await tx.delete(entryPlayer).where(inArray(entryPlayer.entryId, entries))
  await tx.delete(entry).where(inArray(entry.stageId, ids))
  await tx.delete(stage).where(inArray(stage.id, ids))
}
