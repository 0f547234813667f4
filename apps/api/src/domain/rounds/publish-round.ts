import { err, ok } from '@paiji/rules'
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { event, round as roundRecord } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { suspendedByStages, suspendedUnanswered } from '../sanctions/suspended-entered.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { recordByes } from './record-byes.js'
import { refuse } from './refuse.js'
import { type RoundRow, tablesByRounds } from './rounds.repo.js'
import { onRound } from './stage-of-rounds.js'

export interface PublishRoundInput {
  readonly roundId: string
  /** The later drafts of the session with it: a movement is announced as a whole. */
  readonly following?: boolean | undefined
  readonly startsAt?: Date | undefined
  /** Length of the round's clock. */
  readonly minutes?: number | undefined
  /** Contestants with a suspended player that play all the same, as whoever announces the round states. */
  readonly suspended?: readonly string[] | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Announces a draft: everybody sees it, its results may be entered, and a bye is written down as the sport scores it.
 * Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_DRAFT, EARLIER_ROUND_UNPUBLISHED,
 * ENTRY_SUSPENDED for each contestant in it with a suspended player that `suspended` does not name.
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
    const seated = new Set((await tablesByRounds(tx, ids)).flatMap(table => table.sides))
    const suspended = (await suspendedByStages(tx, [stage.id])).filter(one => seated.has(one.entryId))
    const unanswered = suspendedUnanswered(suspended, input.suspended)
    if (unanswered.length > 0) return err(unanswered)
    const mark = { status: 'OPEN' as const, publishedAt: deps.clock.now(), publishedBy: actorOf(viewer) }
    await tx.update(roundRecord).set(mark).where(inArray(roundRecord.id, ids))
    const { startsAt = null, minutes = null } = input
    await tx.update(roundRecord).set({ startsAt, minutes }).where(eq(roundRecord.id, round.id))
    await tx
      .update(event)
      .set({ status: 'RUNNING' })
      .where(and(eq(event.id, stage.eventId), eq(event.status, 'SANCTIONED')))
    const tables = await tablesByRounds(tx, [round.id])
    if (await recordByes({ tx, viewer }, stage, tables)) {
      const jobKey = `recompute-standings:${stage.id}`
      await deps.jobs.enqueue(tx, 'recompute-standings', { stageId: stage.id }, { jobKey })
    }
    for (const { id, number } of rounds) {
      await recordAudit(tx, viewer, {
        type: 'ROUND_PUBLISHED',
        organisationId: stage.organisationId,
        aggregateKind: 'round',
        aggregateId: id,
        data: {
          ...{ roundId: id, number },
          ...(suspended.length > 0 ? { suspended: suspended.map(one => one.number) } : {}),
        },
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
