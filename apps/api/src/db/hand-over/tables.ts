import { sql } from 'drizzle-orm'
import type { Db } from '../client.js'
import { flag, listOf, rowsOf, text, written } from '../rows.js'

/** A column as its values stand in a line. */
export interface HandedColumn {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
}

/** A table of a hand-over: its columns, what orders its lines, and what of it refers to others, as PostgreSQL words it. */
export interface HandedTable {
  readonly table: string
  readonly columns: readonly HandedColumn[]
  readonly key: readonly string[]
  readonly references: readonly string[]
}

/** What is worth nothing elsewhere: it belongs to the machine that made it. */
const NEVER: Readonly<Record<string, string>> = {
  session: 'sessions end with the installation',
  verification: 'steps of signing in that are under way',
  idempotency_key: 'answers to requests, kept for a while',
  rate_bucket: 'what callers have used up',
  upload: 'kept for half an hour',
}

/** What opens an account, or can be read with the secret of the installation alone: handed over on request. */
const SECRET: Readonly<Record<string, string>> = {
  account: 'digests of passwords',
  two_factor: 'second factors, encrypted under the secret',
  oauth_secret: 'opens an account for a program',
  passkey: 'opens an account; bound to the address of the installation',
  mail: 'holds links that act in the name of their reader, encrypted under the secret',
  webhook: 'signing secrets, encrypted under the secret',
  webhook_delivery: 'belongs to webhook',
  'user.two_factor_enabled': 'says what two_factor holds',
}

/** What is left out, with the reason: `table`, or `table.column`. */
export const leftOut = (withSecrets: boolean): Readonly<Record<string, string>> => ({
  ...NEVER,
  ...(withSecrets ? {} : SECRET),
})

/** Every table that is handed over, by name; without generated columns, which the next database generates again. */
export const handedTables = async (db: Db, withSecrets: boolean): Promise<readonly HandedTable[]> => {
  const out = leftOut(withSecrets)
  const rows = await db.execute(sql`
    select c.relname as table,
      (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'nullable', not a.attnotnull) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select jsonb_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key,
      coalesce((select jsonb_agg(pg_get_constraintdef(k.oid) order by k.conname)
        from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), '[]') as references
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C"`)
  const all = rowsOf(rows, {
    table: text,
    columns: listOf(written<HandedColumn>()),
    key: listOf(text),
    references: listOf(text),
  })
  return all
    .filter(({ table }) => out[table] === undefined)
    .map(of => ({ ...of, columns: of.columns.filter(({ name }) => out[`${of.table}.${name}`] === undefined) }))
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const columnList = ({ columns }: HandedTable): string => columns.map(({ name }) => quoted(name)).join(', ')

/** Every row as one line of JSON in the order of its key, whatever language the server sorts by. */
const linesQuery = (of: HandedTable): string => {
  const typeOf = new Map(of.columns.map(({ name, type }) => [name, type]))
  const order = (of.key.length > 0 ? of.key : of.columns.map(({ name }) => name))
    .map(name => (typeOf.get(name) === 'text' ? `${quoted(name)} collate "C"` : quoted(name)))
    .join(', ')
  return `select row_to_json("the row")::text as line
    from (select ${columnList(of)} from ${quoted(of.table)} order by ${order}) "the row"`
}

/** Rows that are in memory at a time; fewer where each may hold a file of some megabytes. */
const atOnce = ({ columns }: HandedTable): number => (columns.some(({ type }) => type === 'bytea') ? 4 : 500)

/** How PostgreSQL writes values in these lines, whatever the server is set to. */
export const settleFormats = async (db: Db): Promise<void> => {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'iso_8601'`,
    `bytea_output = 'hex'`,
  ])
    await db.execute(sql.raw(`set local ${setting}`))
}

/** The lines of a table, by a cursor of the transaction, so that memory does not grow with the table. */
export async function* linesOfTable(tx: Db, of: HandedTable): AsyncGenerator<readonly string[]> {
  await tx.execute(sql.raw(`declare handed no scroll cursor for ${linesQuery(of)}`))
  for (;;) {
    const rows = rowsOf(await tx.execute(sql.raw(`fetch ${atOnce(of)} from handed`)), { line: text })
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < atOnce(of)) break
  }
  await tx.execute(sql.raw('close handed'))
}

/** What a line of JSON could not tell apart: the JSON null from nothing, and the spaces of unparsed JSON. */
export const ambiguityOf = async (tx: Db, { table, columns }: HandedTable): Promise<string | undefined> => {
  for (const { name, type } of columns) {
    if (type === 'json') return `${table}.${name} is json, not jsonb`
    if (type !== 'jsonb') continue
    const found = rowsOf(
      await tx.execute(
        sql.raw(`select exists (select 1 from ${quoted(table)} where jsonb_typeof(${quoted(name)}) = 'null') as found`),
      ),
      { found: flag },
    )
    if (found[0]?.found) return `${table}.${name} holds the JSON null`
  }
  return undefined
}
