import type {
  Adjustment,
  AdjustmentFact,
  BracketFacts,
  DrawnLotFact,
  EntrantFact,
  SheetFact,
  StageFacts,
} from '@paiji/rules'
import { clause, entrantId, factId } from '@paiji/rules'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.js'
import { adjustment, drawnLot, entry, scoreSheet } from '../../db/schema/index.js'
import { loadBracket } from './load-bracket.js'
import type { StoredStage } from './stage.repo.js'

/** What a revision was, or would be, computed from. */
export interface LoadedFacts {
  readonly facts: StageFacts<unknown>
  /** Ids of the effective sheets, adjustments and lots, in a fixed order. */
  readonly factIds: readonly string[]
}

type SheetRow = typeof scoreSheet.$inferSelect
type AdjustmentRow = typeof adjustment.$inferSelect

const present = <T>(value: T | null): T | undefined => value ?? undefined

export const sheetFactOf = (row: SheetRow): SheetFact<unknown> => ({
  id: factId(row.id),
  slot: row.slot,
  session: present(row.session),
  section: present(row.section),
  round: present(row.round),
  table: present(row.tableLabel),
  board: present(row.boardLabel),
  sides: row.sides.map(entrantId),
  sheet: row.sheet,
})

const adjustmentFactOf = (row: AdjustmentRow): AdjustmentFact => ({
  id: factId(row.id),
  adjustment: row.payload as typeof row.payload & Adjustment,
  clause: clause(row.editionId, row.article),
})

/** The effective facts, or exactly those a revision names. */
const chosen = (table: { id: PgColumn; supersededAt: PgColumn }, factIds: readonly string[] | undefined): SQL =>
  factIds === undefined ? isNull(table.supersededAt) : inArray(table.id, factIds.length > 0 ? [...factIds] : [noId])

/** Names no row: `in ()` is not SQL. */
const noId = '00000000-0000-0000-0000-000000000000'

const loadEntrants = async (db: Db, stageId: string): Promise<EntrantFact[]> => {
  const rows = await db.select().from(entry).where(eq(entry.stageId, stageId)).orderBy(asc(entry.id))
  return rows.map(row => ({
    id: entrantId(row.id),
    number: row.number,
    group: present(row.group),
    section: present(row.section),
    ...(row.labels.reserve ? { reserve: true as const } : {}),
  }))
}

const loadSheets = (db: Db, stage: StoredStage, factIds: readonly string[] | undefined): Promise<SheetRow[]> =>
  db
    .select()
    .from(scoreSheet)
    .where(
      and(
        eq(scoreSheet.organisationId, stage.organisationId),
        eq(scoreSheet.stageId, stage.id),
        chosen(scoreSheet, factIds),
      ),
    )
    .orderBy(sql`${scoreSheet.slot} collate "C"`)

const loadAdjustments = (
  db: Db,
  stage: StoredStage,
  factIds: readonly string[] | undefined,
): Promise<AdjustmentRow[]> =>
  db
    .select()
    .from(adjustment)
    .where(
      and(
        eq(adjustment.organisationId, stage.organisationId),
        eq(adjustment.stageId, stage.id),
        chosen(adjustment, factIds),
      ),
    )
    .orderBy(asc(adjustment.id))

const loadLots = async (
  db: Db,
  stage: StoredStage,
  factIds: readonly string[] | undefined,
): Promise<DrawnLotFact[]> => {
  const rows = await db
    .select()
    .from(drawnLot)
    .where(and(eq(drawnLot.stageId, stage.id), chosen(drawnLot, factIds)))
    .orderBy(asc(drawnLot.id))
  return rows.map(row => ({ id: factId(row.id), entrant: entrantId(row.entryId), order: row.position }))
}

/** What a stored revision was computed from; a null bracket is one ranked by what was scored. */
interface NamedFacts {
  readonly factIds: readonly string[]
  readonly settings: Record<string, unknown>
  readonly bracket: BracketFacts | null
}

/** Four statements and those of a bracket, whatever the size of the field. Without `named`, what is believed now. */
export const loadFacts = async (db: Db, stage: StoredStage, named?: NamedFacts): Promise<LoadedFacts> => {
  const entrants = await loadEntrants(db, stage.id)
  const sheets = await loadSheets(db, stage, named?.factIds)
  const adjustments = await loadAdjustments(db, stage, named?.factIds)
  const lots = await loadLots(db, stage, named?.factIds)
  const bracket = named ? named.bracket : await loadBracket(db, stage.id)
  return {
    facts: {
      entrants,
      sheets: sheets.map(sheetFactOf),
      adjustments: adjustments.map(adjustmentFactOf),
      lots,
      settings: named?.settings ?? stage.settings,
      ...(bracket ? { bracket } : {}),
    },
    factIds: [...sheets, ...adjustments, ...lots].map(row => row.id),
  }
}
