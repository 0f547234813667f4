import { type ValueBin, valueBins } from '@paiji/rules/awards'
import { sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole } from '../../db/rows.js'

/** How the values of a list are spread, in hundredths. */
export interface ListBins {
  readonly listId: string
  readonly bins: readonly ValueBin[]
}

interface Row {
  readonly listId: string
  readonly value: number
  readonly count: number
}

/** One statement for all lists. */
export const binsOfLists = async (db: Db, listIds: readonly string[]): Promise<ListBins[]> => {
  const rows = await db.execute(sql`
    select e.list_id as "listId", e.value, count(*)::int as count from ranking_entry e
    where e.list_id = any(${uuids(listIds)}) group by e.list_id, e.value`)
  const found = rowsOf<Row>(rows, { listId: text, value: whole, count: whole })
  return listIds.map(listId => ({ listId, bins: valueBins(found.filter(row => row.listId === listId)) }))
}
