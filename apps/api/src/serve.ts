import path from 'node:path'
import type { OpenDatabase } from './db/open.js'
import { leakedRange } from './auth/passwords.js'
import { followReplica } from './db/replica.js'
import { purgeExpired } from './domain/shared/purge-expired.js'
import { keepOpenData } from './domain/exports/keep-open-data.js'
import { isFounded } from './domain/registry/organisations.repo.js'
import { keepSealed } from './domain/audit/keep-sealed.js'
import { type Env, repositoryRoot } from './env.js'
import { createAsking } from './graphql/exports/asking.js'
import { readManifest } from './graphql/limits/persisted-documents.js'
import { createMetrics, serveMetrics } from './http/metrics.js'
import { createApiServer } from './http/server.js'
import { tasks } from './jobs/registry.js'
import { createCaller } from './jobs/call-out.js'
import { keepCalling, keepWitnessed } from './jobs/keep-calling.js'
import { keepSending } from './jobs/keep-sending.js'
import { createSmtp } from './jobs/smtp.js'
import { startWorker, type Worker, type WorkerOptions } from './jobs/worker.js'
import { createLog, type Log } from './log.js'
import { keepStatusList } from './domain/certificates/status-list.js'
import { forgetAgain } from './domain/registry/forget-again.js'
import { forgottenKeeper, readForgotten } from './domain/registry/forgotten.js'
import { registerPublications } from './domain/publications/register-publications.js'
import {
  createDeps,
  forwardSecretOf,
  keyFolderOf,
  mailingOf,
  ensureSealKey,
  secretOf,
  setupCodeOf,
} from './services.js'

export interface ServeOptions {
  readonly env: Env
  readonly database: OpenDatabase
  readonly apiPort: number
  readonly portalPort: number
}

export interface Service {
  readonly url: string
  /** Takes no more requests and finishes what runs. */
  close(): Promise<void>
}

const MOVED = 'the standby was made the primary; it is written there now'
const PURGE_EVERY = 3600_000
/** Written by the portal's build: every document it sends. */
const manifestFile = path.join(repositoryRoot, 'apps/portal/persisted-documents.json')

/** The register of leaked passwords that the operator has named. */
const leakedOf = ({ leakedPasswords }: Env, log: Log) =>
  leakedPasswords
    ? leakedRange(leakedPasswords, error => log.error('the register of leaked passwords did not answer', error))
    : undefined

/** Starts the API on an open database. */
export const serve = async ({ env, database, apiPort, portalPort }: ServeOptions): Promise<Service> => {
  const log = createLog()
  const secret = secretOf(env)
  const url = `http://${env.host}:${apiPort}`
  const persisted = readManifest(manifestFile)
  const metrics = env.metricsPort ? createMetrics(database, env.dataDir, persisted) : undefined
  const replica = env.replica && followReplica(database, { ...env.replica, onPromoted: () => log.info(MOVED) })
  const server = await createApiServer({
    replica,
    connection: database,
    deps: createDeps(database.db, secret, mailingOf(env, portalPort), leakedOf(env, log)),
    log,
    secret,
    production: env.production,
    baseUrl: url,
    publicUrl: env.publicUrl,
    origins: [env.host, '127.0.0.1'].map(host => `http://${host}:${portalPort}`),
    persisted,
    metrics,
    dataDir: env.dataDir,
    limitRate: env.production && env.limits,
    forwardSecret: forwardSecretOf(env),
  })
  await server.listen(apiPort, env.listen)
  const closeMetrics = metrics && (await serveMetrics(metrics, env.metricsPort ?? 0, env.listen))
  if (!(await isFounded(database.db))) log.info('there is no federation yet', { setupCode: setupCodeOf(secret) })
  return {
    url,
    close: async () => {
      await closeMetrics?.()
      await server.close()
      await replica?.close()
    },
  }
}

type WorkerPlace = Pick<ServeOptions, 'env' | 'database'> & Pick<WorkerOptions, 'deps' | 'log'>

/** The worker; where the standby is made the primary another one begins there, and the one that lost its database ends. */
const startFollowingWorker = async ({ env, database, deps, log }: WorkerPlace): Promise<Worker> => {
  const start = (url: string) => startWorker({ url, deps, log, tasks, solves: env.solves })
  let [worker, isStopped] = [start(database.url), false]
  const { replica } = env
  const follow = (url: string) => {
    log.info(MOVED)
    const before = worker
    worker = before.then(async lost => {
      void lost.stop().catch(error => log.info('the worker of the lost database did not stop well', { error }))
      return isStopped ? lost : start(url)
    })
  }
  const followed = replica && followReplica(database, { ...replica, onPromoted: () => follow(replica.url) })
  await worker
  return {
    stop: async () => {
      isStopped = true
      await followed?.close()
      await (await worker).stop()
    },
  }
}

/** Starts the worker and the sealing of the log; `close` lets running jobs finish and seals what there is. */
export const work = async ({
  env,
  database,
}: Pick<ServeOptions, 'env' | 'database'>): Promise<{ close(): Promise<void> }> => {
  const log = createLog()
  const key = await ensureSealKey(env, database.db)
  const openData = keepOpenData({
    database,
    key,
    folder: path.join(env.dataDir, 'open-data'),
    onProblem: (message, error) => log.error(message, error),
  })
  const own = createDeps(database.db, secretOf(env), mailingOf(env))
  const deps = { ...own, openData, asking: createAsking(own) }
  const again = await forgetAgain(deps, readForgotten(env.dataDir))
  if (again.erased + again.privacy > 0) log.info('what people asked to be forgotten was done again', again)
  const keepForgotten = forgottenKeeper(database.db, env.dataDir)
  const worker = await startFollowingWorker({ env, database, deps, log })
  const sending = keepSending({
    deps,
    transport: env.smtp && createSmtp(env.smtp),
    onProblem: (message, error) => log.error(message, error),
  })
  const outward = {
    deps,
    caller: createCaller({ allowPrivate: env.webhooksPrivate }),
    onProblem: (message: string, error: unknown) => log.error(message, error),
  }
  const calling = keepCalling(outward)
  const witnessed = keepWitnessed(outward)
  const sealing = keepSealed({
    db: database.db,
    key,
    before: async () => {
      await registerPublications(database.db, key)
      await keepStatusList(database.db, key, deps.clock.now())
      await keepForgotten()
    },
    folder: keyFolderOf(env),
    onProblem: (message, error) => log.error(message, error),
  })
  const purge = () => purgeExpired(database.db, new Date()).catch(error => log.error('nothing was purged', error))
  const purging = setInterval(purge, PURGE_EVERY)
  void purge()
  return {
    close: async () => {
      clearInterval(purging)
      await openData.close()
      await worker.stop()
      await sending.close()
      await calling.close()
      await witnessed.close()
      await sealing.close()
    },
  }
}
