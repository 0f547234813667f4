import { type Column, getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { PgArray, type PgColumn, PgJson, PgJsonb, type PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, text } from '../../db/rows.js'
import type { Transaction } from '../../db/transaction.js'

/** What one statement takes: larger ones are no faster, and hold more memory. */
const ROWS_A_STATEMENT = 5_000

const casing = new CasingCache('snake_case')

/** A value as JSON from which PostgreSQL reads what the column holds. */
const toJson = (column: Column, value: unknown): unknown => {
  if (value === null || is(column, PgJson) || is(column, PgJsonb)) return value
  if (is(column, PgArray)) return (value as unknown[]).map(one => toJson(column.baseColumn as Column, one))
  return column.mapToDriverValue(value)
}

/** What the program puts into a column of which no row says anything. */
const ownDefault = (column: PgColumn): SQL => {
  const own: unknown = column.defaultFn?.()
  return is(own, SQL) ? own : sql`${sql.param(own, column)}`
}

type Columns = readonly (readonly [key: string, column: PgColumn])[]

const columnsOf = (table: PgTable): Columns => Object.entries<PgColumn>(getTableColumns(table))
const nameOf = (column: PgColumn): string => casing.getColumnCasing(column)

/**
 * Inserts any number of rows, thousands by one statement with one parameter, and answers the `returned` columns of each. No row
 * holds SQL or bytes; a column of which all rows say nothing has its default, of which some do, null.
 */
const insertJson = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
  returned: Columns,
): Promise<Readonly<Record<string, unknown>>[]> => {
  const columns = columnsOf(table)
  const records: readonly Readonly<Record<string, unknown>>[] = rows
  const said = columns.filter(([key]) => records.some(row => row[key] !== undefined))
  const unsaid = columns.filter(one => !said.includes(one) && one[1].defaultFn !== undefined)
  const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
  const name = ([, column]: Columns[number]) => sql.identifier(nameOf(column))
  const target = list([...said, ...unsaid].map(one => sql`${name(one)}`))
  const source = list([...said.map(one => sql`r.${name(one)}`), ...unsaid.map(([, column]) => ownDefault(column))])
  const kinds = list(said.map(one => sql`${name(one)} ${sql.raw(one[1].getSQLType())}`))
  const answer =
    returned.length > 0
      ? sql` returning ${list(returned.map(one => sql`${name(one)} as ${sql.identifier(one[0])}`))}`
      : sql``
  const stored: Readonly<Record<string, unknown>>[] = []
  for (let start = 0; start < records.length; start += ROWS_A_STATEMENT) {
    const batch = records
      .slice(start, start + ROWS_A_STATEMENT)
      .map(row => Object.fromEntries(said.map(([key, column]) => [nameOf(column), toJson(column, row[key] ?? null)])))
    const answered = await tx.execute(sql`
      insert into ${table} (${target}) select ${source}
      from json_to_recordset(${JSON.stringify(batch)}::text::json) as r (${kinds})${answer}`)
    for (const row of answered) stored.push(row)
  }
  return stored
}

/** Inserts any number of rows; answers their ids, where the table has such a column, in no promised order. */
export const insertRows = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<string[]> => {
  const id = columnsOf(table).filter(([key]) => key === 'id')
  return rowsOf<{ id: string }>(await insertJson(tx, table, rows, id), { id: text }).map(row => row.id)
}

/** Inserts any number of rows, and answers them with what the database filled in, in no promised order. */
export const insertReturning = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<T['$inferSelect'][]> => {
  const columns = columnsOf(table)
  const stored = await insertJson(tx, table, rows, columns)
  const read = (column: PgColumn, value: unknown): unknown => (value === null ? null : column.mapFromDriverValue(value))
  return stored.map(
    row => Object.fromEntries(columns.map(([key, column]) => [key, read(column, row[key])])) as T['$inferSelect'],
  )
}
