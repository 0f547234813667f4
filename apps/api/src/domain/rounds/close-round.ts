import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { round as roundRecord } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { slotsOfTable } from '../events/slot-name.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { refuse } from './refuse.js'
import { openSheetsAt, tablesByRounds } from './rounds.repo.js'
import { onRound } from './stage-of-rounds.js'

export interface CloseRoundInput {
  readonly roundId: string
  /** Needed while there are tables without a sheet. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Ends a round. Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_RUNNING, TABLES_WITHOUT_SHEET (with the tables).
 */
export const closeRound = (deps: Deps, viewer: Viewer, input: CloseRoundInput): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'closeRound', input, async (tx, { stage, round }) => {
    if (round.status !== 'OPEN') return refuse('ROUND_NOT_RUNNING')
    const without = await tablesWithoutSheet(tx, round.id)
    const reason = input.reason?.trim() || null
    if (without.length > 0 && !reason) return refuse('TABLES_WITHOUT_SHEET', { tables: without.join(', ') })
    await tx
      .update(roundRecord)
      .set({
        status: 'CLOSED',
        closedAt: deps.clock.now(),
        closedBy: viewer.accountId ?? 'system',
        closeReason: reason,
      })
      .where(eq(roundRecord.id, round.id))
    await recordAudit(tx, viewer, {
      type: 'ROUND_CLOSED',
      organisationId: stage.organisationId,
      aggregateKind: 'round',
      aggregateId: round.id,
      data: { roundId: round.id, number: round.number, without: [...without], reason },
    })
    return ok({ roundId: round.id })
  })

/** Tables with a place that nothing was entered in, by section and label. */
const tablesWithoutSheet = async (tx: Transaction, roundId: string): Promise<readonly string[]> => {
  const matches = (await tablesByRounds(tx, [roundId])).filter(table => table.kind === 'match')
  const placed = matches.map(table => ({
    name: `${table.section}${table.label}`,
    slots: slotsOfTable(
      { session: table.sessionNumber, section: table.section, round: table.roundNumber, table: table.label },
      table.boards,
    ).map(({ slot }) => ({ organisationId: table.organisationId, stageId: table.stageId, slot })),
  }))
  const all = placed.flatMap(table => table.slots)
  if (all.length === 0) return []
  const filled = new Set((await openSheetsAt(tx, all)).map(sheet => sheet.slot))
  return placed.filter(({ slots }) => slots.some(({ slot }) => !filled.has(slot))).map(table => table.name)
}
