import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type CronItem, Logger, parseCronItems, type Runner, run, type TaskList as WorkerTasks } from 'graphile-worker'
import { Pace } from '../base/pace.js'
import { outageOf } from '../db/failure.js'
import type { Deps } from '../domain/shared/deps.js'
import type { JobName, JobPayloads } from '../domain/shared/jobs.js'
import type { Log } from '../log.js'
import { openPresence, type Presence } from './presence.js'
import { steadyPool } from './steady-pool.js'
import { sweepStale } from './sweep.js'
import type { Task, TaskList } from './task.js'

export interface WorkerOptions {
  readonly url: string
  readonly deps: Deps
  readonly log: Log
  readonly tasks: TaskList
  /** Jobs at once in this process. */
  readonly concurrency?: number
  /** Whether deals are solved here, behind all else; they are unless told. */
  readonly solves?: boolean
  /** How often it looks for jobs that it was not told of, in milliseconds. */
  readonly lookEvery?: number
}

export interface Worker {
  /** Lets running jobs finish, and takes no more. */
  stop(): Promise<void>
}

/** Looked after every so often: the pool's own sign of life, jobs of the dead, facts that nobody computed. */
const HEARTBEAT = 2_000
const SWEEP_EVERY = 15_000
/** The checks of the anomaly desk, each night (one that was slept through is made up for); lists whose day has come, each hour, as it is another day elsewhere; deals to solve and play to count, behind all else. */
const daily: CronItem[] = [
  { task: 'find-anomalies', match: '20 19 * * *', options: { backfillPeriod: 86_400_000 } },
  { task: 'issue-due-lists', match: '7 * * * *', options: { backfillPeriod: 3_600_000 } },
]
const solving: CronItem[] = [
  { task: 'solve-deals', match: '* * * * *', options: { maxAttempts: 1, priority: 10, jobKey: 'solve-deals' } },
  { task: 'tally-play', match: '* * * * *', options: { maxAttempts: 1, priority: 9, jobKey: 'tally-play' } },
]
const FIRST_WAIT = 250
const LONGEST_WAIT = 2_000

/**
 * Runs queued jobs: within milliseconds of the commit that queued them. A failed job is tried again, later each time.
 * A lost database ends nothing here: the queue is taken up again as soon as it can be, and what workers that died have
 * left behind is given to others.
 */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { url, log } = options
  const presence = openPresence(url)
  const state: State = { stopping: new AbortController() }
  const beating = beat(options, presence, state)
  await presence.freeDead().catch(() => 0)
  let begun: () => void = () => undefined
  const firstRun = new Promise<void>(resolve => (begun = resolve))
  const running = keepRunning(options, presence, state, begun)
  await Promise.race([firstRun, delay(LONGEST_WAIT, undefined, { ref: false })])
  return {
    stop: async () => {
      state.stopping.abort()
      await state.runner?.stop().catch(error => log.info('the job queue did not stop well', { reason: String(error) }))
      await Promise.all([running, beating])
      await presence.end()
    },
  }
}

interface State {
  readonly stopping: AbortController
  runner?: Runner
  poolId?: string
}

const pause = (milliseconds: number, { signal }: AbortController): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined)

/** One runner after another until it is to stop; each failure makes the next attempt wait a little longer. */
const keepRunning = async (
  { url, deps, log, tasks, concurrency = 2, solves = true, lookEvery = 5_000 }: WorkerOptions,
  presence: Presence,
  state: State,
  begun: () => void,
): Promise<void> => {
  const { signal } = state.stopping
  for (let wait = FIRST_WAIT; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const pool = steadyPool(url, concurrency + 3, log)
    const events = new EventEmitter()
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      state.poolId = workerPool.id
      presence.hold(workerPool.id).catch(() => undefined)
    })
    try {
      const runner = await run({
        pgPool: pool,
        concurrency,
        events,
        noHandleSignals: true,
        pollInterval: lookEvery,
        taskList: bindTasks(paced(tasks), deps, log),
        parsedCronItems: parseCronItems(solves ? [...daily, ...solving] : daily),
        logger: toLogger(log),
      })
      state.runner = runner
      if (signal.aborted) await runner.stop()
      begun()
      wait = FIRST_WAIT
      await runner.promise
    } catch (error) {
      if (!signal.aborted) log.error('the job queue stopped; it is taken up again', error)
    }
    state.runner = undefined
    await pool.end().catch(() => undefined)
    await pause(wait, state.stopping)
  }
}

const beat = async ({ deps, log }: WorkerOptions, presence: Presence, state: State): Promise<void> => {
  const swept = new Map<string, string>()
  for (let sweptAt = 0; !state.stopping.signal.aborted; await pause(HEARTBEAT, state.stopping)) {
    try {
      if (state.poolId) await presence.hold(state.poolId)
      const dead = await presence.freeDead()
      if (dead > 0) log.info('jobs of workers that died were given back', { workers: dead })
      if (Date.now() - sweptAt < SWEEP_EVERY) continue
      const stages = await sweepStale(deps, swept)
      if (stages > 0) log.info('stages with facts newer than their standings are computed again', { stages })
      sweptAt = Date.now()
    } catch (error) {
      if (!outageOf(error)) log.error('the job queue was not looked after', error)
    }
  }
}

/** A hall that enters its results in one minute has its standings computed again and again, and not without a rest. */
const paced = (tasks: TaskList): TaskList => {
  const pace = new Pace()
  return {
    ...tasks,
    'recompute-standings': async (deps, payload) => {
      await delay(pace.restOf(payload.stageId))
      const begun = performance.now()
      try {
        return await tasks['recompute-standings'](deps, payload)
      } finally {
        pace.rest(payload.stageId, performance.now() - begun)
      }
    },
  }
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
