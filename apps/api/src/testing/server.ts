import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type postgres from 'postgres'
import { openClient } from '../db/driver.js'
import { startEmbedded } from '../db/embedded.js'
import { migrateDatabase } from '../db/migrate.js'
import { findPostmaster, isAlive, stopPostmaster } from '../db/postmaster.js'

/** A PostgreSQL for tests, with a migrated database to copy from. */
export interface TestServer {
  /** A database on the server that administers the others. */
  readonly adminUrl: string
  readonly template: string
}

export interface RunningTestServer extends TestServer {
  stop(): Promise<void>
}

const FOLDER_PREFIX = 'paiji-test-'

/** The server of `DATABASE_URL`, or a new embedded one in a temporary folder; the template is migrated once. */
export const startTestServer = async (databaseUrl?: string): Promise<RunningTestServer> => {
  const server = databaseUrl ? external(databaseUrl) : await embedded()
  const template = `paiji_tpl_${randomUUID().slice(0, 8)}`
  await administer(server.adminUrl, sql => sql`create database ${sql(template)}`)
  await migrateDatabase(databaseUrlOf(server.adminUrl, template))
  return {
    adminUrl: server.adminUrl,
    template,
    stop: async () => {
      if (databaseUrl) await dropDatabases(server.adminUrl, template)
      await server.stop()
    },
  }
}

const external = (adminUrl: string) => ({ adminUrl, stop: async () => undefined })

const embedded = async () => {
  await sweepAbandoned()
  const folder = mkdtempSync(path.join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`))
  // The account that PostgreSQL runs under when the tests run as root passes through it.
  chmodSync(folder, 0o711)
  const server = await startEmbedded({ dir: path.join(folder, 'pg'), port: 0, durable: false, socket: true })
  return {
    adminUrl: server.url,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Stops and removes the servers of this account's test runs that were killed: what others put there is not touched. */
const sweepAbandoned = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir()).filter(entry => entry.startsWith(FOLDER_PREFIX))) {
    const owner = Number(name.slice(FOLDER_PREFIX.length).split('-')[0])
    if (!owner || isAlive(owner) || lstatSync(path.join(tmpdir(), name)).uid !== process.getuid?.()) continue
    const dir = path.join(tmpdir(), name, 'pg')
    try {
      const left = existsSync(dir) ? findPostmaster(dir) : undefined
      if (left) await stopPostmaster(left.pid, dir)
      rmSync(path.join(tmpdir(), name), { recursive: true, force: true })
    } catch {
      // Another account's: it is that account's to remove.
    }
  }
}

/** The same server, another database. */
export const databaseUrlOf = (adminUrl: string, database: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A new database, copied from the template: file by file, as its pages by way of the log take twice as long. */
export const createDatabase = async (server: TestServer): Promise<string> => {
  const name = `paiji_t_${randomUUID().replaceAll('-', '')}`
  const copy = (sql: postgres.Sql) =>
    sql`create database ${sql(name)} template ${sql(server.template)} strategy file_copy`
  await administer(server.adminUrl, copy)
  return databaseUrlOf(server.adminUrl, name)
}

export const dropDatabase = (adminUrl: string, name: string): Promise<void> =>
  administer(adminUrl, sql => sql`drop database if exists ${sql(name)} with (force)`)

/** Drops what a run has made to copy from: the template, and those made from it, which bear its name. */
const dropDatabases = async (adminUrl: string, template: string): Promise<void> => {
  const sql = openClient(adminUrl, { max: 1 })
  const made = await sql<{ datname: string }[]>`select datname from pg_database where starts_with(datname, ${template})`
  await sql.end()
  for (const { datname } of made) await dropDatabase(adminUrl, datname)
}

const administer = async (adminUrl: string, run: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> => {
  const sql = openClient(adminUrl, { max: 1 })
  try {
    await run(sql)
  } finally {
    await sql.end()
  }
}
