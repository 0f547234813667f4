import { err, ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { round as roundRecord } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { type SuspendedEntered, suspendedByStages, suspendedUnanswered } from '../sanctions/suspended-entered.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { refuse } from './refuse.js'
import { type RoundRow, tablesByRounds } from './rounds.repo.js'
import { onRound } from './stage-of-rounds.js'
import { tablesShort } from './tables-short.js'

export interface CloseRoundInput {
  readonly roundId: string
  /** Needed while there are tables without a sheet. */
  readonly reason?: string | undefined
  /** Contestants with a player suspended since the round was announced whose results stand, as whoever ends it states. */
  readonly suspended?: readonly string[] | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Ends a round. Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_RUNNING, TABLES_WITHOUT_SHEET,
 * SHEETS_UNFINISHED, RULINGS_NOT_SETTLED (with the tables), ENTRY_SUSPENDED for each contestant with a player suspended since the
 * round was announced that `suspended` does not name.
 */
export const closeRound = (deps: Deps, viewer: Viewer, input: CloseRoundInput): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'closeRound', input, async (tx, { stage, round }) => {
    if (round.status !== 'OPEN') return refuse('ROUND_NOT_RUNNING')
    const { without, unfinished, contradicted } = await tablesShort(tx, stage, round.id, deps.clock.now())
    const reason = input.reason?.trim() || null
    if (without.length > 0 && !reason) return refuse('TABLES_WITHOUT_SHEET', { tables: without.join(', ') })
    if (unfinished.length > 0 && !reason) return refuse('SHEETS_UNFINISHED', { tables: unfinished.join(', ') })
    if (contradicted.length > 0 && !reason) return refuse('RULINGS_NOT_SETTLED', { tables: contradicted.join(', ') })
    const suspended = await suspendedSince(tx, stage.id, round)
    const unanswered = suspendedUnanswered(suspended, input.suspended)
    if (unanswered.length > 0) return err(unanswered)
    await tx
      .update(roundRecord)
      .set({
        status: 'CLOSED',
        closedAt: deps.clock.now(),
        closedBy: actorOf(viewer),
        closeReason: reason,
      })
      .where(eq(roundRecord.id, round.id))
    await recordAudit(tx, viewer, {
      type: 'ROUND_CLOSED',
      organisationId: stage.organisationId,
      aggregateKind: 'round',
      aggregateId: round.id,
      data: {
        ...{ roundId: round.id, number: round.number, without: [...without], reason },
        ...(suspended.length > 0 ? { suspended: suspended.map(one => one.number) } : {}),
      },
    })
    return ok({ roundId: round.id })
  })

/** Of those who sit in a round, the ones suspended since it was announced: of the others its announcement asked. */
const suspendedSince = async (
  tx: Transaction,
  stageId: string,
  { id, publishedAt }: RoundRow,
): Promise<readonly SuspendedEntered[]> => {
  const seated = new Set((await tablesByRounds(tx, [id])).flatMap(table => table.sides))
  const suspended = await suspendedByStages(tx, [stageId])
  return suspended.filter(one => seated.has(one.entryId) && publishedAt !== null && new Date(one.since) > publishedAt)
}
