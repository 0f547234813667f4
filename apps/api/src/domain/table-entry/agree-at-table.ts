import { err, ok, problem } from '@paiji/rules'
import { actorOf } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { isUnfinished } from '../events/sheet-state.js'
import { openSheet, type SheetRow } from '../results/results.repo.js'
import {
  appendConfirmation,
  appendFlag,
  closeFlag,
  type FlagRow,
  openFlagsByStages,
} from '../results/second-look.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { isCall } from './call-director.js'
import { canAgreeAtTable, isTable } from './policy.js'
import { refuse } from './refuse.js'
import type { SeatedAt } from './seat-at-table.js'

export interface AgreeAtTableInput {
  readonly code: string
  readonly slot: string
  /** The version that was read. */
  readonly version: number
  readonly idempotencyKey?: string
}

/** Runs `act` on the sheet that stands in one of the code's places, if the side may have its say about it. */
const onSheet = async <T>(
  deps: Deps,
  seated: SeatedAt,
  operation: string,
  input: AgreeAtTableInput,
  act: (tx: Transaction, sheet: SheetRow) => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  if (!seated.slots.some(one => one.slot === input.slot)) return refuse('TABLE_PLACE_UNKNOWN')
  return idempotently(deps, seated.viewer, operation, input, async tx => {
    const sheet = await openSheet(tx, seated.stage.id, input.slot)
    if (!sheet) return err([problem('RESULT_MISSING')])
    if (sheet.version !== input.version)
      return err([problem('RESULT_CHANGED_MEANWHILE', { params: { version: sheet.version } })])
    if (isUnfinished(sheet, seated.stage.settings)) return refuse('TABLE_SHEET_UNFINISHED')
    const permitted = requirePermission(canAgreeAtTable(actorOf(seated.viewer), sheet))
    return permitted.ok ? act(tx, sheet) : permitted
  })
}

/** What the table itself disputes in a place and nobody has settled. */
const disputesAt = async (tx: Transaction, { stage }: SeatedAt, slot: string): Promise<FlagRow[]> =>
  (await openFlagsByStages(tx, [stage.id])).filter(
    flag => flag.slot === slot && isTable(flag.raisedBy) && !isCall(flag),
  )

/** Where the log writes down what is done to a sheet of the stage. */
const targetOf = ({ stage }: SeatedAt) => ({
  organisationId: stage.organisationId,
  aggregateKind: 'stage' as const,
  aggregateId: stage.id,
})

/**
 * The other side agrees with what was entered; what the table disputed there is settled with it.
 * Problems: TABLE_PLACE_UNKNOWN, RESULT_MISSING, RESULT_CHANGED_MEANWHILE, NOT_PERMITTED
 * (OWN_ENTRY, TABLE_RESULT_SETTLED), TABLE_SHEET_UNFINISHED, RESULT_CONFIRMED_ALREADY.
 */
export const agreeAtTable = (
  deps: Deps,
  seated: SeatedAt,
  input: AgreeAtTableInput,
): Promise<Outcome<{ version: number }>> =>
  onSheet(deps, seated, 'agreeAtTable', input, async (tx, { slot, version, ...sheet }) => {
    const confirmation = await appendConfirmation(tx, { ...sheet, slot, version }, actorOf(seated.viewer))
    if (!confirmation) return err([problem('RESULT_CONFIRMED_ALREADY')])
    await recordAudit(tx, seated.viewer, {
      type: 'RESULT_CONFIRMED',
      ...targetOf(seated),
      data: { stageId: seated.stage.id, slot, version },
    })
    for (const flag of await disputesAt(tx, seated, slot)) {
      if (!(await closeFlag(tx, flag.id, actorOf(seated.viewer), deps.clock.now()))) continue
      const data = { flagId: flag.id, slot }
      await recordAudit(tx, seated.viewer, { type: 'FLAG_SETTLED', ...targetOf(seated), data })
    }
    return ok({ version })
  })

export interface DisputeAtTableInput extends AgreeAtTableInput {
  /** What should stand there, in the side's own words. */
  readonly note?: string
}

const LONGEST_NOTE = 500

/**
 * The other side says that it was otherwise: the director sees it on the desk. Problems: those of `agreeAtTable` besides
 * RESULT_CONFIRMED_ALREADY, FLAG_NOTE_MISSING (longer than 500 characters), TABLE_DISPUTED_ALREADY.
 */
export const disputeAtTable = (
  deps: Deps,
  seated: SeatedAt,
  input: DisputeAtTableInput,
): Promise<Outcome<{ version: number }>> =>
  onSheet(deps, seated, 'disputeAtTable', input, async (tx, { slot, version }) => {
    const note = input.note?.trim() ?? ''
    if (note.length > LONGEST_NOTE)
      return err([problem('FLAG_NOTE_MISSING', { at: { path: 'note' }, params: { longest: LONGEST_NOTE } })])
    if ((await disputesAt(tx, seated, slot)).length > 0) return refuse('TABLE_DISPUTED_ALREADY')
    const { organisationId, id: stageId } = seated.stage
    const flag = await appendFlag(tx, { organisationId, stageId, slot, note, raisedBy: actorOf(seated.viewer) })
    await recordAudit(tx, seated.viewer, {
      type: 'SLOT_FLAGGED',
      ...targetOf(seated),
      data: { flagId: flag.id, slot },
    })
    return ok({ version })
  })
