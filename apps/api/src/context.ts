import { HeaderMap } from '@apollo/server'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { accountOfToken, bearerOf } from './auth/api-token.js'
import { loadViewer } from './auth/load-viewer.js'
import { type Auth, signedIn } from './auth/session.js'
import type { Viewer } from './auth/viewer.js'
import type { Database } from './db/client.js'
import type { Recording } from './db/recording.js'
import type { Deps } from './domain/shared/deps.js'
import { ClientError } from './graphql/shared/errors.js'

/** Makes one loader for one request. Written once per module, e.g. `personLoader`. */
export type LoaderFactory<T> = (deps: Deps, viewer: Viewer) => T

/** What every resolver is given. */
export interface RequestContext {
  readonly deps: Deps
  readonly viewer: Viewer
  readonly requestId: string
  /** Where the request came from; unknown where no request came from anywhere. */
  readonly address: string | undefined
  /** What the request does to the database; unknown where no request came from anywhere. */
  readonly recording?: Recording | undefined
  /** The request's own instance of a loader; made at its first use. */
  load<T>(factory: LoaderFactory<T>): T
}

export const createContext = (deps: Deps, viewer: Viewer, address?: string, recording?: Recording): RequestContext => {
  const loaders = new Map<LoaderFactory<unknown>, unknown>()
  const context: RequestContext = {
    deps,
    viewer,
    requestId: viewer.requestId,
    address,
    recording,
    load: factory => {
      const found = loaders.get(factory)
      if (found !== undefined) return found as ReturnType<typeof factory>
      const made = factory(context.deps, viewer)
      loaders.set(factory, made)
      return made
    },
  }
  return context
}

/** Lets the request read from another server of the same data; what it reads there is not kept for others. */
export const readFrom = (context: RequestContext, db: Database): void => {
  Object.assign(context, { deps: { ...context.deps, db }, recording: undefined })
}

/** The caller's own request id when it is a modest one, else a new one. */
export const requestIdOf = (headers: IncomingHttpHeaders): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** The address that `settleAddress` left in the headers. */
const addressIn = (headers: IncomingHttpHeaders): string | undefined => {
  const said = headers['x-forwarded-for']
  return typeof said === 'string' ? said : undefined
}

/** 401 with the scheme that is asked for (RFC 6750, 3). */
const invalidToken = (): ClientError =>
  new ClientError('UNAUTHENTICATED', 'This token is not valid.', {
    reason: 'TOKEN',
    http: {
      status: 401,
      headers: new HeaderMap([['www-authenticate', 'Bearer realm="paiji", error="invalid_token"']]),
    },
  })

/** The context of an HTTP request or a socket: the token, or else the session, is read once. An invalid token is refused. */
export const contextOfRequest = async (
  deps: Deps,
  auth: Auth,
  headers: IncomingHttpHeaders,
  recording?: Recording,
): Promise<RequestContext> => {
  const bearer = bearerOf(headers)
  const who = bearer ? await accountOfToken(deps.db, deps.clock, bearer) : await signedIn(auth, headers)
  if (bearer && !who) throw invalidToken()
  const viewer = await loadViewer(deps.db, deps.clock, who, requestIdOf(headers))
  return createContext(deps, viewer, addressIn(headers), recording)
}
