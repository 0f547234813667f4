import { system } from '../../auth/viewer.js'
import { inTransaction } from '../../db/transaction.js'
import { notifyAppealTime } from '../../domain/appeals/notify-appeal-time.js'
import type { Task } from '../task.js'

/** Notifies until when the rulings of a stage may be appealed; again, it notifies nobody twice. */
export const notifyAppealTimeTask: Task<'notify-appeal-time'> = async (deps, { stageId }) => {
  const viewer = { ...system('', `notify-appeal-time-${stageId}`), grants: [] }
  const outcome = await inTransaction(deps.db, tx => notifyAppealTime({ tx, deps, viewer }, stageId))
  return outcome.ok ? [] : outcome.error
}
