import { setTimeout as sleep } from 'node:timers/promises'
import { err, ok, problem } from '@paiji/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../db/transaction.js'
import { createLog } from '../log.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { testDeps } from '../testing/deps.js'
import { openPresence } from './presence.js'
import { jobQueue } from './queue.js'
import type { TaskList } from './task.js'
import { runPendingJobs } from '../testing/run-pending.js'
import { startWorker } from './worker.js'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const stageId = '0198c0de-0000-7000-8000-000000000001'
const ran: string[] = []
const tasks: TaskList = {
  'recompute-standings': async (_deps, payload) => {
    ran.push(`recompute ${payload.stageId}`)
    return []
  },
  'settle-record-proposal': async () => [],
  'run-clocks': async () => [],
  'find-anomalies': async () => [],
  'work-large-table': async () => [],
  'run-bulk-export': async () => [],
  'weigh-policy': async () => [],
  'write-open-data': async () => [],
  'withdraw-open-data': async () => [],
  'issue-due-lists': async () => [],
  'find-grade-candidates': async () => [],
  'notify-ruling': async () => [],
  'notify-appeal-time': async () => [],
  'solve-deals': async () => [],
  'tally-play': async () => [],
  'issue-list': async () => [],
  'approve-event-request': async () => [],
  'close-windows': async () => {
    throw new Error('broken task')
  },
}

const enqueue = (keep: boolean, jobKey?: string) =>
  inTransaction(database.db, async tx => {
    await jobQueue.enqueue(tx, 'recompute-standings', { stageId }, { jobKey })
    return keep ? ok(true) : err([problem('NO')])
  })
const waiting = async () => (await database.sql`select count(*)::int as n from graphile_worker.jobs`)[0]?.n

describe('the queue', () => {
  it('holds what was committed, once per key, and nothing that was rolled back', async () => {
    await enqueue(false)
    expect(await waiting()).toBe(0)
    for (let i = 0; i < 20; i++) await enqueue(true, 'recompute-standings:1')
    expect(await waiting()).toBe(1)
    await runPendingJobs(database.url, testDeps(database.db), tasks)
    expect(ran.splice(0)).toEqual([`recompute ${stageId}`])
    expect(await waiting()).toBe(0)
  })

  it('is worked off by a worker soon after the commit', async () => {
    const logged: string[] = []
    const deps = testDeps(database.db)
    const log = createLog(line => logged.push(line))
    // It is told, it does not look.
    const worker = await startWorker({ url: database.url, deps, log, tasks, lookEvery: 3_600_000 })
    await enqueue(true)
    await expect.poll(() => ran.length, { interval: 5 }).toBe(1)
    await worker.stop()
    expect(logged).toEqual([])
  })

  it('keeps a job that failed, and tells', async () => {
    await inTransaction(database.db, async tx => {
      await jobQueue.enqueue(tx, 'close-windows', { stageId })
      return ok(true)
    })
    await expect(runPendingJobs(database.url, testDeps(database.db), tasks)).rejects.toThrow('broken task')
    expect(await waiting()).toBe(1)
  })

  it('gives back what a worker that died had taken, and leaves what a living one has', async () => {
    await database.sql`delete from graphile_worker._private_jobs`
    const living = openPresence(database.url)
    await living.hold('pool-living')
    for (const pool of ['pool-dead', 'pool-living']) {
      await enqueue(true, pool)
      await database.sql`update graphile_worker._private_jobs
        set locked_by = ${pool}, locked_at = now() - interval '1 minute', attempts = 1 where key = ${pool}`
    }
    ran.splice(0)
    const worker = await startWorker({
      url: database.url,
      deps: testDeps(database.db),
      log: createLog(() => undefined),
      tasks,
    })
    await expect.poll(() => ran.length, { interval: 20 }).toBe(1)
    await worker.stop()
    const left = await database.sql`select key, locked_by from graphile_worker._private_jobs`
    expect(left).toMatchObject([{ key: 'pool-living', locked_by: 'pool-living' }])
    await living.end()
    await database.sql`delete from graphile_worker._private_jobs`
  })

  it('is worked off although every connection of the worker is ended again and again', async () => {
    const escaped: unknown[] = []
    const note = (error: unknown) => escaped.push(error)
    process.on('unhandledRejection', note)
    ran.splice(0)
    const worker = await startWorker({
      url: database.url,
      deps: testDeps(database.db),
      log: createLog(() => undefined),
      tasks,
    })
    for (let round = 0; round < 12; round++) {
      for (let i = 0; i < 5; i++) await enqueue(true, `steady-${round}-${i}`)
      await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name in ('paiji-worker', 'paiji-presence')`
      await sleep(40)
    }
    await expect.poll(waiting, { interval: 50 }).toBe(0)
    await worker.stop()
    process.off('unhandledRejection', note)
    expect(escaped).toEqual([])
    expect(ran.length).toBeGreaterThanOrEqual(60)
  })
})
