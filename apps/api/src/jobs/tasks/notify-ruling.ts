import { system } from '../../auth/viewer.js'
import { inTransaction } from '../../db/transaction.js'
import { notifyRuling } from '../../domain/appeals/notify-ruling.js'
import type { Task } from '../task.js'

/** Notifies whom a ruling concerns; again, it notifies nobody twice. */
export const notifyRulingTask: Task<'notify-ruling'> = async (deps, { rulingId }) => {
  const viewer = { ...system('', `notify-ruling-${rulingId}`), grants: [] }
  const outcome = await inTransaction(deps.db, tx => notifyRuling({ tx, deps, viewer }, rulingId))
  return outcome.ok ? [] : outcome.error
}
