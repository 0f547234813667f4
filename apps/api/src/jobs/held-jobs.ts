import { type Clock, fixedClock } from '../base/clock.js'
import { workBy } from '../base/work-clock.js'
import type { Db } from '../db/client.js'
import { inTransaction, type Transaction } from '../db/transaction.js'
import type { Deps } from '../domain/shared/deps.js'
import type { JobName, JobOptions, JobPayloads, JobQueue } from '../domain/shared/jobs.js'
import { ok } from '@paiji/rules'
import { jobQueue } from './queue.js'
import { tasks } from './registry.js'

interface HeldJob {
  readonly name: JobName
  readonly payload: JobPayloads[JobName]
  readonly options: JobOptions
  /** When it is due, in milliseconds. */
  readonly due: number
}

/** Jobs that wait in this process until they are run, each at the time it is due. */
export interface HeldJobs {
  /** The queue for work that goes by this clock. */
  queueAt(clock: Clock): JobQueue
  /** Runs what is due by an instant, in the order of time; of one stage or case when told which. Answers how many ran. */
  runDue(deps: Deps, until: Date, about?: string): Promise<number>
  /** Gives what still waits to the ordinary queue. */
  handOver(db: Db): Promise<void>
}

const aboutOf = (payload: JobPayloads[JobName]): string | undefined =>
  Object.values(payload).find((value): value is string => typeof value === 'string')

const run = <Name extends JobName>(name: Name, deps: Deps, payload: JobPayloads[JobName]) =>
  tasks[name](deps, payload as JobPayloads[Name])

/** Held jobs: as the ordinary queue does, a job joins a waiting one of its key, and takes its place if it names a time. */
export const holdJobs = (): HeldJobs => {
  const waiting = new Map<string, HeldJob>()
  let count = 0
  const hold = (clock: Clock, name: JobName, payload: JobPayloads[JobName], options: JobOptions): void => {
    const key = options.jobKey ?? `${name}#${count++}`
    if (waiting.has(key) && !options.runAt) return
    waiting.set(key, { name, payload, options, due: (options.runAt ?? clock.now()).getTime() })
  }
  const nextDue = (until: Date, about: string | undefined): string | undefined => {
    let found: [string, HeldJob] | undefined
    for (const one of waiting) {
      if (one[1].due > until.getTime() || (about !== undefined && aboutOf(one[1].payload) !== about)) continue
      if (!found || one[1].due < found[1].due) found = one
    }
    return found?.[0]
  }
  return {
    queueAt: clock => ({
      enqueue: async (_tx: Transaction, name, payload, options = {}) => hold(clock, name, payload, options),
    }),
    runDue: async (deps, until, about) => {
      let ran = 0
      for (let key = nextDue(until, about); key !== undefined; key = nextDue(until, about)) {
        const job = waiting.get(key)
        waiting.delete(key)
        if (!job) continue
        const clock = fixedClock(new Date(job.due))
        const queue: JobQueue = {
          enqueue: async (_tx, name, payload, options = {}) => hold(clock, name, payload, options),
        }
        await workBy(clock, () => run(job.name, { ...deps, clock, jobs: queue }, job.payload))
        ran += 1
      }
      return ran
    },
    handOver: async db => {
      await inTransaction(db, async tx => {
        for (const { name, payload, options } of waiting.values()) await jobQueue.enqueue(tx, name, payload, options)
        waiting.clear()
        return ok(true)
      })
    },
  }
}
