import { editionOf } from '@paiji/rules'
import { and, eq, inArray } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import { scoreSheet } from '../../db/schema/index.js'
import { isBlank } from '../events/sheet-state.js'
import { slotsOfTable } from '../events/slot-name.js'
import type { SheetRow, TableRow } from '../rounds/rounds.repo.js'
import type { Act } from '../shared/act.js'
import { insertRows } from '../shared/insert-rows.js'
import type { StoredStage } from '../standings/stage.repo.js'
import type { BoardChange } from './not-played.js'

const placesOf = (table: TableRow, boards: readonly string[]) => {
  const { sessionNumber: session, section, roundNumber: round, label } = table
  return slotsOfTable({ session, section, round, table: label }, table)
    .filter(({ board = '', whole }) => !whole && boards.includes(board))
    .map(place => ({ ...place, table }))
}

/** The sheets in these places that say nothing was played. */
export const blanksAt = (changes: readonly BoardChange[], sheets: readonly SheetRow[]): readonly string[] => {
  const slots = new Set(changes.flatMap(({ table, boards }) => placesOf(table, boards)).map(({ slot }) => slot))
  return sheets.filter(sheet => slots.has(sheet.slot) && isBlank(sheet)).map(({ id }) => id)
}

/**
 * Writes down that boards were not played, where the sport has a sheet that says so: a match is then measured by the
 * boards that were. A place that has such a sheet already keeps it.
 */
export const blankSheets = async (
  { tx, viewer }: Pick<Act, 'tx' | 'viewer'>,
  stage: StoredStage,
  changes: readonly BoardChange[],
  sheets: readonly SheetRow[],
): Promise<void> => {
  const blank = editionOf(stage.editionId)?.blankSheet
  if (blank === undefined) return
  const present = new Set(sheets.map(sheet => sheet.slot))
  const places = changes
    .flatMap(({ table, boards }) => placesOf(table, boards))
    .filter(({ slot }) => !present.has(slot))
  if (places.length === 0) return
  const slots = places.map(({ slot }) => slot)
  const former = await tx
    .select({ id: scoreSheet.id, slot: scoreSheet.slot, version: scoreSheet.version })
    .from(scoreSheet)
    .where(and(eq(scoreSheet.stageId, stage.id), inArray(scoreSheet.slot, slots)))
    .orderBy(scoreSheet.version)
  const lastAt = new Map(former.map(sheet => [sheet.slot, sheet]))
  const rows = places.map(({ slot, board, turned, table }) => {
    const before = lastAt.get(slot)
    return {
      organisationId: stage.organisationId,
      stageId: stage.id,
      slot,
      version: (before?.version ?? 0) + 1,
      supersedesId: before?.id ?? null,
      session: table.sessionNumber,
      section: table.section || null,
      round: table.roundNumber,
      tableLabel: table.label,
      boardLabel: board ?? null,
      sides: turned ? table.sides.toReversed() : [...table.sides],
      sheet: blank,
      editionId: stage.editionId,
      source: 'desk' as const,
      enteredBy: actorOf(viewer),
    }
  })
  await insertRows(tx, scoreSheet, rows)
}
