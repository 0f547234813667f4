import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import postgres from 'postgres'

/** The top-level `drizzle` folder, seen from `src/db` and from `dist/db` alike. */
export const migrationsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../drizzle')

const MIGRATION_LOCK = 7_204_511

const silent = new Logger(() => () => undefined)

/**
 * Brings the database to the newest schema, and the job queue's own tables with it. Processes that start together wait for each other: the lock is held
 * on the one connection that migrates.
 */
export const migrateDatabase = async (url: string, folder = migrationsFolder): Promise<void> => {
  if (!existsSync(path.join(folder, 'meta', '_journal.json'))) return
  const client = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(client), { migrationsFolder: folder })
    await runMigrations({ connectionString: url, logger: silent })
    await client`select pg_advisory_unlock(${MIGRATION_LOCK})`
  } finally {
    await client.end()
  }
}
