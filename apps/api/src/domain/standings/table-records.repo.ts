import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { tableRecord } from '../../db/schema/index.js'

/** What was written down at the table of one slot, in the shape of the rules. */
export interface StoredRecord {
  readonly stageId: string
  readonly slot: string
  readonly record: unknown
}

const columns = { stageId: tableRecord.stageId, slot: tableRecord.slot, record: tableRecord.record }

/** The records of some slots of a stage. */
export const recordsInSlots = (db: Db, stageId: string, slots: readonly string[]): Promise<StoredRecord[]> =>
  slots.length === 0
    ? Promise.resolve([])
    : db
        .select(columns)
        .from(tableRecord)
        .where(and(eq(tableRecord.stageId, stageId), inArray(tableRecord.slot, [...slots])))

export const recordsOfStage = (db: Db, stageId: string): Promise<StoredRecord[]> =>
  db.select(columns).from(tableRecord).where(eq(tableRecord.stageId, stageId))
