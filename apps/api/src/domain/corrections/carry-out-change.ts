import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Transaction } from '../../db/transaction.js'
import { appendSheet, openSheet } from '../results/results.repo.js'
import { appendAdjustments, supersedeAdjustments } from '../rulings/adjustments.repo.js'
import type { AdjustmentChange } from './change.js'
import type { CorrectionRow } from './corrections.repo.js'
import type { Act } from '../shared/act.js'

/** Puts the correction's facts on file, under the stage's lock. False when what it was to replace stands no longer. */
export const carryOutChange = ({ tx, deps, viewer }: Act, correction: CorrectionRow): Promise<boolean> =>
  correction.slot === null
    ? changeAdjustments({ tx, deps, viewer }, correction)
    : appendCorrectedSheet(tx, viewer, { ...correction, slot: correction.slot })

const appendCorrectedSheet = async (
  tx: Transaction,
  viewer: Viewer,
  correction: CorrectionRow & { slot: string },
): Promise<boolean> => {
  const current = await openSheet(tx, correction.stageId, correction.slot)
  if (!current) throw new Error(`slot ${correction.slot} vanished under its lock`)
  const { id: _, recordedAt: __, supersededAt: ___, ...kept } = current
  const appended = await appendSheet(
    tx,
    {
      ...kept,
      version: current.version + 1,
      sheet: correction.after,
      source: 'correction',
      sourceId: correction.id,
      enteredBy: actorOf(viewer),
    },
    current,
  )
  return Boolean(appended)
}

const changeAdjustments = async ({ tx, deps, viewer }: Act, correction: CorrectionRow): Promise<boolean> => {
  const changes = (correction.adjustments ?? []) as AdjustmentChange[]
  const closing = changes.flatMap(change => (change.op === 'supersede' ? [change.fact] : []))
  const closed = await supersedeAdjustments(tx, correction.stageId, closing, deps.clock.now())
  if (closed !== closing.length) return false
  const from = {
    organisationId: correction.organisationId,
    stageId: correction.stageId,
    source: correction.authorityKind === 'appealDecision' ? ('appeal' as const) : ('correction' as const),
    sourceId: correction.id,
    recordedBy: actorOf(viewer),
  }
  for (const change of changes) {
    if (change.op === 'add') await appendAdjustments(tx, { ...from, clause: change.clause }, [change.adjustment])
  }
  return true
}
