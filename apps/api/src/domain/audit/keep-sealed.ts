import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { auditEvent, seal } from '../../db/schema/index.js'
import { type SealKey, sealLog } from './seal.js'
import { keepSealHead } from './seal-head.js'

export interface KeepSealed {
  readonly db: Db
  readonly key: SealKey
  /** Where the newest seal is kept beside the key. */
  readonly folder: string
  readonly onProblem: (message: string, error?: unknown) => void
  /** What is done before every sealing, so that it is sealed with it. */
  readonly before?: () => Promise<unknown>
  /** Rows that are sealed without waiting for the minute. */
  readonly rows?: number
  /** Milliseconds. */
  readonly every?: number
  readonly look?: number
}

/** Rows of the log that no seal covers. */
export const unsealedRows = async (db: Db): Promise<number> => {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${auditEvent}
    where ${auditEvent.sequence} > coalesce((select max(${seal.untilSequence}) from ${seal}), 0)`)
  return row?.count ?? 0
}

/** Seals at once, then every minute and whenever enough rows wait. `close` seals what there is. */
export const keepSealed = (options: KeepSealed): { close(): Promise<void> } => {
  const { db, key, folder, onProblem, before, rows = 200, every = 60_000, look = 5_000 } = options
  let sealedAt = Number.NEGATIVE_INFINITY
  const seal = async (): Promise<void> => {
    sealedAt = performance.now()
    await before?.()
    await sealLog(db, key)
    if (!(await keepSealHead(db, folder))) onProblem('the newest seal that was kept is not in the database: verify-log')
  }
  const pass = async (): Promise<void> => {
    try {
      if (performance.now() - sealedAt >= every || (await unsealedRows(db)) >= rows) await seal()
    } catch (error) {
      onProblem('the log was not sealed', error)
    }
  }
  let running = pass()
  const next = () => {
    running = running.then(pass)
  }
  const looking = setInterval(next, look)
  return {
    close: async () => {
      clearInterval(looking)
      await running
      await seal().catch(error => onProblem('the log was not sealed', error))
    },
  }
}
