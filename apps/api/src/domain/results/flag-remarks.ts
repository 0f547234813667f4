import { canonicalJson, editionOf } from '@paiji/rules'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { ruling, rulingParty } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { raiseFlag } from './flag-slot.js'
import { openSheet, type SheetRow } from './results.repo.js'
import { openFlagsByStages } from './second-look.repo.js'

/** What stands called against the contestants of a slot, in the codes of the guide. */
const calledAt = async (db: Db, { stageId, slot, sides }: Pick<SheetRow, 'stageId' | 'slot' | 'sides'>) => {
  const rows = await db
    .select({ entryId: rulingParty.entryId, option: ruling.option })
    .from(ruling)
    .innerJoin(rulingParty, eq(rulingParty.rulingId, ruling.id))
    .where(
      and(
        eq(ruling.stageId, stageId),
        eq(ruling.slot, slot),
        eq(rulingParty.role, 'offending'),
        isNotNull(ruling.option),
        sql`${ruling.kind} <> 'withdrawn'`,
        sql`not exists (select 1 from ruling later where later.supersedes_id = ${ruling.id})`,
      ),
    )
    .orderBy(asc(ruling.givenAt), asc(ruling.id))
  return rows.flatMap(({ entryId, option }) => {
    const side = sides.indexOf(entryId)
    return side < 0 || option === null ? [] : [{ side, option }]
  })
}

/** What a sheet says against itself or against a ruling waits for the director, who is told of each thing once. */
export const flagRemarks = async (
  tx: Transaction,
  viewer: Viewer,
  stage: StoredStage,
  row: SheetRow,
): Promise<void> => {
  const edition = editionOf(stage.editionId)
  const sheet = edition?.parseSheet(row.sheet)
  const settings = edition?.parseSettings(stage.settings)
  if (!edition?.remarks || !sheet?.ok || !settings?.ok) return
  const called = await calledAt(tx, row)
  const place = { settings: settings.value, called, ...(row.round === null ? {} : { round: row.round }) }
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
