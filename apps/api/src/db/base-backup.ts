import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openClient } from './driver.js'
import { sha256 } from '../base/digest.js'

/** Folders of a running server whose contents belong to its process and not to its data. */
const OF_THE_PROCESS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_dynshmem',
  'pg_subtrans',
])
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'recovery.signal', 'standby.signal'])

export interface BaseBackup {
  readonly at: string
  /** From where to where the log of changes has to be replayed. */
  readonly fromLsn: string
  readonly untilLsn: string
  readonly systemIdentifier: string
}

/**
 * Copies the data folder of a running server, by PostgreSQL's own protocol for copies (`pg_backup_start`, `pg_backup_stop`),
 * with the log that makes the copy whole. The folder must not exist.
 */
export const takeBaseBackup = async (url: string, dir: string, target: string): Promise<BaseBackup> => {
  // One session from beginning to end: the server forgets a backup whose session is gone.
  const sql = openClient(url, { max: 1 })
  try {
    const slot = `paiji_backup_${process.pid}`
    await sql`select pg_create_physical_replication_slot(${slot}, true, true)`
    const [begun] = await sql<{ lsn: string; file: string; own: string }[]>`
      select lsn::text as lsn, pg_walfile_name(lsn) as file,
        (select system_identifier::text from pg_control_system()) as own
      from pg_backup_start('paiji', true) as lsn`
    copyTree(dir, target)
    const [ended] = await sql<{ lsn: string; file: string; labelfile: string; spcmapfile: string; at: Date }[]>`
      select lsn::text as lsn, pg_walfile_name(lsn) as file, labelfile, spcmapfile, now() as at from pg_backup_stop(false)`
    if (!begun || !ended) throw new Error('PostgreSQL did not answer to the backup.')
    writeFileSync(path.join(target, 'backup_label'), ended.labelfile, { mode: 0o600 })
    if (ended.spcmapfile) writeFileSync(path.join(target, 'tablespace_map'), ended.spcmapfile, { mode: 0o600 })
    copyLog(dir, target, begun.file, ended.file)
    return { at: ended.at.toISOString(), fromLsn: begun.lsn, untilLsn: ended.lsn, systemIdentifier: begun.own }
  } finally {
    await sql.end()
  }
}

/** A file may go while it is copied: the log brings back what it was for. */
const copyUnlessGone = (from: string, to: string): void => {
  try {
    copyFileSync(from, to)
    chmodSync(to, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

const copyTree = (from: string, to: string, top = true): void => {
  mkdirSync(to, { mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) {
      if (top && OF_THE_PROCESS.has(entry.name)) mkdirSync(target, { mode: 0o700 })
      else if (entry.name !== 'pgsql_tmp') copyTree(source, target, false)
    } else if (entry.isFile() && !(top && LEFT_OUT.has(entry.name))) copyUnlessGone(source, target)
  }
  if (top) mkdirSync(path.join(to, 'pg_wal/archive_status'), { mode: 0o700 })
}

const copyLog = (dir: string, target: string, first: string, last: string): void => {
  const files = readdirSync(path.join(dir, 'pg_wal')).filter(name => /^[0-9A-F]{24}$/.test(name))
  for (const name of files.filter(name => name >= first && name <= last))
    copyUnlessGone(path.join(dir, 'pg_wal', name), path.join(target, 'pg_wal', name))
}

/** Every file below a folder with its digest, in the order of the names. */
export const digestsOf = (folder: string, below = ''): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {}
  const entries = readdirSync(path.join(folder, below), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(below, entry.name)
    if (entry.isDirectory()) Object.assign(found, digestsOf(folder, name))
    else if (entry.isFile()) found[name] = sha256(readFileSync(path.join(folder, name)))
  }
  return found
}
