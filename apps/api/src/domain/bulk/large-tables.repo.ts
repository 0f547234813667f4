import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { among, uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole } from '../../db/rows.js'
import { largeTable, tableFile } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { headColumns, type TableFileHead } from './table-files.repo.js'

export type LargeTableRow = typeof largeTable.$inferSelect
export type LargeTableState = LargeTableRow['state']

export const findLargeTable = async (db: Db, id: string): Promise<LargeTableRow | undefined> => {
  const [row] = await db.select().from(largeTable).where(eq(largeTable.id, id))
  return row
}

export const lockLargeTable = async (tx: Transaction, id: string): Promise<LargeTableRow | undefined> => {
  const [row] = await tx.select().from(largeTable).where(eq(largeTable.id, id)).for('update')
  return row
}

/** Newest first, of some bodies and those below them. */
export const recentLargeTables = (db: Db, scopeIds: readonly string[], first: number): Promise<LargeTableRow[]> =>
  db
    .select()
    .from(largeTable)
    .where(sql`organisation_path(${largeTable.organisationId}) && ${uuids(scopeIds)}`)
    .orderBy(desc(largeTable.id))
    .limit(first)

/** The parts of a large file in their order, then the sheets of what was put aside. */
export const partsOfLarge = (db: Db, largeId: string): Promise<TableFileHead[]> =>
  db
    .select(headColumns)
    .from(tableFile)
    .where(eq(tableFile.largeId, largeId))
    .orderBy(sql`${tableFile.part} nulls last`, asc(tableFile.id))

/** The next part that the worker has not gone through in this state of the file; undefined at the end. */
export const nextPart = async (
  tx: Transaction,
  { id, state }: LargeTableRow,
): Promise<{ readonly id: string } | undefined> => {
  const left = {
    CHECKING: and(eq(tableFile.status, 'READ'), sql`${tableFile.part} is not null`, isNull(tableFile.found)),
    TAKING: and(eq(tableFile.status, 'READ'), sql`${tableFile.part} is not null`),
    UNDOING: eq(tableFile.status, 'COMMITTED'),
  }[state as 'CHECKING' | 'TAKING' | 'UNDOING']
  const [row] = await tx
    .select({ id: tableFile.id })
    .from(tableFile)
    .where(and(eq(tableFile.largeId, id), left))
    .orderBy(state === 'UNDOING' ? sql`${tableFile.part} desc nulls first` : asc(tableFile.part), desc(tableFile.id))
    .limit(1)
  return row
}

/** Numbers of rows of a large file: as the check of its parts found them, and what was made of them. */
export interface LargeTableFigures {
  readonly id: string
  readonly parts: number
  readonly checked: number
  readonly taken: number
  readonly wrong: number
  readonly inDoubt: number
  readonly proposed: number
  readonly known: number
  readonly stored: number
}

const found = (name: string) => sql.raw(`coalesce(sum((found->>'${name}')::int), 0)::int`)

export const figuresOfLarge = async (db: Db, ids: readonly string[]): Promise<LargeTableFigures[]> => {
  const rows = await db.execute(sql`
    select large_id as id, count(part)::int as parts, count(found)::int as checked,
      count(*) filter (where part is not null and status <> 'READ')::int as taken,
      ${found('wrong')} as wrong, ${found('inDoubt')} as "inDoubt", ${found('proposed')} as proposed,
      ${found('known')} as known, coalesce(sum(stored) filter (where status = 'COMMITTED'), 0)::int as stored
    from ${tableFile} where ${among(tableFile.largeId, ids)} group by large_id`)
  const numbers = { parts: whole, checked: whole, taken: whole, wrong: whole, inDoubt: whole, proposed: whole }
  return rowsOf<LargeTableFigures>(rows, { id: text, ...numbers, known: whole, stored: whole })
}
