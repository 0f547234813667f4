import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * That a column of ids holds one of these. The ids travel as one parameter: the statement's text is the same for any
 * number of them, so it is written, parsed and planned once.
 */
export const among = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`
