import type { Adjustment, AdjustmentFact, BracketFacts, DrawnLotFact, EntrantFact, StageFacts } from '@paiji/rules'
import { clause, entrantId, factId } from '@paiji/rules'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.js'
import { adjustment, drawnLot, entry } from '../../db/schema/index.js'
import { countingSheets, type KeyOfStage, namedSheets } from './kept-sheets.js'
import { loadBracket } from './load-bracket.js'
import type { StoredStage } from './stage.repo.js'

/** What a revision was, or would be, computed from. */
export interface LoadedFacts {
  readonly facts: StageFacts<unknown>
  /** Ids of the effective sheets, adjustments and lots, in a fixed order. */
  readonly factIds: readonly string[]
}

type AdjustmentRow = typeof adjustment.$inferSelect

const present = <T>(value: T | null): T | undefined => value ?? undefined

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
  const { id, number, group, section, labels } = entry
  const rows = await db
    .select({ id, number, group, section, labels })
    .from(entry)
    .where(eq(entry.stageId, stageId))
    .orderBy(asc(entry.id))
  return rows.map(row => ({
    id: entrantId(row.id),
    number: row.number,
    group: present(row.group),
    section: present(row.section),
    ...(row.labels.reserve ? { reserve: true as const } : {}),
  }))
}

const loadAdjustments = (db: Db, stage: KeyOfStage, factIds: readonly string[] | undefined): Promise<AdjustmentRow[]> =>
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

const loadLots = async (db: Db, stage: KeyOfStage, factIds: readonly string[] | undefined): Promise<DrawnLotFact[]> => {
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
  /** Null: everyone entered was ranked. */
  readonly ranks: 'whoPlayed' | null
}

/** All but the settings. */
interface ReadFacts extends Omit<LoadedFacts, 'facts'> {
  readonly facts: Omit<StageFacts<unknown>, 'settings'>
}

/**
 * What is believed now, or what a revision names, without the settings: five statements, sent together, and those of a
 * bracket, whatever the size of the field.
 */
export const readFacts = async (db: Db, stage: KeyOfStage, named?: NamedFacts): Promise<ReadFacts> => {
  const [entrants, sheets, adjustments, lots, bracket] = await Promise.all([
    loadEntrants(db, stage.id),
    named ? namedSheets(db, stage, named.factIds) : countingSheets(db, stage),
    loadAdjustments(db, stage, named?.factIds),
    loadLots(db, stage, named?.factIds),
    named ? named.bracket : loadBracket(db, stage.id),
  ])
  return {
    facts: {
      entrants,
      sheets,
      adjustments: adjustments.map(adjustmentFactOf),
      lots,
      ...(bracket ? { bracket } : {}),
      ...(named && named.ranks === null ? { ranks: 'everyone' as const } : {}),
    },
    factIds: [...sheets, ...adjustments, ...lots].map(fact => fact.id),
  }
}

/** The same with the settings. Without `named`, what is believed now. */
export const loadFacts = async (db: Db, stage: StoredStage, named?: NamedFacts): Promise<LoadedFacts> => {
  const { facts, factIds } = await readFacts(db, stage, named)
  return { facts: { ...facts, settings: named?.settings ?? stage.settings }, factIds }
}
