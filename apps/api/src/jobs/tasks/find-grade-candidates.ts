import { inTransaction } from '../../db/transaction.js'
import { findCandidatesOfEvent } from '../../domain/grading/find-candidates.js'
import type { Task } from '../task.js'

/** Looks again at who has reached a grade after results became official or were corrected; a repetition finds the same. */
export const findGradeCandidatesTask: Task<'find-grade-candidates'> = async (deps, { eventId }) => {
  const outcome = await inTransaction(deps.db, tx => findCandidatesOfEvent(tx, deps.clock.now(), eventId))
  return outcome.ok ? [] : outcome.error
}
