import cluster from 'node:cluster'
import { OperatorFailure } from './base/operator-failure.js'
import { traceWith, tracing } from './base/trace.js'
import { keepApiProcesses } from './cli/api-processes.js'
import { waitForPart } from './cli/wait-for-part.js'
import { freePort } from './db/embedded.js'
import { openDatabase } from './db/open.js'
import { readEnv } from './env.js'
import { noteParts } from './http/health.js'
import { serve, work } from './serve.js'

/**
 * The API and the worker alone, as a federation's own machines and `npm run dev` run them; one of them with `PAIJI_ROLE`.
 * Under `paiji start` it is told how the other processes fare, says when it serves, and ends with its starter; one that
 * is spare waits first until it is told which it is.
 */
if (readEnv().waits) await waitForPart()
const env = readEnv()
const kept = process.send !== undefined
if (env.traces) {
  const { openTelemetry } = await import('./open-telemetry.js')
  traceWith(openTelemetry(`paiji-${env.role}`))
}
let stopping = false
/** Ends this process, after what it has to finish. */
const endWith = (finish: () => Promise<void>): void => {
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    await finish()
    await tracing()?.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
}

/** The first of several processes of the API: it serves nobody itself. */
const keepSeveral = async (): Promise<void> => {
  const processes = keepApiProcesses(env)
  endWith(processes.stop)
  process.on('message', message => {
    if (typeof message === 'object' && message !== null) processes.send(message)
  })
  await processes.serving
}

const serveAlone = async (): Promise<void> => {
  const database = await openDatabase(env, step => kept || process.stderr.write(`${step}\n`))
  const closing: (() => Promise<void>)[] = []
  endWith(async () => {
    await Promise.allSettled(closing.map(close => close()))
    await database.release().catch(() => undefined)
  })
  if (env.role !== 'worker') {
    const apiPort = kept ? env.apiPort : await freePort(env.apiPort)
    const service = await serve({ env, database, apiPort, portalPort: env.portalPort })
    closing.push(service.close)
    if (!kept) process.stderr.write(`API on ${service.url}/graphql\n`)
  }
  if (env.role !== 'api') closing.push((await work({ env, database })).close)
  process.on('message', noteParts)
}

try {
  await (cluster.isPrimary && env.role === 'api' && env.apiProcesses > 1 ? keepSeveral() : serveAlone())
} catch (error) {
  if (!(error instanceof OperatorFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
process.send?.({ serves: true })
