import { approveTacitly } from '../../domain/event-requests/approve-tacitly.js'
import type { Task } from '../task.js'

/** Approves by silence what nobody decided in time, unless the regulations are against it. */
export const approveEventRequestTask: Task<'approve-event-request'> = async (deps, { requestId }) => {
  const outcome = await approveTacitly(deps, requestId)
  return outcome.ok ? [] : outcome.error
}
