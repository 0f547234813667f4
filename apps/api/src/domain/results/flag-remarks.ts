import { type CalledAtTable, canonicalJson, editionOf } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Transaction } from '../../db/transaction.js'
import { calledAt } from './called-at.repo.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { raiseFlag } from './flag-slot.js'
import { openSheet, type SheetRow } from './results.repo.js'
import { openFlagsByStages } from './second-look.repo.js'

/**
 * What a sheet says against itself or against a ruling waits for the director, who is told of each thing once. `called`:
 * the rulings at its place, where they have been read.
 */
export const flagRemarks = async (
  tx: Transaction,
  viewer: Viewer,
  stage: StoredStage,
  row: SheetRow,
  called?: readonly CalledAtTable[],
): Promise<void> => {
  const edition = editionOf(stage.editionId)
  const sheet = edition?.parseSheet(row.sheet)
  const settings = edition?.parseSettings(stage.settings)
  if (!edition?.remarks || !sheet?.ok || !settings?.ok) return
  const place = {
    settings: settings.value,
    called: called ?? (await calledAt(tx, row)),
    finished: edition.isFinished?.(sheet.value, settings.value) !== false,
    ...(row.round === null ? {} : { round: row.round }),
  }
  const remarks = edition.remarks(sheet.value, place)
  if (remarks.length === 0) return
  const open = (await openFlagsByStages(tx, [stage.id])).filter(flag => flag.slot === row.slot)
  const known = new Set(open.flatMap(flag => flag.found ?? []).map(found => canonicalJson(found)))
  const found = remarks.filter(remark => !known.has(canonicalJson(remark)))
  if (found.length === 0) return
  await raiseFlag(tx, viewer, stage, { slot: row.slot, note: '', found: [...found] })
}

/** The same for the sheet that stands in a slot, after something was ruled there. */
export const flagRemarksAt = async (
  tx: Transaction,
  viewer: Viewer,
  stage: StoredStage,
  slot: string,
): Promise<void> => {
  const row = await openSheet(tx, stage.id, slot)
  if (row) await flagRemarks(tx, viewer, stage, row)
}
