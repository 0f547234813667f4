import { traceWith, tracing } from './base/trace.js'
import { freePort } from './db/embedded.js'
import { openDatabase } from './db/open.js'
import { readEnv } from './env.js'
import { noteParts } from './http/health.js'
import { serve, work } from './serve.js'

/**
 * The API and the worker alone, as a federation's own machines and `npm run dev` run them; one of them with `PAIJI_ROLE`.
 * Under `paiji start` it is told how the other processes fare, says when it serves, and ends with its starter.
 */
const env = readEnv()
const kept = process.send !== undefined
if (env.traces) {
  const { openTelemetry } = await import('./open-telemetry.js')
  traceWith(openTelemetry(`paiji-${env.role}`))
}
const database = await openDatabase(env, step => kept || process.stderr.write(`${step}\n`))
const closing: (() => Promise<void>)[] = []
if (env.role !== 'worker') {
  const apiPort = kept ? env.apiPort : await freePort(env.apiPort)
  const service = await serve({ env, database, apiPort, portalPort: env.portalPort })
  closing.push(service.close)
  if (!kept) process.stderr.write(`API on ${service.url}/graphql\n`)
}
if (env.role !== 'api') closing.push((await work({ env, database })).close)

let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await Promise.allSettled(closing.map(close => close()))
  await database.release().catch(() => undefined)
  await tracing()?.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('disconnect', stop)
process.on('message', noteParts)
process.send?.({ serves: true })
