import { env } from 'node:process'

/** Whether the process of this container serves, by its role. A worker and a database listen to no HTTP: that they run is the check. */
const portOf = {
  all: env.API_PORT || 4000,
  api: env.API_PORT || 4000,
  portal: env.PORTAL_PORT || 3000,
}
const port = portOf[env.PAIJI_ROLE || 'all']
const serves = async () => (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5_000) })).ok
process.exit(port === undefined || (await serves().catch(() => false)) ? 0 : 1)
