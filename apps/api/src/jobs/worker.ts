import { Logger, run, type TaskList as WorkerTasks } from 'graphile-worker'
import type { Deps } from '../domain/shared/deps.js'
import type { JobName, JobPayloads } from '../domain/shared/jobs.js'
import type { Log } from '../log.js'
import type { Task, TaskList } from './task.js'

export interface WorkerOptions {
  readonly url: string
  readonly deps: Deps
  readonly log: Log
  readonly tasks: TaskList
  /** Jobs at once in this process. */
  readonly concurrency?: number
}

export interface Worker {
  /** Lets running jobs finish, and takes no more. */
  stop(): Promise<void>
}

/** Runs queued jobs: within milliseconds of the commit that queued them. A failed job is tried again, later each time. */
export const startWorker = async ({ url, deps, log, tasks, concurrency = 2 }: WorkerOptions): Promise<Worker> => {
  const runner = await run({
    connectionString: url,
    concurrency,
    maxPoolSize: concurrency + 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    taskList: bindTasks(tasks, deps, log),
    parsedCronItems: [],
    logger: toLogger(log),
  })
  return { stop: () => runner.stop() }
}

/** The tasks as the queue calls them. */
export const bindTasks = (tasks: TaskList, deps: Deps, log: Pick<Log, 'info'>): WorkerTasks =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        const problems = await (task as Task<JobName>)(deps, payload as JobPayloads[JobName])
        if (problems.length > 0) log.info('a job had nothing to do', { task: name, payload, problems })
      },
    ]),
  )

/** Only what went wrong: the queue tells of every job it starts and ends. */
const toLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error('a job failed', meta?.error ?? message, { note: message })
    else if (level === 'warning') log.info(message)
  })
