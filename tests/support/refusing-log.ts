import type { TestDatabase } from '@paiji/api/testing'
import { expect } from 'vitest'

/** What the database says when the log takes nothing. */
const REFUSAL = 'THE LOG IS CLOSED'

const closeLog = `
  create function close_log() returns trigger language plpgsql as $$ begin raise exception '${REFUSAL}'; end $$;
  create trigger close_log before insert on audit_event for each row execute function close_log()`
const openLog = 'drop trigger close_log on audit_event; drop function close_log()'

/** Does something while the audit log takes no row. */
const whileLogRefuses = async <T>({ sql }: TestDatabase, act: () => Promise<T>): Promise<T> => {
  await sql.unsafe(closeLog)
  try {
    return await act()
  } finally {
    await sql.unsafe(openLog)
  }
}

/** What every table holds: how many rows, and a digest of them all. */
const contentsOf = async ({ sql }: TestDatabase): Promise<Readonly<Record<string, string>>> => {
  const tables = await sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`
  const counted = tables.map(
    ({ name }) => `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)
      as contents from ${name} t`,
  )
  const rows = await sql.unsafe(counted.join(' union all '))
  return Object.fromEntries(rows.map(row => [String(row.name), String(row.contents)]))
}

interface Answer {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
}

/**
 * A change that cannot be written to the log is not made: every table is as it was, whatever the request had already
 * written, and the answer says that it failed and nothing of why.
 */
export const expectNothingDone = async (
  database: TestDatabase,
  request: () => Promise<Answer>,
  name: string,
): Promise<void> => {
  const before = await contentsOf(database)
  const answer = await whileLogRefuses(database, request)
  expect(answer.errors?.[0]?.extensions?.code, `${name} without the log: ${JSON.stringify(answer.data)}`).toBe(
    'INTERNAL_SERVER_ERROR',
  )
  expect(JSON.stringify(answer), name).not.toMatch(
    new RegExp(`${REFUSAL}|audit_event|insert into|node_modules|\\.[jt]s:`),
  )
  expect(await contentsOf(database), `${name} without the log`).toEqual(before)
}
