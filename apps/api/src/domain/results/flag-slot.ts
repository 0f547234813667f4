import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { placeOfStage } from '../standings/place.js'
import { findStage, type StoredStage } from '../standings/stage.repo.js'
import { canEnterResult, canSettleFlag } from './policy.js'
import { appendFlag, closeFlag, type FlagRow, findFlag } from './second-look.repo.js'

export interface FlagSlotInput {
  readonly stageId: string
  /** May be flagged before it has a result. */
  readonly slot: string
  readonly note: string
  readonly idempotencyKey?: string
}

const longestNote = 500

const record = (
  tx: Transaction,
  viewer: Viewer,
  type: 'SLOT_FLAGGED' | 'FLAG_SETTLED',
  stage: StoredStage,
  flag: FlagRow,
) =>
  recordAudit(tx, viewer, {
    type,
    organisationId: stage.organisationId,
    aggregateKind: 'stage',
    aggregateId: stage.id,
    data: { flagId: flag.id, slot: flag.slot },
  })

/** Lets one slot wait for the director, with its audit row. */
export const raiseFlag = async (
  tx: Transaction,
  viewer: Viewer,
  stage: StoredStage,
  about: Pick<FlagRow, 'slot' | 'note'> & { readonly found?: FlagRow['found'] },
): Promise<void> => {
  const { organisationId, id: stageId } = stage
  const flag = await appendFlag(tx, { organisationId, stageId, ...about, raisedBy: actorOf(viewer) })
  await record(tx, viewer, 'SLOT_FLAGGED', stage, flag)
}

/**
 * Asks the director to look at one slot. Problems: STAGE_UNKNOWN, NOT_PERMITTED, FLAG_NOTE_MISSING (also when the note
 * is longer than 500 characters).
 */
export const flagSlot = (deps: Deps, viewer: Viewer, input: FlagSlotInput): Promise<Outcome<{ stageId: string }>> =>
  idempotently(deps, viewer, 'flagSlot', input, async tx => {
    const stage = await findStage(tx, input.stageId)
    if (!stage) return err([problem('STAGE_UNKNOWN')])
    const permitted = requirePermission(canEnterResult(viewer, placeOfStage(stage)))
    if (!permitted.ok) return permitted
    const note = input.note.trim()
    if (note === '' || note.length > longestNote || input.slot.trim() === '')
      return err([problem('FLAG_NOTE_MISSING', { at: { path: 'note' }, params: { longest: longestNote } })])
    await raiseFlag(tx, viewer, stage, { slot: input.slot, note })
    return ok({ stageId: stage.id })
  })

export interface SettleFlagInput {
  readonly flagId: string
  readonly idempotencyKey?: string
}

/** The director has looked. Problems: SLOT_FLAG_UNKNOWN, NOT_PERMITTED, REPORT_TO_ANSWER, FLAG_SETTLED_ALREADY. */
export const settleFlag = (deps: Deps, viewer: Viewer, input: SettleFlagInput): Promise<Outcome<{ stageId: string }>> =>
  idempotently(deps, viewer, 'settleFlag', input, async tx => {
    const flag = await findFlag(tx, input.flagId)
    const stage = flag && (await findStage(tx, flag.stageId))
    if (!stage) return err([problem('SLOT_FLAG_UNKNOWN')])
    const permitted = requirePermission(canSettleFlag(viewer, placeOfStage(stage)))
    if (!permitted.ok) return permitted
    if (flag.reportKind !== null) return err([problem('REPORT_TO_ANSWER')])
    const closed = await closeFlag(tx, flag.id, actorOf(viewer), deps.clock.now())
    if (!closed) return err([problem('FLAG_SETTLED_ALREADY')])
    await record(tx, viewer, 'FLAG_SETTLED', stage, flag)
    return ok({ stageId: stage.id })
  })
