import { ok } from '@paiji/rules'
import { inTransaction } from '../db/transaction.js'
import type { Deps } from '../domain/shared/deps.js'
import { staleStages } from '../domain/standings/stale-stages.repo.js'

/** Younger facts are still on their ordinary way. */
const SETTLED_AFTER = 5_000

/**
 * Queues the recomputation of every stage whose facts are newer than its standings, whatever became of the job that was
 * queued with them. `swept` remembers the newest fact of each stage: one that leaves the standings as they are, or that
 * they cannot be computed from, is queued once. Answers the number queued.
 */
export const sweepStale = async (deps: Deps, swept: Map<string, string>): Promise<number> => {
  const stale = await staleStages(deps.db, new Date(deps.clock.now().getTime() - SETTLED_AFTER))
  const due = stale.filter(({ stageId, fact }) => swept.get(stageId) !== fact)
  if (due.length === 0) return 0
  await inTransaction(deps.db, async tx => {
    for (const { stageId } of due) {
      await deps.jobs.enqueue(tx, 'recompute-standings', { stageId }, { jobKey: `recompute-standings:${stageId}` })
    }
    return ok(true)
  })
  for (const { stageId, fact } of due) swept.set(stageId, fact)
  return due.length
}
