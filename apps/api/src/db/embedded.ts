import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fstatSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { makeDataFolder } from '../base/own-folder.js'
import { setTimeout as delay } from 'node:timers/promises'
import { openClient } from './driver.js'
import { asAccount, chooseAccount, giveTo, type PostgresAccount } from './embedded-account.js'
import { findBinaries, type PostgresBinaries } from './embedded-binaries.js'
import { findPostmaster, type Postmaster, stopPostmaster, waitForPostmaster } from './postmaster.js'

export interface EmbeddedOptions {
  /** The data folder; made when missing. */
  readonly dir: string
  /** The port to try first; a taken one leads to the next. 0 lets the system choose. */
  readonly port?: number
  /** False for tests: nothing waits for the disk, and a power cut may lose everything. */
  readonly durable?: boolean
  /** The database that `url` names; made when missing. */
  readonly database?: string
  readonly settings?: Readonly<Record<string, string>>
  /** It follows another server and can only be read: its folder was made by `makeStandby`. */
  readonly standby?: boolean
  /** `url` leads to a file in its folder, which takes half the time of a port, where the system takes so long a path. */
  readonly socket?: boolean
  /** Folders besides its own that the server writes into; made when missing. */
  readonly folders?: readonly string[]
}

export interface EmbeddedServer {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** Whether another process had started it. */
  readonly reused: boolean
  /** Stops the server, whoever uses it. */
  stop(): Promise<void>
  /** Stops the server unless somebody is still connected: the last one out turns off the light. */
  release(): Promise<void>
}

const DEFAULT_PORT = 54329
/** Bytes of a socket's path that every system takes. */
const SOCKET_PATH = 100
const hasSocket = ({ socket }: EmbeddedOptions, dir: string): boolean =>
  socket === true && Buffer.byteLength(`${dir}/.s.PGSQL.65535`) <= SOCKET_PATH
/** Whether the server that runs has its file: one that was started without it is reached by its port. */
const listensAtFile = (options: EmbeddedOptions, dir: string, { port }: Postmaster): boolean =>
  hasSocket(options, dir) && existsSync(`${dir}/.s.PGSQL.${port}`)
/** What a crash leaves in the log is still there after the next start; the log before it is kept once. */
const LOG_BYTES = 8 * 1024 * 1024
/** `C.UTF-8`, never `C` or the host's: with `C` the trigrams of Chinese words are empty and search finds nothing. */
const INITDB_ARGS = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin']
const LOCALE_ARGS = ['--builtin-locale=C.UTF-8', '--locale=C.UTF-8', '--no-instructions']
const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts PostgreSQL on `dir`, or takes up the server that already runs there. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  const dir = path.resolve(options.dir)
  const running = await waitForPostmaster(dir, 60_000, options.standby)
  const postmaster = running ?? (await startPatiently(dir, options))
  const database = options.database ?? 'postgres'
  const host = listensAtFile(options, dir, postmaster) ? encodeURIComponent(dir) : '127.0.0.1'
  const urlOf = (name: string, role = 'postgres') => `postgres://${role}@${host}:${postmaster.port}/${name}`
  const role =
    database === 'postgres' || options.standby ? undefined : await ensureDatabase(urlOf('postgres'), database)
  const stop = () => stopPostmaster(postmaster.pid, dir)
  return {
    url: urlOf(database, role),
    port: postmaster.port,
    pid: postmaster.pid,
    reused: running !== undefined,
    stop,
    release: async () => {
      if (!(await hasOtherClients(urlOf('postgres')))) await stop()
    },
  }
}

const ATTEMPTS = 8
const AGAIN_AFTER = 400

/** A server that was killed leaves processes that hold its memory for a moment: the next one waits for their end. */
const startPatiently = async (dir: string, options: EmbeddedOptions): Promise<Postmaster> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startNew(dir, options)
    } catch (error) {
      const left = /shared memory block|lock file|is another postmaster/i.test(String(error))
      if (!left || attempt >= ATTEMPTS) throw error
      await delay(AGAIN_AFTER)
    }
  }
}

const startNew = async (dir: string, options: EmbeddedOptions): Promise<Postmaster> => {
  makeDataFolder(path.dirname(dir))
  const binaries = findBinaries()
  const account = chooseAccount(binaries, dir)
  initialise(binaries, account, dir, options.durable !== false)
  giveTo(account, dir)
  for (const folder of options.folders ?? []) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    giveTo(account, folder)
  }
  rmStalePidFile(dir)
  const first = options.port ?? DEFAULT_PORT
  for (
    let port = await freePort(first), tries = 0;
    tries < 20;
    port = await freePort(first === 0 ? 0 : port + 1), tries++
  ) {
    const started = await launch({ binaries, account, dir, port, options })
    if (started) return started
  }
  throw new Error(`No free port for PostgreSQL from ${first} on.`)
}

/** Creates the cluster beside its place and moves it there whole: a half-made one is never taken for real. */
const initialise = (binaries: PostgresBinaries, account: PostgresAccount, dir: string, durable: boolean): void => {
  if (existsSync(path.join(dir, 'PG_VERSION'))) return
  const draft = `${dir}.new-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  giveTo(account, draft)
  const args = ['-D', draft, ...INITDB_ARGS, ...LOCALE_ARGS, ...(durable ? [] : ['--no-sync'])]
  const run = asAccount(account, binaries.initdb, args)
  const made = spawnSync(run.command, run.args, { ...run.options, encoding: 'utf8' })
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not make its data folder: ${made.stderr || made.error?.message}`)
  }
  try {
    renameSync(draft, dir)
  } catch {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(path.join(dir, 'PG_VERSION'))) throw new Error(`${dir} is in the way of the database.`)
  }
}

const rmStalePidFile = (dir: string): void => {
  if (!findPostmaster(dir)) rmSync(path.join(dir, 'postmaster.pid'), { force: true })
}

interface Launch {
  readonly binaries: PostgresBinaries
  readonly account: PostgresAccount
  readonly dir: string
  readonly port: number
  readonly options: EmbeddedOptions
}

/** `undefined` when the port was taken between the check and the start. */
const launch = async ({ binaries, account, dir, port, options }: Launch): Promise<Postmaster | undefined> => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: hasSocket(options, dir) ? dir : '',
    shared_buffers: '256MB',
    max_connections: '200',
    ...(options.durable === false ? UNSAFE : {}),
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const run = asAccount(account, binaries.postgres, ['-D', dir, '-p', String(port), ...flags])
  const logFile = `${dir}.log`
  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES) renameSync(logFile, `${logFile}.old`)
  const log = openSync(logFile, 'a', 0o600)
  fchmodSync(log, 0o600)
  const logBegins = fstatSync(log).size
  // Detached: Ctrl-C in a terminal reaches this program only, which then stops the database after its users.
  const child = spawn(run.command, run.args, { ...run.options, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const exited = new Promise<'exited'>(resolve => {
    child.once('exit', () => resolve('exited'))
    child.once('error', () => resolve('exited'))
  })
  const outcome = await Promise.race([exited, ready(dir, options.standby)])
  child.unref()
  if (outcome !== 'exited') return outcome
  const other = await waitForPostmaster(dir, 60_000, options.standby)
  if (other) return other
  const said = readFileSync(logFile).subarray(logBegins).toString()
  if (/address already in use/i.test(said)) return undefined
  throw new Error(`PostgreSQL did not start:\n${said}`)
}

const ready = async (dir: string, standby = false): Promise<Postmaster> => {
  for (const end = Date.now() + 120_000; Date.now() < end; await delay(10)) {
    const found = findPostmaster(dir)
    if (found?.ready || (standby && found?.standby)) return found
  }
  throw new Error('PostgreSQL did not become ready in two minutes.')
}

/** The port itself when it is free, else the next free one; 0 asks the system. */
export const freePort = async (wanted: number): Promise<number> => {
  for (let port = wanted; port < 65_536; port++) {
    const got = await tryListen(port)
    if (got !== undefined) return got
  }
  throw new Error(`No free port from ${wanted} on.`)
}

const tryListen = (port: number): Promise<number | undefined> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })

/**
 * Makes the database when it is missing, and answers the role of this installation alone. A server of another one that
 * has come to listen on the same port does not know the role: nobody writes into foreign data by mistake.
 */
const ensureDatabase = async (adminUrl: string, name: string): Promise<string> => {
  const sql = openClient(adminUrl, { max: 1 })
  const unlessThere = (error: { code?: string }) => {
    if (!['42P04', '42710', '23505'].includes(error.code ?? '')) throw error
  }
  try {
    const [own] = await sql<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`
    const role = `paiji_${own?.id}`
    const roles = await sql`select 1 from pg_roles where rolname = ${role}`
    if (roles.length === 0) await sql`create role ${sql(role)} superuser login`.catch(unlessThere)
    const found = await sql`select 1 from pg_database where datname = ${name}`
    if (found.length === 0) await sql`create database ${sql(name)}`.catch(unlessThere)
    return role
  } finally {
    await sql.end()
  }
}

const hasOtherClients = async (adminUrl: string): Promise<boolean> => {
  const sql = openClient(adminUrl, { max: 1 })
  try {
    const [row] = await sql<{ others: number }[]>`
      select count(*)::int as others from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`
    return (row?.others ?? 0) > 0
  } catch {
    return false
  } finally {
    await sql.end()
  }
}
