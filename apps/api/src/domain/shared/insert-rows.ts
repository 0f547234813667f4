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

/**
 * Inserts any number of rows, thousands by one statement with one parameter. Answers their ids, where the table has such a column,
 * in no promised order. No row holds SQL or bytes; a column of which all rows say nothing has its default, of which some do, null.
 */
export const insertRows = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<string[]> => {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>)
  const records: readonly Readonly<Record<string, unknown>>[] = rows
  const said = columns.filter(([key]) => records.some(row => row[key] !== undefined))
  const unsaid = columns.filter(one => !said.includes(one) && one[1].defaultFn !== undefined)
  const nameOf = ([, column]: readonly [string, PgColumn]) => sql.identifier(casing.getColumnCasing(column))
  const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
  const target = list([...said, ...unsaid].map(one => sql`${nameOf(one)}`))
  const source = list([...said.map(one => sql`r.${nameOf(one)}`), ...unsaid.map(([, column]) => ownDefault(column))])
  const kinds = list(said.map(one => sql`${nameOf(one)} ${sql.raw(one[1].getSQLType())}`))
  const answer = columns.some(([key]) => key === 'id') ? sql` returning id` : sql``
  const ids: string[] = []
  for (let start = 0; start < records.length; start += ROWS_A_STATEMENT) {
    const batch = records
      .slice(start, start + ROWS_A_STATEMENT)
      .map(row =>
        Object.fromEntries(said.map(one => [casing.getColumnCasing(one[1]), toJson(one[1], row[one[0]] ?? null)])),
      )
    const stored = await tx.execute(sql`
      insert into ${table} (${target}) select ${source}
      from json_to_recordset(${JSON.stringify(batch)}::text::json) as r (${kinds})${answer}`)
    for (const { id } of rowsOf<{ id: string }>(stored, { id: text })) ids.push(id)
  }
  return ids
}
