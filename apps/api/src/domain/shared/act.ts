import type { Viewer } from '../../auth/viewer.js'
import type { Transaction } from '../../db/transaction.js'
import type { Deps } from './deps.js'

/** A use case at work: its transaction, what it needs from outside, and who acts (`actorOf(viewer)` is the name in the records). */
export interface Act {
  readonly tx: Transaction
  readonly deps: Deps
  readonly viewer: Viewer
}
