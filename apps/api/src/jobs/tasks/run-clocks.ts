import { system } from '../../auth/viewer.js'
import { inTransaction } from '../../db/transaction.js'
import { runClocks } from '../../domain/appeals/run-clocks.js'
import type { Task } from '../task.js'

/** Reminds, and lets what has run out lapse; a case that is over has nothing left to do. */
export const runClocksTask: Task<'run-clocks'> = async (deps, { appealId }) => {
  const clockwork = { ...system('', `run-clocks-${appealId}`), grants: [] }
  const outcome = await inTransaction(deps.db, tx => runClocks({ tx, deps, viewer: clockwork }, appealId))
  return outcome.ok ? [] : outcome.error
}
