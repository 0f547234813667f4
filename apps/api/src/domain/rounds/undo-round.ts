import { err, ok, problem } from '@paiji/rules'
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { lineUp, matchMove, round as roundRecord, roundTable, scoreSheet, tableCode } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { exchangesOf } from '../events/exchanges.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { isResult, notifySeated, sheetsAtTables } from './seated.js'
import { refuse } from './refuse.js'
import { type TableRow, tablesByRounds } from './rounds.repo.js'
import { groupEntries } from './stage-groups.js'
import { onRound, planOf } from './stage-of-rounds.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { viewStage } from './stage-state.js'

export interface UndoRoundInput {
  readonly roundId: string
  /** Needed where the round is announced already. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Takes a round back with its exchanges, and the rounds of its session after it: a draft, which no one else has seen, or
 * an announced round while none of them has a result, with a reason and a notice to everyone seated. The log keeps the
 * pairings.
 * Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_DRAFT, REASON_MISSING, ROUND_HAS_RESULTS.
 */
export const undoRound = (
  deps: Deps,
  viewer: Viewer,
  input: UndoRoundInput,
): Promise<Outcome<{ stageId: string; sessionId: string }>> =>
  onRound(deps, viewer, 'undoRound', input, async (tx, { stage, row, round }) => {
    if (round.status === 'CLOSED') return refuse('ROUND_NOT_DRAFT')
    const announced = round.status === 'OPEN'
    const reason = input.reason?.trim() ?? ''
    if (announced && !reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    const drafts = await tx
      .select({ id: roundRecord.id, notes: roundRecord.notes })
      .from(roundRecord)
      .where(
        and(
          eq(roundRecord.sessionId, round.sessionId),
          gte(roundRecord.number, round.number),
          inArray(roundRecord.status, announced ? ['PLANNED', 'OPEN'] : ['PLANNED']),
        ),
      )
    const ids = drafts.map(one => one.id)
    const tables = await tablesByRounds(tx, ids)
    if (announced && !(await clearAnnounced({ tx, deps, viewer }, stage, tables))) return refuse('ROUND_HAS_RESULTS')
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
      data: {
        sessionId: round.sessionId,
        number: round.number,
        pairings: tables.map(table => table.sides),
        ...(reason ? { reason } : {}),
      },
    })
    return ok({ stageId: stage.id, sessionId: round.sessionId })
  })

/** Takes away what hangs on announced tables; false where one of them has a result. */
const clearAnnounced = async (act: Act, stage: StoredStage, tables: readonly TableRow[]): Promise<boolean> => {
  const { tx, deps } = act
  const sheets = await sheetsAtTables(tx, stage, tables)
  if (sheets.some(isResult)) return false
  const tableIds = tables.map(table => table.id)
  await tx.delete(tableCode).where(inArray(tableCode.tableId, tableIds))
  await tx.delete(lineUp).where(inArray(lineUp.tableId, tableIds))
  await tx.delete(matchMove).where(inArray(matchMove.tableId, tableIds))
  const without = sheets.map(sheet => sheet.id)
  if (without.length > 0) {
    await tx.update(scoreSheet).set({ supersededAt: deps.clock.now() }).where(inArray(scoreSheet.id, without))
    const jobKey = `recompute-standings:${stage.id}`
    await deps.jobs.enqueue(tx, 'recompute-standings', { stageId: stage.id }, { jobKey })
  }
  await notifySeated(act, stage, [...new Set(tables.flatMap(table => table.sides))])
  return true
}
