import { ok } from '@paiji/rules'
import { inTransaction } from '../../db/transaction.js'
import { runChecks } from '../../domain/desk/run-checks.js'
import type { Task } from '../task.js'

/** Runs the checks of the anomaly desk over the whole database. */
export const findAnomaliesTask: Task<'find-anomalies'> = async deps => {
  const outcome = await inTransaction(deps.db, async tx => ok(await runChecks(tx, deps.clock.now())))
  return outcome.ok ? [] : outcome.error
}
