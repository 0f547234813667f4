import path from 'node:path'
import type { OpenDatabase } from './db/open.js'
import { sealLog } from './domain/audit/seal.js'
import { type Env, repositoryRoot } from './env.js'
import { readManifest } from './graphql/limits/persisted-documents.js'
import { tasks } from './jobs/registry.js'
import { startWorker } from './jobs/worker.js'
import { createLog } from './log.js'
import { createApiServer } from './http/server.js'
import { createDeps, sealKeyOf, secretOf } from './services.js'

export interface ServeOptions {
  readonly env: Env
  readonly database: OpenDatabase
  readonly apiPort: number
  readonly portalPort: number
}

export interface Service {
  readonly url: string
  /** Takes no more requests and jobs, finishes what runs, and seals the log. */
  close(): Promise<void>
}

const SEAL_EVERY = 10 * 60_000
/** Written by the portal's build: every document it sends. */
const manifestFile = path.join(repositoryRoot, 'apps/portal/persisted-documents.json')

/** Starts the API and the worker on an open database. */
export const serve = async ({ env, database, apiPort, portalPort }: ServeOptions): Promise<Service> => {
  const log = createLog()
  const secret = secretOf(env)
  const deps = createDeps(database.db, secret)
  const url = `http://${env.host}:${apiPort}`
  const server = await createApiServer({
    connection: database,
    deps,
    log,
    secret,
    production: env.production,
    baseUrl: url,
    origins: [env.host, '127.0.0.1'].map(host => `http://${host}:${portalPort}`),
    persisted: readManifest(manifestFile),
  })
  await server.listen(apiPort, env.listen)
  const worker = await startWorker({ url: database.url, deps, log, tasks })
  const seal = () => sealLog(database.db, sealKeyOf(env)).catch(error => log.error('the log was not sealed', error))
  const sealing = setInterval(seal, SEAL_EVERY)
  return {
    url,
    close: async () => {
      clearInterval(sealing)
      await Promise.all([server.close(), worker.stop()])
      await seal()
    },
  }
}
