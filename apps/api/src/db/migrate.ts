import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import type postgres from 'postgres'
import { openClient } from './driver.js'
import { sha256 } from '../base/digest.js'
import { SEALS_CREDENTIALS, sealCredentials } from './log/seal-credentials.js'
import { tellTableChanges } from './table-changes.js'

/** The top-level `drizzle` folder, seen from `src/db` and from `dist/db` alike. */
export const migrationsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../drizzle')

/** The migrations that were squashed: a database that has begun on them is led to their end. */
export const legacyMigrationsFolder = path.join(migrationsFolder, 'legacy')

/** How many migrations, from the first, stand for the squashed ones. */
const BASELINE = 3

const MIGRATION_LOCK = 7_204_511

const silent = new Logger(() => () => undefined)

/**
 * Brings the database to the newest schema, and the job queue's own tables with it. Processes that start together wait for each other: the lock is held
 * on the one connection that migrates.
 */
export const migrateDatabase = async (url: string, folder = migrationsFolder): Promise<void> => {
  if (!existsSync(path.join(folder, 'meta', '_journal.json'))) return
  const client = openClient(url, { max: 1 })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    if (folder === migrationsFolder) await leaveLegacy(client)
    const before = await appliedHashes(client)
    await migrate(drizzle(client), { migrationsFolder: folder })
    if (await hasBegunToSeal(client, before, folder)) await sealCredentials(drizzle(client, { casing: 'snake_case' }))
    await tellTableChanges(client)
    await runMigrations({ connectionString: url, logger: silent })
    await client`select pg_advisory_unlock(${MIGRATION_LOCK})`
  } finally {
    await client.end()
  }
}

/**
 * A database from before the baseline is brought to the last state of the squashed migrations, which is the baseline's, and marked as having it. Any other,
 * an empty one too, is left as it is.
 */
const leaveLegacy = async (client: postgres.Sql): Promise<void> => {
  const baseline = readMigrationFiles({ migrationsFolder }).slice(0, BASELINE)
  const squashed = readMigrationFiles({ migrationsFolder: legacyMigrationsFolder })
  const applied = await appliedHashes(client)
  const has = (migration: MigrationMeta) => applied.has(migration.hash)
  if (!squashed.some(has) || baseline.every(has)) return
  await migrate(drizzle(client), { migrationsFolder: legacyMigrationsFolder })
  const marks = baseline.map(({ hash, folderMillis }) => ({ hash, created_at: folderMillis }))
  await client`insert into drizzle.__drizzle_migrations ${client(marks)}`
}

/** Whether this run has brought the migration after which a database with accounts has to seal how they get in. */
const hasBegunToSeal = async (client: postgres.Sql, before: ReadonlySet<string>, folder: string): Promise<boolean> => {
  if (before.size === 0 || !existsSync(path.join(folder, `${SEALS_CREDENTIALS}.sql`))) return false
  const text = readFileSync(path.join(folder, `${SEALS_CREDENTIALS}.sql`))
  const hash = sha256(text)
  return !before.has(hash) && (await appliedHashes(client)).has(hash)
}

const appliedHashes = async (client: postgres.Sql): Promise<ReadonlySet<string>> => {
  const [journal] = await client`select to_regclass('drizzle.__drizzle_migrations') is not null as there`
  if (!journal?.there) return new Set()
  const rows = await client<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`
  return new Set(rows.map(row => row.hash))
}
