import pg from 'pg'
import type { Log } from '../log.js'

/** A connection that went away, in whatever words. */
const isLost = ({ code = '', message = '' }: { code?: string; message?: string }): boolean =>
  /^(57P01|57P02|08\w{3}|ECONN\w+|EPIPE)$/.test(code) || /terminat|not queryable|connection error/i.test(message)

/** The state that the queue's library waits for and tries again: the server cannot connect now. */
const TRY_AGAIN = '57P03'

const renamed = (error: { code?: string; message?: string }): never => {
  if (isLost(error)) error.code = TRY_AGAIN
  throw error
}

/**
 * The pool of the queue itself, never of its tasks. The library ends the process when it cannot note that a job is
 * done; it does not when the failure is one that it tries again.
 */
export const steadyPool = (url: string, max: number, log: Pick<Log, 'info'>): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    application_name: 'paiji-worker',
  })
  const tell = (error: Error) => log.info('the job queue lost a connection', { reason: error.message })
  pool.on('error', tell)
  pool.on('connect', client => {
    client.on('error', tell)
    const query = client.query as (...args: unknown[]) => unknown
    const steady = (...args: unknown[]): unknown => {
      const result = query.apply(client, args)
      return result instanceof Promise ? result.catch(renamed) : result
    }
    client.query = steady as typeof client.query
  })
  return pool
}
