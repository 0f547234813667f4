import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { takeBaseBackup } from './base-backup.js'
import { openClient } from './driver.js'

const SLOT = 'paiji_replica'

export interface StandbyPlaces {
  /** The running primary and its data folder. */
  readonly primaryUrl: string
  readonly primaryDir: string
  /** The data folder to be made. */
  readonly dir: string
}

/**
 * Makes the data folder of a standby from a running server: a copy, and where to read on from. The primary keeps its log
 * for it, so that it can be away for a while.
 */
export const makeStandby = async ({ primaryUrl, primaryDir, dir }: StandbyPlaces): Promise<void> => {
  const sql = openClient(primaryUrl, { max: 1 })
  try {
    const found = await sql`select 1 from pg_replication_slots where slot_name = ${SLOT}`
    if (found.length === 0) await sql`select pg_create_physical_replication_slot(${SLOT}, true)`
  } finally {
    await sql.end()
  }
  await takeBaseBackup(primaryUrl, primaryDir, dir)
  const { hostname, port, username } = new URL(primaryUrl)
  const info = `host=${decodeURIComponent(hostname)} port=${port} user=${username || 'postgres'} application_name=${SLOT}`
  const file = path.join(dir, 'postgresql.auto.conf')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const own = `primary_conninfo = '${info}'\nprimary_slot_name = '${SLOT}'\n`
  writeFileSync(file, `${before}${own}`, { mode: 0o600 })
  writeFileSync(path.join(dir, 'standby.signal'), '', { mode: 0o600 })
}
