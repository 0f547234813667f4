import { createServer } from 'node:http'
import type { ApolloServerPlugin } from '@apollo/server'
import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RequestContext } from '../context.js'
import type { Connection } from '../db/client.js'
import type { PersistedDocuments } from '../graphql/limits/persisted-documents.js'
import { databaseState, diskLeft } from './health.js'

/** What the API measures of itself, as Prometheus reads it. */
export interface Metrics {
  /** Counts requests by route and status. */
  readonly requests: RequestHandler
  /** Times operations by the names that the portal's documents have; any other is `other`. */
  readonly operations: ApolloServerPlugin<RequestContext>
  text(): Promise<string>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Names of operations that there are: whoever sends others makes no new series. */
export const operationNames = (documents: PersistedDocuments | undefined): ReadonlySet<string> => {
  const names = [...(documents?.values() ?? [])].flatMap(text =>
    [...text.matchAll(/\b(?:query|mutation|subscription)\s+(\w+)/g)].map(match => match[1] ?? ''),
  )
  return new Set(names)
}

const ROUTES = [
  '/graphql/stream',
  '/graphql',
  ...[
    'api',
    'calendar',
    'certificates',
    'documents',
    'events',
    'evidence',
    'feeds',
    'log',
    'open-data',
    'papers',
    'photos',
    'results',
    'bulk-exports',
    'sitemaps',
    'upload',
  ].map(folder => `/files/${folder}`),
  '/api/auth',
  '/api/email',
  '/api/invitation',
  '/api/unsubscribe',
  '/casebook.atom',
  '/changes',
  '/healthz',
  '/oauth',
  '/readyz',
]

/** The first part of an address that is one of ours. */
export const routeOf = (path: string): string =>
  ROUTES.find(route => path === route || path.startsWith(`${route}/`) || path.startsWith(`${route}?`)) ?? 'other'

const seconds = (since: number): number => (performance.now() - since) / 1000

/** Gauges that ask the database when they are read; what it does not answer is left out. */
const addState = (registers: Registry[], connection: Connection, dataDir: string): void => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const queue = gauge('paiji_queue_wait_seconds', 'How long the oldest due job has waited.')
  const outbox = gauge('paiji_outbox_wait_seconds', 'How long the oldest due mail has waited.')
  const disk = gauge('paiji_disk_left_bytes', 'Bytes left where the data are kept.')
  const up = gauge('paiji_database_up', 'Whether the database answers and takes writes.')
  new Gauge({
    name: 'paiji_unsealed_rows',
    help: 'Rows of the log that no seal covers.',
    registers,
    async collect() {
      const [state, left] = [await databaseState(connection).catch(() => undefined), await diskLeft(dataDir)]
      up.set(state?.writable ? 1 : 0)
      if (left !== null) disk.set(left)
      if (!state) return
      queue.set(state.queueSeconds)
      outbox.set(state.outboxSeconds)
      this.set(state.unsealed)
    },
  })
}

/** Makes the metrics of one API. */
export const createMetrics = (
  connection: Connection,
  dataDir: string,
  documents: PersistedDocuments | undefined,
): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  addState(registers, connection, dataDir)
  const request = new Histogram({
    name: 'paiji_http_request_seconds',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const operation = new Histogram({
    name: 'paiji_operation_seconds',
    help: 'Operations by name, and by whether they had errors.',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const names = operationNames(documents)
  return {
    requests: (incoming, response, next) => {
      const [since, route] = [performance.now(), routeOf(incoming.originalUrl)]
      response.once('close', () => request.observe({ route, status: String(response.statusCode) }, seconds(since)))
      next()
    },
    operations: {
      requestDidStart: async () => {
        const since = performance.now()
        return {
          willSendResponse: async ({ operationName, response }) => {
            const { body } = response
            const wrong = body.kind === 'single' && (body.singleResult.errors?.length ?? 0) > 0
            const name = operationName && names.has(operationName) ? operationName : 'other'
            operation.observe({ operation: name, outcome: wrong ? 'errors' : 'ok' }, seconds(since))
          },
        }
      },
    },
    text: () => registry.metrics(),
  }
}

/** `/metrics` on a port of its own, which is nobody's but the operator's. Answers how to close it. */
export const serveMetrics = (metrics: Metrics, port: number, host: string): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end()
      const text = await metrics.text().catch(() => undefined)
      if (text === undefined) return void response.writeHead(503).end()
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
    })
    server.once('error', reject)
    server.listen(port, host, () =>
      resolve(() => {
        server.closeAllConnections()
        return new Promise(done => server.close(() => done()))
      }),
    )
  })
