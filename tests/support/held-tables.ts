import type { TestDatabase } from '@paiji/api/testing'

/** How long nobody asks whether the act waits for a row: others may wait for a moment as well. */
const PATIENCE = 10_000

const waits = async (sql: Pick<TestDatabase['sql'], 'unsafe'>): Promise<boolean> => {
  const [found] = await sql.unsafe(`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`)
  return found?.n > 0
}

/**
 * Does something while every table can be read and nothing else: no row can be written, and none be locked. Fails when
 * that waited for a row instead of being done.
 */
export const whileTablesHeld = async <T>({ sql }: TestDatabase, act: () => Promise<T>): Promise<T> => {
  const tables = await sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker')`
  let acting: Promise<T> | undefined
  const inTime = await sql.begin(async tx => {
    await tx.unsafe(`lock table ${tables.map(({ name }) => name).join(', ')} in exclusive mode`)
    acting = act()
    const done = acting.then(() => true)
    // Slow is not held up: only somebody who waits for a lock is.
    for (;;) {
      const isDone = await Promise.race([done, new Promise<false>(over => setTimeout(over, PATIENCE, false))])
      if (isDone || (await waits(tx))) return isDone
    }
  })
  const answer = await acting
  if (!inTime) throw new Error('It waited for a row to lock or to write.')
  return answer as T
}
