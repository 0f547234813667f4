import { ok } from '@paiji/rules'
import { eq, sql } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { anyOf, requirePermission } from '../../base/permission.js'
import { dayOf } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import { entry, entryFee } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { entriesByIds, eventsByIds, placesOfEvents, playersByEntries, stagesByIds } from '../events/events.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { FeeKind } from './entries.repo.js'
import { lockedRequest } from './entry-scene.js'
import { canKeepEntries, canSpeakFor } from './policy.js'
import { refuse } from './refuse.js'

export interface RecordFeeInput {
  readonly requestId: string
  readonly kind: FeeKind
  /** In the currency's smallest unit. */
  readonly amount: number
  /** Who paid, or was paid. */
  readonly party: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Writes down money of an entry, with the next number of the event's receipts. Problems: ENTRY_REQUEST_UNKNOWN,
 * NOT_PERMITTED, FEE_UNREADABLE.
 */
export const recordFee = (
  deps: Deps,
  viewer: Viewer,
  input: RecordFeeInput,
): Promise<Outcome<{ requestId: string; receipt: number }>> =>
  idempotently(deps, viewer, 'recordFee', input, async tx => {
    const found = await lockedRequest(tx, input.requestId, scene => canKeepEntries(viewer, scene.place))
    if (!found.ok) return found
    const { event, terms } = found.value
    const { requestId, kind, amount } = input
    const party = input.party.trim()
    const currency = terms.feeCurrency
    if (!currency || !party || !Number.isInteger(amount) || amount <= 0) return refuse('FEE_UNREADABLE', 'amount')
    const [last] = await tx
      .select({ receipt: sql<number>`coalesce(max(${entryFee.receipt}), 0)::int` })
      .from(entryFee)
      .where(eq(entryFee.eventId, event.id))
    const receipt = (last?.receipt ?? 0) + 1
    const by = { recordedBy: actorOf(viewer), recordedAt: deps.clock.now() }
    await tx.insert(entryFee).values({ requestId, eventId: event.id, kind, amount, currency, party, receipt, ...by })
    await recordAudit(tx, viewer, {
      type: 'ENTRY_FEE_RECORDED',
      organisationId: event.organisationId,
      aggregateKind: 'event',
      aggregateId: event.id,
      data: { requestId, kind, amount, currency, receipt },
    })
    return ok({ requestId, receipt })
  })

export interface CheckInInput {
  readonly entryId: string
  /** False takes it back. */
  readonly present: boolean
  readonly idempotencyKey?: string | undefined
}

/**
 * Says that a contestant is there: the desk at any time, one of its players on the days of the event.
 * Problems: ENTRY_UNKNOWN, NOT_PERMITTED, CHECK_IN_NOT_TODAY, CHECK_IN_WITHDRAWN.
 */
export const checkIn = (deps: Deps, viewer: Viewer, input: CheckInInput): Promise<Outcome<{ entryId: string }>> =>
  idempotently(deps, viewer, 'checkIn', input, async tx => {
    const { entryId, present } = input
    const [own] = await entriesByIds(tx, [entryId])
    const [stage] = own ? await stagesByIds(tx, [own.stageId]) : []
    const [event] = stage ? await eventsByIds(tx, [stage.eventId]) : []
    if (!own || !event) return refuse('ENTRY_UNKNOWN')
    const place = (await placesOfEvents(tx, [event.id])).get(event.id) ?? { organisationPath: [] }
    const players = (await playersByEntries(tx, [entryId])).flatMap(player => player.personId ?? [])
    const byDesk = canKeepEntries(viewer, place)
    const permitted = requirePermission(anyOf(byDesk, canSpeakFor(viewer, players)))
    if (!permitted.ok) return permitted
    if (own.withdrawnAt !== null) return refuse('CHECK_IN_WITHDRAWN')
    const now = deps.clock.now()
    const today = dayOf(now, event.timeZone)
    if (!byDesk.allowed && (today < event.startsOn || today > event.endsOn)) return refuse('CHECK_IN_NOT_TODAY')
    const seen = present ? { checkedInAt: now, checkedInBy: actorOf(viewer) } : { checkedInAt: null, checkedInBy: null }
    await tx.update(entry).set(seen).where(eq(entry.id, entryId))
    await recordAudit(tx, viewer, {
      type: 'ENTRY_CHECKED_IN',
      organisationId: own.organisationId,
      aggregateKind: 'entry',
      aggregateId: entryId,
      data: { entryId, present },
    })
    return ok({ entryId })
  })
