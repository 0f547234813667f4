import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type BaseBackup, digestsOf, takeBaseBackup } from './base-backup.js'
import { openClient } from './driver.js'
import { type EmbeddedServer, startEmbedded } from './embedded.js'

/**
 * A backup is a folder: `pg/` the database, `installation/` the keys and the secret, `manifest.json` with the digest of
 * every file of both.
 */

export interface BackupManifest extends BaseBackup {
  readonly format: 1
  readonly files: Readonly<Record<string, string>>
}

/** What of the data folder belongs to the installation besides its database. */
const INSTALLATION = ['keys', 'secret'] as const

export interface BackupPlaces {
  /** The folder to be made, or to restore from. */
  readonly backup: string
  /** The data folder of the installation; the database lies in `pg/` of it. */
  readonly dataDir: string
}

/** Backs up a running embedded server; a folder that was not finished has no manifest. */
export const makeBackup = async (url: string, { backup, dataDir }: BackupPlaces): Promise<BackupManifest> => {
  mkdirSync(backup, { mode: 0o711 })
  const base = await takeBaseBackup(url, path.join(dataDir, 'pg'), path.join(backup, 'pg'))
  mkdirSync(path.join(backup, 'installation'), { mode: 0o700 })
  for (const name of INSTALLATION) {
    const from = path.join(dataDir, name)
    if (existsSync(from)) cpSync(from, path.join(backup, 'installation', name), { recursive: true })
  }
  const manifest: BackupManifest = { format: 1, ...base, files: digestsOf(backup) }
  writeFileSync(path.join(backup, 'manifest.json'), `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 })
  return manifest
}

/** What of a backup is not as its manifest says: names of files, each changed, missing or put there. */
export const findDamage = (backup: string): { manifest: BackupManifest; damaged: readonly string[] } => {
  const file = path.join(backup, 'manifest.json')
  if (!existsSync(file)) throw new Error(`${backup} is no finished backup: it has no manifest.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BackupManifest
  const { 'manifest.json': _own, ...found } = digestsOf(backup)
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)])
  return { manifest, damaged: [...names].filter(name => manifest.files[name] !== found[name]).sort() }
}

export interface RestoreOptions extends BackupPlaces {
  /** Where the server archived its log: changes after the backup are brought in from there. */
  readonly archive?: string | undefined
  /** Up to which moment; all there is unless told. Needs the archive. */
  readonly until?: Date | undefined
}

/** For the shell of `restore_command`. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * Makes the database of an installation from a backup, and starts it once so that everything is brought in. Refuses a
 * damaged backup, and a data folder that has a database.
 */
export const restoreBackup = async (
  { backup, dataDir, archive, until }: RestoreOptions,
  more: Pick<Parameters<typeof startEmbedded>[0], 'durable' | 'port' | 'database'> = {},
): Promise<EmbeddedServer> => {
  const dir = path.join(dataDir, 'pg')
  if (existsSync(dir)) throw new Error(`${dir} is there already: nothing is restored over a database.`)
  if (until && !archive) throw new Error('A moment after the backup is reached with the archive of the log alone.')
  const { damaged } = findDamage(backup)
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${damaged.slice(0, 10).join(', ')}`)
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const draft = `${dir}.restored-${process.pid}`
  cpSync(path.join(backup, 'pg'), draft, { recursive: true })
  if (archive) writeFileSync(path.join(draft, 'recovery.signal'), '', { mode: 0o600 })
  for (const name of INSTALLATION) {
    const from = path.join(backup, 'installation', name)
    if (existsSync(from)) cpSync(from, path.join(dataDir, name), { recursive: true })
  }
  renameSync(draft, dir)
  try {
    const server = await startEmbedded({ ...more, dir, settings: archive ? recoverySettings(archive, until) : {} })
    if (archive) await broughtIn(server)
    return server
  } catch (error) {
    rmSync(dir, { recursive: true, force: true })
    throw error
  }
}

/** Settles when the log is brought in to its end: a server is read from as soon as its backup is whole, long before. */
const broughtIn = async ({ url, stop }: EmbeddedServer): Promise<void> => {
  const sql = openClient(url, { max: 1 })
  try {
    while ((await sql<{ recovers: boolean }[]>`select pg_is_in_recovery() as recovers`)[0]?.recovers) await delay(100)
  } catch (error) {
    await stop()
    throw error
  } finally {
    await sql.end()
  }
}

const recoverySettings = (archive: string, until: Date | undefined): Readonly<Record<string, string>> => ({
  restore_command: `cp ${quoted(path.resolve(archive))}/%f "%p"`,
  recovery_target_action: 'promote',
  ...(until ? { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
})

/** The settings with which a server archives its log; the folder is the server's own. */
export const archiveSettings = (folder: string): Readonly<Record<string, string>> => {
  const target = `${quoted(path.resolve(folder))}/%f`
  return {
    archive_mode: 'on',
    // Whole or not at all, and never over another one of that name.
    archive_command: `test ! -f ${target} && cp "%p" ${target}.part && mv ${target}.part ${target}`,
    archive_timeout: '60',
  }
}
