import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { round as roundRecord } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { isBlank, isUnfinished } from '../events/sheet-state.js'
import { missingSlots, slotsOfTable, type TableSlot } from '../events/slot-name.js'
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
 * Ends a round. Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_RUNNING, TABLES_WITHOUT_SHEET,
 * SHEETS_UNFINISHED (with the tables).
 */
export const closeRound = (deps: Deps, viewer: Viewer, input: CloseRoundInput): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'closeRound', input, async (tx, { stage, round }) => {
    if (round.status !== 'OPEN') return refuse('ROUND_NOT_RUNNING')
    const { without, unfinished } = await tablesShort(tx, round.id)
    const reason = input.reason?.trim() || null
    if (without.length > 0 && !reason) return refuse('TABLES_WITHOUT_SHEET', { tables: without.join(', ') })
    if (unfinished.length > 0 && !reason) return refuse('SHEETS_UNFINISHED', { tables: unfinished.join(', ') })
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
      data: { roundId: round.id, number: round.number, without: [...without], reason },
    })
    return ok({ roundId: round.id })
  })

interface ShortTables {
  /** With a place that nothing was entered in. */
  readonly without: readonly string[]
  /** With a sheet that counts for nothing yet. */
  readonly unfinished: readonly string[]
}

/** Tables that have nothing to count, by section and label. */
const tablesShort = async (tx: Transaction, roundId: string): Promise<ShortTables> => {
  const matches = (await tablesByRounds(tx, [roundId])).filter(table => table.kind === 'match')
  const placed = matches.map(table => {
    const { sessionNumber: session, section, roundNumber: round, label, organisationId, stageId } = table
    const slots = slotsOfTable({ session, section, round, table: label }, table)
    return {
      name: `${section}${label}`,
      slots,
      settings: table.settings,
      at: slots.map(({ slot }) => ({ organisationId, stageId, slot })),
    }
  })
  const all = placed.flatMap(table => table.at)
  const sheets = new Map((all.length > 0 ? await openSheetsAt(tx, all) : []).map(sheet => [sheet.slot, sheet]))
  const wholes = new Set(placed.flatMap(({ slots }) => slots.filter(one => one.whole).map(one => one.slot)))
  const isFilled = (slot: string): boolean => {
    const sheet = sheets.get(slot)
    return sheet !== undefined && !(wholes.has(slot) && isBlank(sheet))
  }
  const namesOf = (short: (slots: readonly TableSlot[], settings: unknown) => boolean): readonly string[] =>
    placed.filter(({ slots, settings }) => short(slots, settings)).map(table => table.name)
  return {
    without: namesOf(slots => missingSlots(slots, isFilled).length > 0),
    unfinished: namesOf((slots, settings) =>
      slots.some(({ slot }) => {
        const sheet = sheets.get(slot)
        return sheet !== undefined && isUnfinished(sheet, settings)
      }),
    ),
  }
}
