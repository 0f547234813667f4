import { ok } from '@paiji/rules'
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { round as roundRecord, roundTable } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { exchangesOf } from '../events/exchanges.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { refuse } from './refuse.js'
import { tablesByRounds } from './rounds.repo.js'
import { groupEntries } from './stage-groups.js'
import { onRound, planOf } from './stage-of-rounds.js'
import { viewStage } from './stage-state.js'

export interface UndoRoundInput {
  readonly roundId: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Takes a draft back with its exchanges, and the drafts of its session after it; nobody else has seen them. The log
 * keeps the pairings.
 * Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_DRAFT.
 */
export const undoRound = (
  deps: Deps,
  viewer: Viewer,
  input: UndoRoundInput,
): Promise<Outcome<{ stageId: string; sessionId: string }>> =>
  onRound(deps, viewer, 'undoRound', input, async (tx, { stage, row, round }) => {
    if (round.status !== 'PLANNED') return refuse('ROUND_NOT_DRAFT')
    const drafts = await tx
      .select({ id: roundRecord.id, notes: roundRecord.notes })
      .from(roundRecord)
      .where(
        and(
          eq(roundRecord.sessionId, round.sessionId),
          gte(roundRecord.number, round.number),
          eq(roundRecord.status, 'PLANNED'),
        ),
      )
    const ids = drafts.map(one => one.id)
    const tables = await tablesByRounds(tx, ids)
    await tx.delete(roundTable).where(inArray(roundTable.roundId, ids))
    await tx.delete(roundRecord).where(inArray(roundRecord.id, ids))
    const plan = planOf(row)
    if (plan.ok && exchangesOf(drafts).length > 0) {
      const view = await viewStage(tx, stage)
      if (!view.ok) return view
      await groupEntries(tx, plan.value, view.value.state)
    }
    await recordAudit(tx, viewer, {
      type: 'ROUND_UNDONE',
      organisationId: stage.organisationId,
      aggregateKind: 'session',
      aggregateId: round.sessionId,
      data: { sessionId: round.sessionId, number: round.number, pairings: tables.map(table => table.sides) },
    })
    return ok({ stageId: stage.id, sessionId: round.sessionId })
  })
