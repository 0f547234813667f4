import { err, ok, problem } from '@paiji/rules'
import { uuids } from '../../db/among.js'
import { sql } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import { rowsOf, text, whole } from '../../db/rows.js'
import type { Transaction } from '../../db/transaction.js'
import type { Made } from './kind.js'

interface Pointer {
  readonly table: string
  readonly column: string
}

const NAME = /^[a-z_][a-z0-9_]*$/

/** The log remembers what was done; nothing is built on it. */
const REMEMBERS_ONLY = new Set(['audit_event', 'table_file'])

/** Every column of the database that points at the ids of a table, by its foreign keys. */
const pointersTo = async (tx: Transaction, table: string): Promise<Pointer[]> => {
  const rows = await tx.execute(sql`
    select distinct c.conrelid::regclass::text as "table", a.attname::text as "column"
    from pg_constraint c
      cross join lateral unnest(c.conkey, c.confkey) as k(own, other)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.other
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = ${table}::regclass and f.attname = 'id'
    order by 1, 2`)
  const pointers = rowsOf<Pointer>(rows, { table: text, column: text })
  return pointers.filter(({ table: own, column }) => NAME.test(own) && NAME.test(column) && !REMEMBERS_ONLY.has(own))
}

/** Everything that points at the rows now, by table; kept with what a sheet made. */
export const rowsPointingAt = async (tx: Transaction, table: string, ids: readonly string[]): Promise<Made> => {
  const made: Record<string, string[]> = {}
  for (const { table: own, column } of await pointersTo(tx, table)) {
    const hasId = sql`select 1 from information_schema.columns where table_name = ${own} and column_name = 'id'`
    if ((await tx.execute(hasId)).length === 0) continue
    const rows = await tx.execute(
      sql`select id::text as id from ${sql.identifier(own)} where ${sql.identifier(column)} = any(${uuids(ids)})`,
    )
    const found = rowsOf<{ id: string }>(rows, { id: text }).map(row => row.id)
    if (found.length > 0) made[own] = [...(made[own] ?? []), ...found]
  }
  return made
}

/**
 * Whether anything but what the sheet itself made points at its rows: then something was built on them. Problem for
 * each table: TABLE_BUILT_ON with `what` and `count`.
 */
export const nothingBuiltOn = async (tx: Transaction, table: string, made: Made): Promise<Outcome<true>> => {
  const ids = made[table] ?? []
  const found = new Map<string, number>()
  for (const { table: own, column } of await pointersTo(tx, table)) {
    const besides = made[own] ?? []
    const others = besides.length > 0 ? sql`and not (id = any(${uuids(besides)}))` : sql``
    const [row] = rowsOf<{ n: number }>(
      await tx.execute(
        sql`select count(*)::int as n from ${sql.identifier(own)} where ${sql.identifier(column)} = any(${uuids(ids)}) ${others}`,
      ),
      { n: whole },
    )
    if (row && row.n > 0) found.set(own, (found.get(own) ?? 0) + row.n)
  }
  if (found.size === 0) return ok(true)
  return err(
    [...found].map(([what, count]) => problem('TABLE_BUILT_ON', { severity: 'error', params: { what, count } })),
  )
}
