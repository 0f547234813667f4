import type { Db } from '../../db/client.js'
import type { Clock } from '../../base/clock.js'
import type { Cursors } from './cursor.js'
import type { Mailing } from './mailing.js'
import type { LeakedRange } from '../../auth/passwords.js'
import type { Viewer } from '../../auth/viewer.js'
import type { JobQueue } from './jobs.js'

/** Asks a query of the public schema in this process, with all that the viewer may read and no more. */
export interface Asking {
  /** The answer, or the codes of what went wrong. */
  ask(
    viewer: Viewer,
    document: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly data: unknown; readonly errors: readonly string[] }>
}

/** What a use case needs from the outside. `(deps, viewer, input) → Promise<Outcome<T>>` is every use case's shape. */
export interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: JobQueue
  readonly cursors: Cursors
  /** What links in mails are made with. */
  readonly mailing: Mailing
  /** Writes the open data of today anew; where no files are kept there is none. */
  readonly openData?: { renew(): Promise<void>; withdraw(): Promise<void> }
  /** Asks the API's own schema as somebody; where nothing is asked for others there is none. */
  readonly asking?: Asking
  /** A register of leaked passwords that new ones are looked up in; none unless the operator names one. */
  readonly leaked?: LeakedRange | undefined
  /** With it whoever opens the portal of an empty database founds its federation. */
  readonly setupCode?: string
}
