import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorFailure } from '../base/operator-failure.js'
import type { RawSql } from './client.js'
import { openClient } from './driver.js'

/** `server_version_num` of the oldest PostgreSQL that has what the migrations use (`uuidv7()`, `NOT ENFORCED`). */
const OLDEST_VERSION = 180_000
/** Seconds that the clock of this machine may differ from the database's: above the first it is reported, above the second nothing is written. */
export const CLOCK_WARNS = 2
export const CLOCK_STOPS = 60
/** A notice that took longer did not arrive. */
const NOTICE_PATIENCE = 5_000

export interface ServerFacts {
  /** `server_version_num`, e.g. 180001. */
  readonly version: number
  readonly versionText: string
  readonly encoding: string
  /** Seconds by which this machine's clock is ahead of the database's; negative when it is behind. */
  readonly clockAhead: number
}

/** What a server says of itself, in one statement; the clock is compared with the middle of its round trip. */
export const readServer = async (sql: RawSql, now: () => number = Date.now): Promise<ServerFacts> => {
  const before = now()
  const [row] = await sql<{ version: number; text: string; encoding: string; at: number }[]>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
      pg_encoding_to_char(encoding) as encoding, extract(epoch from clock_timestamp())::float8 * 1000 as at
    from pg_database where datname = current_database()`
  if (!row) throw new OperatorFailure('The database did not say which it is.')
  const middle = (before + now()) / 2
  return {
    version: row.version,
    versionText: row.text,
    encoding: row.encoding,
    clockAhead: (middle - row.at) / 1000,
  }
}

/** Why a server cannot be used at all: one sentence each, with the remedy. */
export const refusals = ({ version, versionText, encoding, clockAhead }: ServerFacts): string[] => [
  ...(version < OLDEST_VERSION
    ? [
        `Paiji needs PostgreSQL 18 or later; this is ${versionText}. Debian and Ubuntu get 18 from PostgreSQL's own package ` +
          'repository (PGDG, package postgresql-18); without DATABASE_URL Paiji runs its embedded one.',
      ]
    : []),
  ...(encoding === 'UTF8'
    ? []
    : [`The database is encoded in ${encoding}; make one with ENCODING 'UTF8' (createdb -T template0 -E UTF8).`]),
  ...(Math.abs(clockAhead) > CLOCK_STOPS
    ? [`The clock of this machine is ${clockText(clockAhead)} of the database's: set it (NTP), then start again.`]
    : []),
]

/** `75 s ahead`, `90000 s behind`. */
export const clockText = (ahead: number): string =>
  `${Math.round(Math.abs(ahead))} s ${ahead >= 0 ? 'ahead' : 'behind'}`

/**
 * Whether a notice sent to the database comes back: a pooler in transaction mode swallows it, and then changed names are
 * served from the cache and nothing is live.
 */
export const noticesArrive = async (sql: RawSql, patience = NOTICE_PATIENCE): Promise<boolean> => {
  const channel = `check_${randomUUID().replaceAll('-', '')}`
  const arrived = new AbortController()
  const listening = await sql.listen(channel, () => arrived.abort()).catch(() => undefined)
  if (!listening) return false
  try {
    await sql.notify(channel, '')
    await delay(patience, undefined, { signal: arrived.signal }).catch(() => undefined)
    return arrived.signal.aborted
  } finally {
    await listening.unlisten().catch(() => undefined)
  }
}

const NO_NOTICES =
  'A notice sent to the database does not come back, as behind a pooler in transaction mode: name the database itself, or a pooler ' +
  'in session mode, in DATABASE_URL.'

/** Looks at a server before anything is written to it; an unfit one ends the start in words. */
export const checkServer = async (url: string): Promise<void> => {
  const sql = openClient(url, { max: 1 })
  try {
    const wrong = refusals(await readServer(sql))
    if (wrong.length === 0 && !(await noticesArrive(sql))) wrong.push(NO_NOTICES)
    if (wrong.length > 0) throw new OperatorFailure(wrong.join('\n'))
  } finally {
    await sql.end({ timeout: 1 })
  }
}
