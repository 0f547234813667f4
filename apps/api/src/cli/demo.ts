import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { organisation, user } from '../db/schema/index.js'
import { type DemoLogin, demoLogins } from '../seed/accounts.js'
import { seedDemo } from '../seed/dev.js'

const SEED_LOCK = 7_204_512

/**
 * Makes the demo federation where there is no federation; whole or not at all. Answers whether it did. Programs that
 * start together wait for the first.
 */
export const seedWhenEmpty = (db: Db, onProgress?: (step: string) => void): Promise<boolean> =>
  db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [present] = await tx
      .select({ id: organisation.id })
      .from(organisation)
      .where(eq(organisation.kind, 'federation'))
      .limit(1)
    if (present) return false
    await seedDemo({ db: tx, onProgress })
    return true
  })

/** The demo's log-ins, if this database has them. */
export const presentLogins = async (db: Db): Promise<readonly DemoLogin[]> => {
  const first = demoLogins[0]
  if (!first) return []
  const [present] = await db.select({ id: user.id }).from(user).where(eq(user.email, first.email))
  return present ? demoLogins : []
}
