import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { affiliation, transfer, type transferAnswers, type transferDecisions } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { endOthers } from '../registry/affiliate-person.js'
import { endDealtWith } from '../registry/end-proposal.js'
import { organisationsByIds } from '../registry/organisations.repo.js'
import { logOf } from '../registry/places.js'
import { dayOf } from '../../base/clock.js'
import { formatDateRange } from '../../base/date-range.js'
import type { Deps } from '../shared/deps.js'
import { refuseSamePerson, requireTwoPersons } from '../shared/two-persons.js'
import { type Permission, requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import {
  answersFromAbove,
  canAnswerTransfer,
  canDecideTransfer,
  canWithdrawTransfer,
  type TransferPlaces,
} from './policy.js'
import { notifyTransfer } from './notify-transfer.js'
import type { TransferProblemCode } from './problem-codes.js'
import { placesOfTransfer, type TransferRow, transfersByIds } from './transfers.repo.js'

const refuse = refusing<TransferProblemCode>()

type Changed = { readonly transferId: string; readonly personId: string }

export interface AnswerTransferInput {
  readonly transferId: string
  readonly answer: (typeof transferAnswers)[number]
  /** Needed for an objection, and where a body above the club speaks for it: what it goes by. */
  readonly reason: string
}

/**
 * The word of the club that is left: it releases the person, or objects with its reason. A body above may state it for the club,
 * saying what it goes by, which is recorded so; whoever asked for the transfer may not. Problems: TRANSFER_UNKNOWN, NOT_PERMITTED,
 * REASON_MISSING, OBJECTION_TOO_LATE, TRANSFER_ANSWERED_ALREADY, TRANSFER_DECIDED_ALREADY.
 */
export const answerTransfer = async (
  deps: Deps,
  viewer: Viewer,
  { transferId, answer, reason }: AnswerTransferInput,
): Promise<Outcome<Changed>> => {
  const found = await permitted(deps, transferId, (row, places) => canAnswerTransfer(viewer, places, row))
  if (!found.ok) return found
  const answerFromAbove = answersFromAbove(viewer, found.value.places)
  if ((answer === 'objected' || answerFromAbove) && !reason.trim())
    return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  const now = deps.clock.now()
  return inTransaction(deps.db, async tx => {
    const row = await lockOpen(tx, transferId)
    if (!row) return refuse('TRANSFER_DECIDED_ALREADY')
    const two = await refuseSamePerson(tx, viewer, row.requestedBy)
    if (!two.ok) return two
    if (row.answer !== null) return refuse('TRANSFER_ANSWERED_ALREADY')
    if (answer === 'objected' && dayOf(now, found.value.timeZone) > row.objectUntil) return refuse('OBJECTION_TOO_LATE')
    await tx
      .update(transfer)
      .set({ answer, answerReason: reason.trim(), answerFromAbove, answeredBy: actorOf(viewer), answeredAt: now })
      .where(eq(transfer.id, transferId))
    await recordAudit(tx, viewer, {
      type: 'TRANSFER_ANSWERED',
      organisationId: logOf(found.value.places.from),
      aggregateKind: 'person',
      aggregateId: row.personId,
      data: { transferId, answer, answerFromAbove, reason: reason.trim() },
    })
    await notifyTransfer({ tx, deps, viewer }, row, 'TRANSFER_ANSWERED', logOf(found.value.places.from))
    return ok({ transferId, personId: row.personId })
  })
}

export interface DecideTransferInput {
  readonly transferId: string
  readonly decision: (typeof transferDecisions)[number]
  /** Needed to decline. */
  readonly reason: string
}

/**
 * Approves a transfer, which writes the new affiliation from its first day, declines it, or takes it back. Before the
 * time for objections is over it is approved only once the club that is left has released the person.
 * Problems: TRANSFER_UNKNOWN, NOT_PERMITTED, REASON_MISSING, OBJECTION_STILL_POSSIBLE, TRANSFER_DECIDED_ALREADY.
 */
export const decideTransfer = async (
  deps: Deps,
  viewer: Viewer,
  { transferId, decision, reason }: DecideTransferInput,
): Promise<Outcome<Changed>> => {
  const found = await permitted(deps, transferId, (row, places) =>
    decision === 'withdrawn' ? canWithdrawTransfer(viewer, places) : canDecideTransfer(viewer, places, row),
  )
  if (!found.ok) return found
  if (decision === 'declined' && !reason.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  const now = deps.clock.now()
  return inTransaction(deps.db, async tx => {
    const row = await lockOpen(tx, transferId)
    if (!row) return refuse('TRANSFER_DECIDED_ALREADY')
    const two = decision === 'withdrawn' ? ok(true as const) : await judgedByAnother(tx, viewer, row)
    if (!two.ok) return two
    if (decision === 'approved') {
      if (row.answer === null && dayOf(now, found.value.timeZone) <= row.objectUntil)
        return refuse('OBJECTION_STILL_POSSIBLE')
      await changeClub(tx, row, now)
    }
    const by = { decidedBy: actorOf(viewer), decidedAt: now, decisionReason: reason.trim() }
    await tx
      .update(transfer)
      .set({ decision, ...by })
      .where(eq(transfer.id, transferId))
    await recordAudit(tx, viewer, {
      type: 'TRANSFER_DECIDED',
      organisationId: logOf(found.value.places.to),
      aggregateKind: 'person',
      aggregateId: row.personId,
      data: { transferId, decision, reason: reason.trim() },
    })
    await endDealtWith({ tx, deps, viewer }, [row.personId])
    await notifyTransfer({ tx, deps, viewer }, row, 'TRANSFER_DECIDED', logOf(found.value.places.to))
    return ok({ transferId, personId: row.personId })
  })
}

/** What was objected to is decided by a third person: neither who asked nor who objected. */
const judgedByAnother = async (tx: Transaction, viewer: Viewer, row: TransferRow): Promise<Outcome<true>> => {
  if (row.answer !== 'objected') return ok(true)
  const first = await requireTwoPersons(tx, viewer, row.requestedBy)
  return first.ok ? requireTwoPersons(tx, viewer, row.answeredBy ?? row.requestedBy) : first
}

const changeClub = async (tx: Transaction, row: TransferRow, now: Date): Promise<void> => {
  const { personId, toOrganisationId, sport, effectiveOn } = row
  const period = { from: effectiveOn, until: undefined }
  await endOthers(tx, personId, sport, period, now)
  await tx.insert(affiliation).values({
    personId,
    organisationId: toOrganisationId,
    kind: 'affiliation',
    sport,
    valid: formatDateRange(period),
    recordedAt: now,
  })
}

const permitted = async (
  { db }: Deps,
  transferId: string,
  may: (row: TransferRow, places: TransferPlaces) => Permission,
): Promise<Outcome<{ places: TransferPlaces; timeZone: string }>> => {
  const [row] = await transfersByIds(db, [transferId])
  if (!row) return refuse('TRANSFER_UNKNOWN')
  const places = await placesOfTransfer(db, row.fromOrganisationId, row.toOrganisationId)
  const checked = requirePermission(may(row, places))
  if (!checked.ok) return checked
  const [left] = await organisationsByIds(db, [row.fromOrganisationId])
  return ok({ places, timeZone: left?.timeZone ?? 'UTC' })
}

const lockOpen = async (tx: Transaction, transferId: string): Promise<TransferRow | undefined> => {
  const [row] = await tx
    .select()
    .from(transfer)
    .where(and(eq(transfer.id, transferId), isNull(transfer.decidedAt)))
    .for('update')
  return row
}
