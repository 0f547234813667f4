import { system } from '../../auth/viewer.js'
import { inTransaction } from '../../db/transaction.js'
import { closeWhenDue } from '../../domain/closing/make-official.js'
import type { Task } from '../task.js'

/** Makes a result official when its last window has run out and nothing is open. */
export const closeWindowsTask: Task<'close-windows'> = async (deps, { stageId }) => {
  const clockwork = { ...system('', `close-windows-${stageId}`), grants: [] }
  const outcome = await inTransaction(deps.db, tx => closeWhenDue({ tx, deps, viewer: clockwork }, stageId))
  return outcome.ok ? [] : outcome.error
}
