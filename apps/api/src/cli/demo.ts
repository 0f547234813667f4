import { eq, sql } from 'drizzle-orm'
import { systemClock } from '../base/clock.js'
import { openClient } from '../db/driver.js'
import { migrateDatabase } from '../db/migrate.js'
import type { Connection } from '../db/client.js'
import { organisation, user } from '../db/schema/index.js'
import type { Mailing } from '../domain/shared/mailing.js'
import { openFrontDoor } from '../http/front-door.js'
import { createLog } from '../log.js'
import { type DemoLogin, demoLogins } from '../seed/logins.js'
import { playDemo } from '../seed/play-demo.js'
import { createDeps } from '../services.js'

const SEED_LOCK = 7_204_514

/** A schema that stands in the database as long as the demo is being made. */
const UNFINISHED = 'paiji_demo_unfinished'

export interface SeedOptions {
  readonly database: Pick<Connection, 'db' | 'url'>
  /** The installation's secret: the one-time code of the set-up is made of it. */
  readonly secret: string
  /** What links in the demo's mails lead to. */
  readonly mailing: Pick<Mailing, 'portal' | 'sends'>
  readonly onProgress?: (step: string) => void
  /** Months of results before the present one; a year unless told. */
  readonly months?: number
}

/**
 * Makes the demo federation where there is no federation. Answers whether it did. Programs that start together wait
 * for the first; what an interrupted making has left is removed and made anew.
 */
export const seedWhenEmpty = ({ database, ...options }: SeedOptions): Promise<boolean> =>
  database.db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    await removeUnfinished(database.url)
    const [present] = await tx
      .select({ id: organisation.id })
      .from(organisation)
      .where(eq(organisation.kind, 'federation'))
      .limit(1)
    if (present) return false
    await administer(database.url, client => client`create schema ${client(UNFINISHED)}`)
    await play(database, options)
    await administer(database.url, client => client`drop schema ${client(UNFINISHED)}`)
    return true
  })

const play = async (
  { db }: Pick<Connection, 'db'>,
  { secret, mailing, onProgress, months }: Omit<SeedOptions, 'database'>,
): Promise<void> => {
  const door = await openFrontDoor(createDeps(db, secret, mailing), createLog())
  try {
    const told = { ...(onProgress ? { onProgress } : {}), ...(months ? { months } : {}) }
    await playDemo({ door, now: systemClock.now(), ...told })
  } finally {
    await door.close()
  }
}

type Client = ReturnType<typeof openClient>

const administer = async <T>(url: string, work: (client: Client) => PromiseLike<T>): Promise<T> => {
  const client = openClient(url, { max: 1 })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The mark says that the database held nothing before, so that all there is in it is half a demo. */
const removeUnfinished = async (url: string): Promise<void> => {
  const removed = await administer(url, async client => {
    const [found] = await client`select to_regnamespace(${UNFINISHED}) is not null as there`
    if (!found?.there) return false
    await client`drop schema ${client(UNFINISHED)}, public, drizzle, graphile_worker cascade`
    await client`create schema public`
    return true
  })
  if (removed) await migrateDatabase(url)
}

/** The demo's log-ins, if this database has them. */
export const presentLogins = async (db: Connection['db']): Promise<readonly DemoLogin[]> => {
  const first = demoLogins[0]
  if (!first) return []
  const [present] = await db.select({ id: user.id }).from(user).where(eq(user.email, first.email))
  return present ? demoLogins : []
}
