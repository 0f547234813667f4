import { entrantId, factId, type SheetFact } from '@paiji/rules'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client.js'
import { scoreSheet } from '../../db/schema/index.js'
import type { StoredStage } from './stage.repo.js'

const columns = {
  id: scoreSheet.id,
  slot: scoreSheet.slot,
  session: scoreSheet.session,
  section: scoreSheet.section,
  round: scoreSheet.round,
  tableLabel: scoreSheet.tableLabel,
  boardLabel: scoreSheet.boardLabel,
  sides: scoreSheet.sides,
  sheet: scoreSheet.sheet,
}

/** What of a stored sheet is a fact of the stage; the rest is who wrote it down and when. */
export type SheetRow = Pick<typeof scoreSheet.$inferSelect, keyof typeof columns>

/** A stage by its keys, before all of it is read. */
export type KeyOfStage = Pick<StoredStage, 'id' | 'organisationId'>

type Fact = SheetFact<unknown>
type Kept = ReadonlyMap<string, Fact>

const present = <T>(value: T | null): T | undefined => value ?? undefined

export const sheetFactOf = (row: SheetRow): Fact => ({
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

/** Sheets kept in this process, all stages together: some 100 MB. */
const MOST_SHEETS = 100_000

/** By stage, its sheets as they were last read. A stored sheet is never edited, only superseded by another. */
const keptOf = new LRUCache<string, Kept>({ maxSize: MOST_SHEETS, sizeCalculation: kept => kept.size + 1 })

const ofStage = (stage: KeyOfStage) =>
  and(eq(scoreSheet.organisationId, stage.organisationId), eq(scoreSheet.stageId, stage.id))

/** Ids of the sheets that count, in the order of their slots. */
const countingIds = async (db: Db, stage: KeyOfStage): Promise<readonly string[]> => {
  const [row] = await db
    .select({
      ids: sql<string | null>`string_agg(${scoreSheet.id}::text, ',' order by ${scoreSheet.slot} collate "C")`,
    })
    .from(scoreSheet)
    .where(and(ofStage(stage), isNull(scoreSheet.supersededAt)))
  return row?.ids?.split(',') ?? []
}

const later = (db: Db, stage: KeyOfStage, than: string): Promise<SheetRow[]> =>
  db
    .select(columns)
    .from(scoreSheet)
    .where(and(ofStage(stage), gt(scoreSheet.id, than), isNull(scoreSheet.supersededAt)))

/** Those sheets, in the order of their slots; whether they count is not asked. */
export const namedSheets = async (db: Db, stage: KeyOfStage, ids: readonly string[]): Promise<Fact[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select(columns)
    .from(scoreSheet)
    .where(and(ofStage(stage), inArray(scoreSheet.id, [...ids])))
    .orderBy(sql`${scoreSheet.slot} collate "C"`)
  return rows.map(sheetFactOf)
}

const EARLIEST = '00000000-0000-0000-0000-000000000000'

const newest = (kept: Kept): string => {
  let found = EARLIEST
  for (const id of kept.keys()) if (id > found) found = id
  return found
}

/**
 * The sheets that count, in the order of their slots. Which they are is asked each time; what stands on them is read
 * once: those written since the last time come with the same round trip, as ids grow, and one that was committed late is
 * fetched by its id. The same sheet is the same object again, so that what was made of it can be known.
 */
export const countingSheets = async (db: Db, stage: KeyOfStage): Promise<readonly Fact[]> => {
  const kept = keptOf.get(stage.id) ?? new Map<string, Fact>()
  const [ids, rows] = await Promise.all([countingIds(db, stage), later(db, stage, newest(kept))])
  const fresh = new Map(rows.map(row => [row.id, sheetFactOf(row)]))
  const missing = ids.filter(id => !kept.has(id) && !fresh.has(id))
  for (const fact of await namedSheets(db, stage, missing)) fresh.set(fact.id, fact)
  const counting = new Map<string, Fact>()
  for (const id of ids) {
    const fact = kept.get(id) ?? fresh.get(id)
    if (!fact) throw new Error(`sheet ${id} counts and is not there`)
    counting.set(id, fact)
  }
  keptOf.set(stage.id, counting)
  return [...counting.values()]
}
