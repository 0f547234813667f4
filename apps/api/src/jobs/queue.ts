import { sql } from 'drizzle-orm'
import { sendLast } from '../db/transaction.js'
import type { JobQueue } from '../domain/shared/jobs.js'

/**
 * Queues through SQL inside the caller's transaction. A waiting job of the same key is joined: its time of running
 * is kept, so that a steady stream of entries cannot put a recomputation off for ever. A transaction that joins a
 * job holds it until its commit, and the next one waits: it is the last that the transaction does.
 */
export const jobQueue: JobQueue = {
  enqueue: (tx, name, payload, options = {}) => {
    const { jobKey, runAt } = options
    const adding = sql`select graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      job_key => ${jobKey ?? null}::text,
      job_key_mode => ${runAt ? 'replace' : 'preserve_run_at'}::text)`
    return sendLast(tx, jobKey ?? '', () => tx.execute(adding))
  },
}
