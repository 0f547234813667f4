import { type Adjustment, editionOf } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { adjustment, slotFlag } from '../../db/schema/index.js'
import { isBlank, isUnfinished } from '../events/sheet-state.js'
import { isToPlay, missingSlots, slotsOfTable } from '../events/slot-name.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { openSheetsAt, type SheetRow, type TableRow, tablesByRounds } from './rounds.repo.js'

/** Tables that a round is not closed over without a reason, by section and label. */
export interface ShortTables {
  /** With a place that nothing was entered in and no ruling has decided. */
  readonly without: readonly string[]
  /** With a sheet that counts for nothing yet. */
  readonly unfinished: readonly string[]
  /** With a ruling and a sheet that contradict each other, which no referee has settled. */
  readonly contradicted: readonly string[]
}

/** Places whose result a ruling has given, whether there is a sheet or not. */
export const decidedByRuling = async (db: Db, stage: StoredStage): Promise<ReadonlySet<string>> => {
  const edition = editionOf(stage.editionId)
  const settings = edition?.parseSettings(stage.settings)
  const rows = await db
    .select({ slot: adjustment.slot, payload: adjustment.payload })
    .from(adjustment)
    .where(
      and(
        eq(adjustment.organisationId, stage.organisationId),
        eq(adjustment.stageId, stage.id),
        isNull(adjustment.supersededAt),
      ),
    )
  return new Set(
    rows.flatMap(({ slot, payload }) => {
      const one = payload as typeof payload & Adjustment
      const decides = settings?.ok && edition?.sheetBefore?.(one, settings.value) !== undefined
      return decides && slot !== null ? [slot] : []
    }),
  )
}

/** Places where a flag is open that a ruling and a sheet raised. */
const contradictedPlaces = async (db: Db, stage: StoredStage): Promise<ReadonlySet<string>> => {
  const codes = new Set(editionOf(stage.editionId)?.settledBeforeClosing ?? [])
  if (codes.size === 0) return new Set()
  const flags = await db
    .select({ slot: slotFlag.slot, found: slotFlag.found })
    .from(slotFlag)
    .where(and(eq(slotFlag.stageId, stage.id), isNull(slotFlag.settledAt)))
  return new Set(flags.flatMap(({ slot, found }) => (found?.some(({ code }) => codes.has(code)) ? [slot] : [])))
}

const placesOf = (table: TableRow) => {
  const { sessionNumber: session, section, roundNumber: round, label, organisationId, stageId } = table
  const slots = slotsOfTable({ session, section, round, table: label }, table)
  const due = isToPlay(table)
  return {
    name: `${section}${label}`,
    slots,
    due: new Set(slots.filter(due).map(({ slot }) => slot)),
    at: slots.map(({ slot }) => ({ organisationId, stageId, slot })),
  }
}

/** What is short at the tables of a round, those left out that were moved to a later day; six statements. */
export const tablesShort = async (db: Db, stage: StoredStage, roundId: string, now: Date): Promise<ShortTables> => {
  const placed = (await tablesByRounds(db, [roundId]))
    .filter(({ kind, move }) => kind === 'match' && !(move && move.startsAt > now))
    .map(placesOf)
  const all = placed.flatMap(table => table.at)
  const found: readonly SheetRow[] = all.length > 0 ? await openSheetsAt(db, all) : []
  const sheets = new Map(found.map(sheet => [sheet.slot, sheet]))
  const decided = await decidedByRuling(db, stage)
  const contradicted = await contradictedPlaces(db, stage)
  const wholes = new Set(placed.flatMap(({ slots }) => slots.filter(one => one.whole).map(one => one.slot)))
  const isFilled = (slot: string): boolean => {
    const sheet = sheets.get(slot)
    return decided.has(slot) || (sheet !== undefined && !(wholes.has(slot) && isBlank(sheet)))
  }
  const isShort = (slot: string): boolean => {
    const sheet = sheets.get(slot)
    return sheet !== undefined && !decided.has(slot) && isUnfinished(sheet, stage.settings)
  }
  const where = (short: (table: (typeof placed)[number]) => boolean): readonly string[] =>
    placed.filter(short).map(({ name }) => name)
  return {
    without: where(({ slots, due }) => missingSlots(slots, slot => !due.has(slot) || isFilled(slot)).length > 0),
    unfinished: where(({ slots }) => slots.some(({ slot }) => isShort(slot))),
    contradicted: where(({ slots }) => slots.some(({ slot }) => contradicted.has(slot))),
  }
}
