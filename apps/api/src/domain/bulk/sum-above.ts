import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { tableFile } from '../../db/schema/index.js'
import { type Mapping, rowsUnder } from './columns.js'
import type { SumAbove } from './kind.js'
import { addUp } from './sum-row.js'
import { findTable, type TableFileRow } from './table-files.repo.js'

/** What the amounts in the earlier parts of a large file come to; the parts are read one after the other. */
export const sumAbove = async (
  db: Db,
  { largeId, part }: Pick<TableFileRow, 'largeId' | 'part'>,
  mapping: Mapping,
): Promise<SumAbove> => {
  const earlier = await db
    .select({ id: tableFile.id })
    .from(tableFile)
    .where(and(eq(tableFile.largeId, largeId ?? ''), lt(tableFile.part, part ?? 0)))
    .orderBy(asc(tableFile.part))
  let above: SumAbove = { sum: 0n, readable: true }
  for (const { id } of earlier) {
    const file = await findTable(db, id)
    const own = addUp(file ? rowsUnder(file.cells, mapping, file.fileRows) : [])
    above = { sum: above.sum + own.sum, readable: above.readable && own.readable }
  }
  return above
}
