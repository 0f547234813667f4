import type { TestDatabase } from '@paiji/api/testing'

/** How long somebody who needs no lock may take at most, on a busy machine, in milliseconds. */
const PATIENCE = 10_000

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
    return Promise.race([acting.then(() => true), new Promise<false>(done => setTimeout(done, PATIENCE, false))])
  })
  const answer = await acting
  if (!inTime) throw new Error('It waited for a row to lock or to write.')
  return answer as T
}
