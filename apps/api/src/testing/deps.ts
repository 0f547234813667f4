import type { Db } from '../db/client.js'
import { type Clock, systemClock } from '../base/clock.js'
import { createCursors } from '../domain/shared/cursor.js'
import { createMailing } from '../domain/shared/mailing.js'
import type { Deps } from '../domain/shared/deps.js'
import { jobQueue } from '../jobs/queue.js'

export const TEST_SECRET = 'a secret for tests only, long enough for cookies'

/** What use cases need, on a test database; the clock can be set. */
export const testDeps = (db: Db, clock: Clock = systemClock): Deps => ({
  db,
  clock,
  jobs: jobQueue,
  cursors: createCursors(TEST_SECRET),
  mailing: createMailing(TEST_SECRET, 'http://portal.test'),
})
