import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * That a column of ids holds one of these. The ids travel as one parameter: the statement's text is the same for any
 * number of them, so it is written, parsed and planned once.
 */
export const among = (column: Column | SQL, ids: readonly string[]): SQL => sql`${column} = any(${uuids(ids)})`

/** Ids as one array. */
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** That a column of text holds one of these; they travel as one parameter too. */
export const amongTexts = (column: Column | SQL, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(texts)])}::text[])`
