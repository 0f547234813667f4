import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.js'

type Rows = readonly Readonly<Record<string, unknown>>[]

/**
 * The rows of a statement without parameters, so many at a time, so that no number of them fills the memory. One
 * at a time in a transaction.
 */
export async function* streamed(tx: Db, query: SQL, atOnce = 5000): AsyncGenerator<Rows> {
  await tx.execute(sql`declare streamed no scroll cursor for ${query}`)
  let failed = false
  const next = async (): Promise<Rows> => {
    try {
      return await tx.execute(sql`fetch ${sql.raw(String(atOnce))} from streamed`)
    } catch (error) {
      failed = true
      throw error
    }
  }
  try {
    for (let rows = await next(); rows.length > 0; rows = await next()) yield rows
  } finally {
    if (!failed) await tx.execute(sql`close streamed`)
  }
}
