import { ok } from '@paiji/rules'
import { awardRun, pointAward } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { insertRows } from '../shared/insert-rows.js'
import { fail, type Outcome } from '../../base/problem.js'
import { findRevision } from '../standings/standings.repo.js'
import { findAwardedEvent, linesOfEvent, openRun, supersedeRuns } from './awards.repo.js'
import { classifyEvent } from './classify-event.js'
import { type ComputedAwards, computeAwards } from './compute-awards.js'
import type { Act } from '../shared/act.js'
import { oneRow } from '../../db/one-row.js'

export interface AwardPointsInput {
  readonly eventId: string
  /** The official revision of the event's last stage. */
  readonly revisionId: string
}

export interface AwardedPoints {
  /** Undefined where no body awards points for this event. */
  readonly runId: string | undefined
  readonly awards: number
  /** False when the same input had been awarded already. */
  readonly changed: boolean
}

/**
 * Gives the points of an event by the official revision of its final and of the stages before it: takes back those of the event's earlier run, if the input has changed, and stores a
 * new run. The caller holds the stage's lock and has checked that the revision is official.
 */
export const awardPoints = async (
  { tx, deps, viewer }: Act,
  input: AwardPointsInput,
): Promise<Outcome<AwardedPoints>> => {
  const revision = await findRevision(tx, input.revisionId)
  if (!revision) return fail('NOT_FOUND', { kind: 'revision' })
  const event = await findAwardedEvent(tx, input.eventId)
  if (!event) return fail('NOT_FOUND', { kind: 'event' })
  await classifyEvent({ tx, deps, viewer }, event)
  const standings = await linesOfEvent(tx, revision.id)
  const computed = await computeAwards(tx, { eventId: input.eventId, stageId: revision.stageId, standings })
  if (!computed.ok) return computed
  const before = await openRun(tx, input.eventId)
  if (before?.inputDigest === computed.value.inputDigest && before.policyId === computed.value.policy?.id) {
    return ok({ runId: before.id, awards: computed.value.awards.length, changed: false })
  }
  const now = deps.clock.now()
  if (before) await supersedeRuns(tx, input.eventId, now)
  if (!computed.value.policy) return ok({ runId: undefined, awards: 0, changed: before !== undefined })
  const runId = await insertRun(tx, computed.value, { revisionId: revision.id, supersedesId: before?.id ?? null, now })
  await recordAudit(tx, viewer, {
    type: 'POINTS_AWARDED',
    organisationId: computed.value.event.organisationId,
    aggregateKind: 'event',
    aggregateId: input.eventId,
    data: { revisionId: revision.id, runId, awards: computed.value.awards.length },
  })
  return ok({ runId, awards: computed.value.awards.length, changed: true })
}

const insertRun = async (
  tx: Transaction,
  { event, policy, inputDigest, awards }: ComputedAwards,
  about: { revisionId: string; supersedesId: string | null; now: Date },
): Promise<string> => {
  const { organisationId, id: eventId, sport } = event
  const run = oneRow(
    await tx
      .insert(awardRun)
      .values({
        organisationId,
        eventId,
        revisionId: about.revisionId,
        policyId: policy?.id ?? '',
        inputDigest,
        supersedesId: about.supersedesId,
        recordedAt: about.now,
      })
      .returning({ id: awardRun.id }),
  )
  await insertRows(
    tx,
    pointAward,
    awards.map(award => ({
      ...award,
      expiresOn: award.expiresOn ?? null,
      organisationId,
      runId: run.id,
      eventId,
      sport,
      recordedAt: about.now,
    })),
  )
  return run.id
}
