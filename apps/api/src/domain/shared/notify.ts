import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'

/** The one channel every process listens on. */
export const CHANNEL = 'paiji'

/** Something changed that somebody may be watching: which kind, and whose. */
export interface Notice {
  readonly topic: string
  readonly id: string
}

/** Tells every process after the commit. PostgreSQL carries at most 8,000 bytes: ids, never content. */
export const notify = async (tx: Db, notice: Notice): Promise<void> => {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic: notice.topic, id: notice.id })})`)
}
