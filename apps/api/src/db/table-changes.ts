import type { RawSql } from './client.js'

/** Where PostgreSQL says which tables a committed transaction has changed. */
const CHANGES = 'paiji_tables'

/** What is written by being asked, or holds nothing that an answer is made of. */
const SILENT = ['rate_bucket', 'session', 'verification', 'account', 'idempotency_key'] as const

/**
 * Makes every table of the schema tell that it was changed, those of later migrations too: run after them. One notice
 * for each table of a transaction, whatever it wrote.
 */
export const tellTableChanges = async (sql: RawSql): Promise<void> => {
  await sql`
    create or replace function tell_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.unsafe(`'${CHANGES}'`)}, tg_table_name);
      return null;
    end $$`
  const silent = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all(${[...SILENT]})
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'tell_change')`
  for (const { name } of silent)
    await sql`
      create trigger tell_change after insert or update or delete or truncate on ${sql(name)}
      for each statement execute function tell_change()`
}

const isWord = (word: string, text: string): boolean => new RegExp(`\\b${word}\\b`).test(text)

/** Statements whose tables are remembered; the builder writes a few hundred different ones. */
const MOST_STATEMENTS = 5_000

/** Which tables statements read, by name: rather one too many than one too few. */
export class TableNames {
  readonly #known = new Map<string, ReadonlySet<string>>()
  /** Functions and views, with the tables within them. */
  readonly #within: ReadonlyMap<string, ReadonlySet<string>>

  constructor(
    readonly tables: readonly string[],
    bodies: ReadonlyMap<string, string>,
  ) {
    const named = (text: string): ReadonlySet<string> => new Set(tables.filter(table => isWord(table, text)))
    this.#within = new Map([...bodies].map(([name, body]) => [name, named(body + innerBodies(body, bodies))]))
  }

  of(statement: string): ReadonlySet<string> {
    const known = this.#known.get(statement)
    if (known) return known
    const found = new Set(this.tables.filter(table => isWord(table, statement)))
    for (const [name, tables] of this.#within) if (isWord(name, statement)) for (const table of tables) found.add(table)
    if (this.#known.size >= MOST_STATEMENTS) this.#known.clear()
    this.#known.set(statement, found)
    return found
  }
}

/** The bodies of what a body calls, and of what those call. */
const innerBodies = (body: string, bodies: ReadonlyMap<string, string>, seen = new Set<string>()): string => {
  let text = ''
  for (const [name, inner] of bodies) {
    if (seen.has(name) || !isWord(name, body)) continue
    seen.add(name)
    text += ` ${inner}${innerBodies(inner, bodies, seen)}`
  }
  return text
}

/** The names as the database has them now. */
export const readTableNames = async (sql: RawSql): Promise<TableNames> => {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
  const bodies = await sql<{ name: string; body: string }[]>`
    select proname as name, coalesce(prosrc, '') as body from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select viewname, definition from pg_views where schemaname = 'public'`
  return new TableNames(
    tables.map(({ name }) => name),
    new Map(bodies.map(({ name, body }) => [name, body])),
  )
}

/** Tells of every change by any process; `onBegin` each time the connection is made anew, as changes may have been missed. */
export const listenForChanges = async (
  sql: RawSql,
  onChange: (table: string) => void,
  onBegin: () => void,
): Promise<{ stop(): Promise<void> }> => {
  const { unlisten } = await sql.listen(CHANGES, onChange, onBegin)
  return { stop: unlisten }
}
