import { ok } from '@paiji/rules'
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { event, round as roundRecord, scoreSheet } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { slotName } from '../events/slot-name.js'
import type { Deps } from '../shared/deps.js'
import { insertInBatches } from '../shared/insert-in-batches.js'
import type { Outcome } from '../../base/problem.js'
import { refuse } from './refuse.js'
import { type RoundRow, tablesByRounds } from './rounds.repo.js'
import { type ManagedStage, onRound, seatingOf } from './stage-of-rounds.js'
import type { Act } from '../shared/act.js'

export interface PublishRoundInput {
  readonly roundId: string
  /** The later drafts of the session with it: a movement is announced as a whole. */
  readonly following?: boolean | undefined
  readonly startsAt?: Date | undefined
  /** Length of the round's clock. */
  readonly minutes?: number | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Announces a draft: everybody sees it, its results may be entered, and a bye is written down as the sport scores it.
 * Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_DRAFT, EARLIER_ROUND_UNPUBLISHED.
 */
export const publishRound = (
  deps: Deps,
  viewer: Viewer,
  input: PublishRoundInput,
): Promise<Outcome<{ roundId: string; published: number }>> =>
  onRound(deps, viewer, 'publishRound', input, async (tx, managed) => {
    const { stage, round } = managed
    if (round.status !== 'PLANNED') return refuse('ROUND_NOT_DRAFT')
    if (await hasEarlierDraft(tx, round)) return refuse('EARLIER_ROUND_UNPUBLISHED')
    const rounds = await draftsOf(tx, round, input.following ?? false)
    const ids = rounds.map(one => one.id)
    const mark = { status: 'OPEN' as const, publishedAt: deps.clock.now(), publishedBy: actorOf(viewer) }
    await tx.update(roundRecord).set(mark).where(inArray(roundRecord.id, ids))
    const { startsAt = null, minutes = null } = input
    await tx.update(roundRecord).set({ startsAt, minutes }).where(eq(roundRecord.id, round.id))
    await tx
      .update(event)
      .set({ status: 'RUNNING' })
      .where(and(eq(event.id, stage.eventId), eq(event.status, 'SANCTIONED')))
    await recordByes({ tx, deps, viewer }, managed)
    for (const { id, number } of rounds) {
      await recordAudit(tx, viewer, {
        type: 'ROUND_PUBLISHED',
        organisationId: stage.organisationId,
        aggregateKind: 'round',
        aggregateId: id,
        data: { roundId: id, number },
      })
    }
    return ok({ roundId: round.id, published: rounds.length })
  })

const hasEarlierDraft = async (tx: Transaction, { sessionId, number }: RoundRow): Promise<boolean> => {
  const rows = await tx
    .select({ id: roundRecord.id })
    .from(roundRecord)
    .where(and(eq(roundRecord.sessionId, sessionId), lt(roundRecord.number, number), eq(roundRecord.status, 'PLANNED')))
    .limit(1)
  return rows.length > 0
}

const draftsOf = (tx: Transaction, { id, sessionId, number }: RoundRow, following: boolean) =>
  tx
    .select({ id: roundRecord.id, number: roundRecord.number })
    .from(roundRecord)
    .where(
      following
        ? and(eq(roundRecord.sessionId, sessionId), gte(roundRecord.number, number), eq(roundRecord.status, 'PLANNED'))
        : eq(roundRecord.id, id),
    )
    .orderBy(asc(roundRecord.number))

/** A bye of a drawn round is a fact like a game; somebody who sits out a movement has no sheet. */
const recordByes = async (
  { tx, deps, viewer }: Act,
  { stage, round }: ManagedStage & { readonly round: RoundRow },
): Promise<void> => {
  const { byeSheet } = seatingOf(stage.sport)
  if (byeSheet === undefined || (round.method !== 'drawn' && round.method !== 'manual')) return
  const byes = (await tablesByRounds(tx, [round.id])).filter(table => table.kind === 'bye')
  if (byes.length === 0) return
  const rows = byes.map(({ label, sides, sessionNumber, roundNumber }) => ({
    organisationId: stage.organisationId,
    stageId: stage.id,
    slot: slotName({ session: sessionNumber, round: roundNumber, table: label }),
    version: 1,
    session: sessionNumber,
    round: roundNumber,
    tableLabel: label,
    sides: [...sides],
    sheet: byeSheet,
    editionId: stage.editionId,
    source: 'desk' as const,
    enteredBy: actorOf(viewer),
  }))
  await insertInBatches(tx, scoreSheet, rows)
  await deps.jobs.enqueue(
    tx,
    'recompute-standings',
    { stageId: stage.id },
    { jobKey: `recompute-standings:${stage.id}` },
  )
}
