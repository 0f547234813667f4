import { openClient } from '../db/driver.js'

/**
 * Which worker pools live: each holds an advisory lock named by its id, on a session of its own. The lock goes with the
 * process however it ends, so that a job whose pool's lock is free was left by a dead one.
 */
export interface Presence {
  /** Says that this pool lives; again when the session was lost. */
  hold(poolId: string): Promise<void>
  /** Gives the jobs of dead pools back to the queue, and answers how many pools that were. */
  freeDead(): Promise<number>
  end(): Promise<void>
}

/** A pool that has just taken a job may not hold its lock yet. */
const GRACE_SECONDS = 3

export const openPresence = (url: string): Presence => {
  const sql = openClient(url, {
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    connection: { application_name: 'paiji-presence' },
  })
  return {
    hold: async poolId => {
      await sql`
        select case when not exists (
          select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
            and objid = hashtext(${poolId})::bigint & 4294967295 and objsubid = 1
        ) then pg_try_advisory_lock(hashtext(${poolId})) end`
    },
    freeDead: async () => {
      const found = await sql<{ id: string }[]>`
        with held as (
          select distinct locked_by as id from graphile_worker._private_jobs
          where locked_by is not null and locked_at < now() - make_interval(secs => ${GRACE_SECONDS})
          union
          select distinct locked_by from graphile_worker._private_job_queues
          where locked_by is not null and locked_at < now() - make_interval(secs => ${GRACE_SECONDS})
        )
        select id from held where not exists (
          select from pg_locks where locktype = 'advisory' and granted
            and database = (select oid from pg_database where datname = current_database())
            and objid = hashtext(id)::bigint & 4294967295 and objsubid = 1)`
      const ids = found.map(row => row.id)
      if (ids.length > 0) await sql`select graphile_worker.force_unlock_workers(${ids}::text[])`
      return ids.length
    },
    end: () => sql.end({ timeout: 1 }),
  }
}
