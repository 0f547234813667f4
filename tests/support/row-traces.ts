import type { TestDatabase } from '@paiji/api/testing'

/** What transactions leave in the tables: rows that stand, and rows that were deleted. */

type Sql = TestDatabase['sql']

/** A request, and the numbers of the transactions that wrote meanwhile: its own, or somebody else's. */
export interface Window {
  readonly first: bigint
  readonly end: bigint
  readonly said: string
}

const publicTables = async (sql: Sql): Promise<readonly string[]> =>
  (await sql`select tablename as name from pg_tables where schemaname = 'public'`).map(row => String(row.name))

/** From now on every deletion is noted with its transaction; a row that is gone says nothing itself. */
export const noteDeletions = async (sql: Sql): Promise<void> => {
  await sql.unsafe(`
    create schema traces;
    create table traces.deleted (name text not null, xid bigint not null);
    create function traces.note() returns trigger language plpgsql security definer as $$
    begin
      insert into traces.deleted values (tg_table_name, pg_current_xact_id()::text::bigint);
      return null;
    end $$`)
  for (const name of await publicTables(sql))
    await sql.unsafe(
      `create trigger note_deletion after delete on "${name}" for each row execute function traces.note()`,
    )
}

/** The next number of a transaction that writes. */
export const nextWriter = async (sql: Sql): Promise<bigint> => {
  const [row] = await sql`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`
  return BigInt(String(row?.xid))
}

/** What was written within these windows: tables with a row that stands, or of which one was deleted. */
export const writtenWithin = async (sql: Sql, windows: readonly Window[]): Promise<readonly string[]> => {
  if (windows.length === 0) return []
  const newest = windows.map(({ end }) => end).reduce((a, b) => (a > b ? a : b), 0n)
  const tables = await publicTables(sql)
  const written = tables.map(name => `select '${name}' as name, xmin::text::bigint as xid from "${name}"`)
  const all = [...written, `select name || ' (deleted)' as name, xid from traces.deleted`]
  const rows = await sql.unsafe(`select distinct name, xid from (${all.join(' union all ')}) as row where xid < $1`, [
    String(newest),
  ])
  return windows.flatMap(({ first, end, said }) =>
    rows.filter(row => BigInt(row.xid) >= first && BigInt(row.xid) < end).map(row => `${row.name}: ${said}`),
  )
}
