import postgres from 'postgres'

export type DriverOptions = postgres.Options<Record<string, never>>

/** Seconds until the next attempt to connect; the driver's own waits grow to twenty and are shared by the pool. */
const RETRY_AFTER = 0.1
/** Seconds after which a server that does not answer counts as lost. */
const CONNECT_TIMEOUT = 5

if (!('guarded' in postgres)) {
  throw new Error('The database driver is not the guarded one: run `npm run build`.')
}

/** Where a server is reached by a file, its folder stands in the place of the host: `postgres://role@%2Ffolder:5432/name`. */
export const socketOf = (url: string): string | undefined => {
  const { hostname, port } = new URL(url)
  const folder = decodeURIComponent(hostname)
  return folder.startsWith('/') ? `${folder}/.s.PGSQL.${port || '5432'}` : undefined
}

/** A pool of the guarded driver. A lost connection rejects what it was doing and nothing else; the next statement connects anew. */
export const openClient = (url: string, options: DriverOptions = {}): postgres.Sql =>
  postgres(url, {
    backoff: () => RETRY_AFTER,
    connect_timeout: CONNECT_TIMEOUT,
    onnotice: () => undefined,
    path: socketOf(url),
    ...options,
  }) as postgres.Sql
