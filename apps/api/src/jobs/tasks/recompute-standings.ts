import { inTransaction } from '../../db/transaction.js'
import { recomputeStandings } from '../../domain/standings/recompute-standings.js'
import type { Task } from '../task.js'

/** One recomputation for everything that was entered since the last. */
export const recomputeStandingsTask: Task<'recompute-standings'> = async (deps, { stageId, cause }) => {
  const outcome = await inTransaction(deps.db, tx =>
    recomputeStandings(tx, { stageId, cause: cause ?? { kind: 'result', id: stageId } }),
  )
  return outcome.ok ? [] : outcome.error
}
