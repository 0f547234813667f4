import type { Db } from '../../db/client.js'
import type { Clock } from '../../base/clock.js'
import type { Cursors } from './cursor.js'
import type { Mailing } from './mailing.js'
import type { JobQueue } from './jobs.js'

/** What a use case needs from the outside. `(deps, viewer, input) → Promise<Outcome<T>>` is every use case's shape. */
export interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: JobQueue
  readonly cursors: Cursors
  /** What links in mails are made with. */
  readonly mailing: Mailing
  /** Writes the open data of today anew; where no files are kept there is none. */
  readonly openData?: { renew(): Promise<void> }
  /** With it whoever opens the portal of an empty database founds its federation. */
  readonly setupCode?: string
}
