import { Logger, runOnce } from 'graphile-worker'
import type { Deps } from '../domain/shared/deps.js'
import { bindTasks } from './worker.js'
import type { TaskList } from './registry.js'

/** Runs what is due now, then returns: for the command line and tests, where no worker runs. */
export const runPendingJobs = async (url: string, deps: Deps, tasks: TaskList): Promise<void> => {
  const failures: unknown[] = []
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error') failures.push(meta?.error ?? new Error(message))
  })
  await runOnce({ connectionString: url, noHandleSignals: true, taskList: bindTasks(tasks, deps), logger })
  if (failures.length > 0) throw failures[0]
}
