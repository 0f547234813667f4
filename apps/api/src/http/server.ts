import 'reflect-metadata'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import path from 'node:path'
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from 'express'
import { accountOfToken, bearerOf } from '../auth/api-token.js'
import { type Auth, createAuth, signedIn } from '../auth/session.js'
import { documentRoute } from './document-route.js'
import { mountArchives } from './archive-routes.js'
import { Admission } from './admission.js'
import { photoRoute } from './photo-route.js'
import { evidenceRoute } from './evidence-route.js'
import { uploadRoute } from './upload-route.js'
import { authRoute } from './auth-route.js'
import { settleAddress } from './client-address.js'
import { certificateRoute } from './certificate-route.js'
import { mountOAuth } from './oauth-route.js'
import { paperRoute } from './paper-route.js'
import { openDataRoute } from './open-data-route.js'
import { refuseSpent } from './refuse-spent.js'
import { readBody, smallBody } from './read-body.js'
import { securityHeaders } from './security-headers.js'
import { answerFromKept, KeptAnswers, keptPlugin, recordingOf } from './kept-answers.js'
import { StreamCaps } from '../graphql/limits/stream-caps.js'
import { ChangeWatchers, changesRoute } from './changes-route.js'
import { bulkExportRoute } from './bulk-export-route.js'
import { calendarRoute } from './calendar-route.js'
import { casebookFeed } from './casebook-feed.js'
import { contextOfRequest, type RequestContext, requestIdOf } from '../context.js'
import type { Connection } from '../db/client.js'
import type { Replica } from '../db/replica.js'
import type { Recording } from '../db/recording.js'
import { listenForChanges, readTableNames } from '../db/table-changes.js'
import { outageOf } from '../db/failure.js'
import { noteAccountEvent } from '../domain/accounts/account-events.js'
import { mailPasswordReset, RESET_SECONDS } from '../domain/accounts/mail-password-reset.js'
import type { Deps } from '../domain/shared/deps.js'
import { createArmor, MAX_TOKENS } from '../graphql/limits/armor.js'
import { outagePlugin } from '../graphql/limits/outage-plugin.js'
import { compiledPlugin } from '../graphql/limits/compiled-plugin.js'
import { costPlugin } from '../graphql/limits/cost-plugin.js'
import { replicaPlugin } from '../graphql/limits/replica-plugin.js'
import { ratePlugin } from '../graphql/limits/rate-plugin.js'
import { knownDocuments } from '../graphql/limits/known-documents.js'
import { type PersistedDocuments, persistedDocuments } from '../graphql/limits/persisted-documents.js'
import { logRoute } from './log-route.js'
import { resultsRoute } from './results-route.js'
import { healthRoute, readyRoute } from './health.js'
import { siteMapRoute } from './site-map-route.js'
import { schemaRoute } from './schema-route.js'
import { rankingFeed, rankingsFeed } from './ranking-feed.js'
import { resultsFeed } from './results-feed.js'
import { emailRoute, unsubscribeRoute } from './email-route.js'
import { invitationRoute } from './invitation-route.js'
import type { Metrics } from './metrics.js'
import { tracedOperations, tracedRequests } from './traced.js'
import { listenForNotices } from '../graphql/pub-sub.js'
import { SpentAddresses } from '../graphql/limits/spent-addresses.js'
import { tokenPlugin } from '../graphql/limits/token-plugin.js'
import { freshFactorPlugin } from '../graphql/limits/fresh-factor-plugin.js'
import { createSchema } from '../graphql/schema.js'
import { maskError, unavailable } from '../graphql/shared/errors.js'
import { serveWebSocket, sseRoute } from '../graphql/subscription-routes.js'
import type { SubscriptionRules } from '../graphql/subscriptions.js'
import type { Log } from '../log.js'

export interface ServerOptions {
  readonly connection: Connection
  readonly deps: Deps
  readonly log: Log
  readonly secret: string
  readonly production: boolean
  /** The API's own address. */
  readonly baseUrl: string
  /** Origins whose pages may act for their visitors: the portal's. */
  readonly origins: readonly string[]
  /** Where people reach the portal, when that is not where it listens; with https cookies are `Secure`. */
  readonly publicUrl?: string | undefined
  readonly persisted?: PersistedDocuments
  readonly limitRate?: boolean
  /** Where the disk must have room for `/readyz`; the working folder unless told. */
  readonly dataDir?: string
  /** How often a query is asked before it is compiled. */
  readonly compileAfter?: number
  /** A standby that answers what nobody in particular asks. */
  readonly replica?: Replica | undefined
  /** What is measured, if anything. */
  readonly metrics?: Metrics | undefined
  /** What the portal proves itself with when it says whose request it passes on. */
  readonly forwardSecret?: string
  /** How long a request is waited for. */
  readonly patience?: Patience
}

/** How long a connection is kept for a request that comes in slowly, in milliseconds; then it is answered with 408. */
export interface Patience {
  /** Until its head is there. */
  readonly headersTimeout: number
  /** Until all of it is there: a file of the largest size over a slow line. */
  readonly requestTimeout: number
  /** How often connections are looked at. */
  readonly connectionsCheckingInterval: number
}

const PATIENCE: Patience = { headersTimeout: 15_000, requestTimeout: 180_000, connectionsCheckingInterval: 5_000 }

export interface ApiServer {
  readonly apollo: ApolloServer<RequestContext>
  readonly auth: Auth
  readonly http: Server
  listen(port: number, host?: string): Promise<number>
  close(): Promise<void>
}

/** How long requests under way are waited for when the server stops, in milliseconds. */
const ANSWER_WITHIN = 6_000

/** The Apollo server alone: schema, limits, masks. Tests run operations on it without HTTP. */
export const createApollo = (
  options: Pick<ServerOptions, 'log' | 'production' | 'compileAfter'>,
  more: readonly ApolloServerPlugin<RequestContext>[] = [],
) => {
  const armor = createArmor()
  const schema = createSchema()
  const report = (error: unknown) => options.log.error('a request failed', error)
  const apollo = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    documentStore: knownDocuments(),
    validationRules: [...armor.validationRules],
    plugins: [
      // Its hook on every field is the dearest part of a long list; nothing here is marked for it.
      ApolloServerPluginCacheControlDisabled(),
      costPlugin(),
      outagePlugin(),
      tokenPlugin(),
      freshFactorPlugin(),
      compiledPlugin(options.compileAfter),
      ...armor.plugins,
      // People ask on the portal's own page, which loads nothing of anybody else.
      ApolloServerPluginLandingPageDisabled(),
      ...more,
    ],
    formatError: (formatted, error) => maskError(formatted, error, report),
    stopOnTerminationSignals: false,
  })
  const rules: SubscriptionRules = { schema, validationRules: armor.validationRules, report }
  return { apollo, rules }
}

/** Signing in and out, which tells what it does and what fails. */
const authOf = (options: ServerOptions, origins: readonly string[]): Auth => {
  const { connection, deps, log, secret, baseUrl, publicUrl, production } = options
  return createAuth({
    db: connection.db,
    secret,
    baseUrl: publicUrl ?? baseUrl,
    origins: [...origins],
    limitRate: options.limitRate ?? production,
    note: event => noteAccountEvent(deps, event),
    sendReset: (accountId, token) => mailPasswordReset(deps, accountId, token),
    resetSeconds: RESET_SECONDS,
    leaked: deps.leaked,
    report: error => log.error('signing in or out, or reading a session, failed', error),
  })
}

/** The API over HTTP: GraphQL with its streams, files in and out, accounts, health. It serves once `listen` is called. */
export const createApiServer = async (options: ServerOptions): Promise<ApiServer> => {
  const { connection, deps, log, baseUrl, origins, production } = options
  const app = express()
  const http = createServer({ ...(options.patience ?? PATIENCE) }, app)
  const { publicUrl } = options
  const trusted = [...origins, baseUrl, ...(publicUrl ? [publicUrl] : [])]
  const auth = authOf(options, trusted)
  const limitRate = options.limitRate ?? production
  const spent = new SpentAddresses()
  const kept = new KeptAnswers(await readTableNames(connection.sql))
  const { apollo, rules } = createApollo(options, [
    ApolloServerPluginDrainHttpServer({ httpServer: http, stopGracePeriodMillis: ANSWER_WITHIN }),
    ...(limitRate ? [ratePlugin(connection.db, spent)] : []),
    ...(options.replica ? [replicaPlugin(options.replica)] : []),
    keptPlugin(kept),
    tracedOperations(options.persisted),
    ...(options.metrics ? [options.metrics.operations] : []),
  ])
  const caps = new StreamCaps()
  http.prependListener('upgrade', request => settleAddress(request, options.forwardSecret))
  const contextOf = (headers: IncomingHttpHeaders, recording?: Recording) =>
    contextOfRequest(recording ? recorded(deps, connection, recording) : deps, auth, headers, recording).catch(
      tellOutage,
    )
  const sockets = serveWebSocket(http, '/graphql', rules, contextOf, origin => trusted.includes(origin), caps)
  const notices = await listenForNotices(connection.sql)
  const watchers = new ChangeWatchers()
  const changes = await tellChanges(connection, kept, watchers)
  await apollo.start()
  mountRoutes(app, {
    options,
    auth,
    apollo,
    kept,
    spent,
    watchers,
    contextOf,
    stream: sseRoute(rules, contextOf, caps),
  })
  app.use(refuseBadRequests(log))
  return {
    apollo,
    auth,
    http,
    listen: (port, host = '127.0.0.1') => listenOn(http, port, host),
    close: async () => {
      await sockets.dispose()
      // Streams never end by themselves; everything else that is under way is answered first.
      caps.endAll()
      watchers.endAll()
      await apollo.stop()
      await changes.stop()
      await notices.stop()
    },
  }
}

/** Answers and pages that hang on a table are dropped when it changes. */
const tellChanges = (
  { sql }: Connection,
  kept: KeptAnswers,
  watchers: ChangeWatchers,
): Promise<{ stop(): Promise<void> }> =>
  listenForChanges(
    sql,
    table => {
      kept.changed(table)
      watchers.tell(table)
    },
    () => {
      kept.forget()
      watchers.tell('*')
    },
  )

/** The port it listens on, which the system chooses for 0. */
const listenOn = (http: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host, () => {
      const address = http.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

interface Mount {
  readonly options: ServerOptions
  readonly auth: Auth
  readonly apollo: ApolloServer<RequestContext>
  readonly kept: KeptAnswers
  readonly spent: SpentAddresses
  readonly watchers: ChangeWatchers
  readonly contextOf: (headers: IncomingHttpHeaders, recording?: Recording) => Promise<RequestContext>
  readonly stream: RequestHandler
}

/** What is kept as a file, and what is brought as one. */
const mountFiles = (app: Express, options: Mount['options'], contextOf: Mount['contextOf']): void => {
  app.get('/files/results/:revision/:format', resultsRoute(contextOf))
  app.get('/files/calendar/:kind/:file', calendarRoute(options.deps))
  app.use('/files/log', logRoute(options.deps))
  app.use('/files/certificates', certificateRoute(options.deps))
  app.use('/files/papers', paperRoute(contextOf))
  app.use('/files/open-data', openDataRoute(path.join(options.dataDir ?? '.', 'open-data')))
  mountArchives(app, contextOf)
  app.get('/files/documents/:document', documentRoute(contextOf))
  app.get('/files/photos/:person', photoRoute(contextOf))
  app.get('/files/evidence/:evidence/:form', evidenceRoute(contextOf))
  app.put('/files/upload/:ticket', uploadRoute(contextOf))
  app.get('/files/bulk-exports/:file', bulkExportRoute(contextOf))
  app.get('/files/sitemaps/:file', siteMapRoute(options.deps))
  app.get('/files/api/schema.graphql', schemaRoute())
}

const mountRoutes = (app: Express, mount: Mount): void => {
  const { options, auth, apollo, kept, spent, watchers, contextOf, stream } = mount
  app.disable('x-powered-by')
  if (options.metrics) app.use(options.metrics.requests)
  app.use(tracedRequests)
  const always = securityHeaders(options.publicUrl?.startsWith('https:') ?? false, options.production)
  app.use((request, response, next) => {
    settleAddress(request, options.forwardSecret)
    const requestId = requestIdOf(request.headers)
    request.headers['x-request-id'] = requestId
    response.set({ ...always, 'x-request-id': requestId })
    next()
  })
  app.get('/healthz', healthRoute(options.connection))
  app.get('/readyz', readyRoute(options.connection, options.dataDir ?? '.'))
  app.get(
    '/changes',
    changesRoute(watchers, proof => options.forwardSecret !== undefined && proof === options.forwardSecret),
  )
  mountFiles(app, options, contextOf)
  app.get('/casebook.atom', casebookFeed(options.deps))
  app.get('/files/feeds/rankings/:file', rankingFeed(options.deps))
  for (const type of ['atom', 'json'] as const)
    app.get(`/files/feeds/rankings.${type}`, rankingsFeed(options.deps, type))
  app.get('/files/feeds/results/:file', resultsFeed(options.deps))
  mountOAuth(app, {
    deps: options.deps,
    limitRate: options.limitRate ?? options.production,
    issuer: options.publicUrl ?? options.baseUrl,
  })
  app.post('/api/invitation', smallBody, invitationRoute(options.deps))
  app.post('/api/email', smallBody, emailRoute(options.deps))
  app.post('/api/unsubscribe', smallBody, unsubscribeRoute(options.deps))
  app.all('/api/auth/*splat', authRoute(auth))
  app.use(
    '/graphql',
    refuseSpent(spent),
    readBody(async headers => {
      const bearer = bearerOf(headers)
      const who = bearer
        ? await accountOfToken(options.deps.db, options.deps.clock, bearer)
        : await signedIn(auth, headers)
      return who !== undefined
    }),
    persistedDocuments(options.persisted, options.production),
  )
  app.use('/graphql/stream', stream)
  const admission = new Admission()
  app.use(
    '/graphql',
    answerFromKept(kept),
    expressMiddleware(apollo, {
      context: async ({ req, res }) => {
        const context = await contextOf(req.headers, recordingOf(req))
        await admit(admission, context, res)
        return context
      },
    }),
  )
}

/** Waits for the request's turn, and gives it up when the answer was sent. */
const admit = async (admission: Admission, { viewer, address }: RequestContext, response: Response): Promise<void> => {
  const leave = viewer.accountId === undefined ? await admission.other(address ?? '') : admission.first()
  if (!leave) throw unavailable('SERVICE_UNAVAILABLE')
  if (response.destroyed) leave()
  else response.once('close', leave)
}

/** The same with a database that notes what is done to it. */
const recorded = (deps: Deps, connection: Connection, recording: Recording): Deps => ({
  ...deps,
  db: connection.watched(statement => recording.note(statement)),
})

/** Whoever asks is looked up in the database, which may be gone. */
const tellOutage = (error: unknown): never => {
  const outage = outageOf(error)
  throw outage ? unavailable(outage) : error
}

interface Refused {
  readonly status?: number
  readonly type?: string
  /** Of a token that does not hold. */
  readonly extensions?: { readonly http?: { readonly status?: number } }
}

/** A body that cannot be read is the caller's fault, everything else ours; neither shows what is inside. */
const refuseBadRequests = (log: Log): ErrorRequestHandler => {
  return (error: Refused, _request, response, next) => {
    if (response.headersSent) return next(error)
    const outage = outageOf(error)
    if (outage) {
      const { message, extensions } = unavailable(outage)
      const { code, retryable } = extensions
      return void response
        .status(503)
        .set('retry-after', '2')
        .json({ errors: [{ message, extensions: { code, retryable } }] })
    }
    const said = error.status ?? error.extensions?.http?.status
    const status = said && said >= 400 && said < 500 ? said : 500
    if (status === 500) log.error('a request failed', error)
    const code = status === 413 ? 'REQUEST_TOO_LARGE' : status === 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST'
    response.status(status).json({ errors: [{ message: 'This request was not accepted.', extensions: { code } }] })
  }
}
