import { Logger, runOnce } from 'graphile-worker'
import type { Deps } from '../domain/shared/deps.js'
import { tasks as allTasks } from '../jobs/registry.js'
import type { TaskList } from '../jobs/task.js'
import { bindTasks } from '../jobs/worker.js'

/** Runs what is due now, then returns: for the command line and tests, where no worker runs. Throws the first failure. */
export const runPendingJobs = async (url: string, deps: Deps, tasks: TaskList = allTasks): Promise<void> => {
  const failures: unknown[] = []
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error') failures.push(meta?.error ?? new Error(message))
  })
  const quiet = { info: () => undefined }
  await runOnce({ connectionString: url, noHandleSignals: true, taskList: bindTasks(tasks, deps, quiet), logger })
  if (failures.length > 0) throw failures[0]
}
