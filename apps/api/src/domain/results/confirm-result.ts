import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { refuseSamePerson } from '../shared/two-persons.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { placeOfStage } from '../standings/place.js'
import { findStage } from '../standings/stage.repo.js'
import { canConfirmResult, canEnterResult } from './policy.js'
import { openSheet } from './results.repo.js'
import { appendConfirmation } from './second-look.repo.js'

export interface ConfirmResultInput {
  readonly stageId: string
  readonly slot: string
  /** The version that was compared with the paper. */
  readonly version: number
  readonly idempotencyKey?: string
}

/**
 * Somebody else than whoever entered it has compared the version that stands with the paper: a fact beside the sheet.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED (OWN_ENTRY), RESULT_MISSING, RESULT_CHANGED_MEANWHILE (with the version that
 * stands), RESULT_CONFIRMED_ALREADY.
 */
export const confirmResult = (
  deps: Deps,
  viewer: Viewer,
  input: ConfirmResultInput,
): Promise<Outcome<{ sheetId: string; version: number }>> =>
  idempotently(deps, viewer, 'confirmResult', input, async tx => {
    const stage = await findStage(tx, input.stageId)
    if (!stage) return err([problem('STAGE_UNKNOWN')])
    const place = placeOfStage(stage)
    const mayEnter = requirePermission(canEnterResult(viewer, place))
    if (!mayEnter.ok) return mayEnter
    const sheet = await openSheet(tx, stage.id, input.slot)
    if (!sheet) return err([problem('RESULT_MISSING')])
    if (sheet.version !== input.version)
      return err([problem('RESULT_CHANGED_MEANWHILE', { params: { version: sheet.version } })])
    const permitted = requirePermission(canConfirmResult(viewer, place, sheet.enteredBy))
    if (!permitted.ok) return permitted
    const two = await refuseSamePerson(tx, viewer, sheet.enteredBy)
    if (!two.ok) return two
    const confirmation = await appendConfirmation(tx, sheet, actorOf(viewer))
    if (!confirmation) return err([problem('RESULT_CONFIRMED_ALREADY')])
    await recordAudit(tx, viewer, {
      type: 'RESULT_CONFIRMED',
      organisationId: stage.organisationId,
      aggregateKind: 'stage',
      aggregateId: stage.id,
      data: { stageId: stage.id, slot: sheet.slot, version: sheet.version },
    })
    return ok({ sheetId: sheet.id, version: sheet.version })
  })
