import express, { type Express, type Request, type Response } from 'express'
import { apiScopes, newToken, startOfToken } from '../auth/api-token.js'
import { type ProvedClient, provedClient } from '../auth/oauth-client.js'
import type { Db } from '../db/client.js'
import { type Allowance, chargeBucket } from '../db/rate-bucket.js'
import { endFetchedToken, fetchToken } from '../domain/accounts/oauth-clients.js'
import type { Deps } from '../domain/shared/deps.js'

/** Attempts from one address: what a hall of programs needs, and far from what guessing would take. */
const attemptsFrom: Allowance = { name: 'oauth-from', capacity: 60, perSecond: 1 }
/** Tokens of one client: each holds for an hour. */
const tokensOfClient: Allowance = { name: 'oauth-client', capacity: 30, perSecond: 1 / 30 }

const FORM = express.urlencoded({ extended: false, limit: 8 * 1024, parameterLimit: 20 })

/** The words of RFC 6749, section 5.2. */
type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope'

const refuse = (response: Response, status: number, error: OAuthError, description: string): undefined => {
  if (status === 401) response.set('www-authenticate', 'Basic realm="paiji", charset="UTF-8"')
  response.status(status).json({ error, error_description: description })
  return undefined
}

/** The fields of a form, each given once; undefined where the body is none (RFC 6749, section 3.2: no parameter twice). */
const formOf = (request: Request): ReadonlyMap<string, string> | undefined => {
  if (!request.is('application/x-www-form-urlencoded')) return undefined
  const fields = Object.entries((request.body ?? {}) as Record<string, unknown>)
  if (!fields.every((field): field is [string, string] => typeof field[1] === 'string')) return undefined
  // An empty parameter counts as left out (section 3.1).
  return new Map(fields.filter(([, value]) => value !== ''))
}

interface Credentials {
  readonly id: string
  readonly secret: string
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** `client_secret_basic`: both parts are form-encoded before they are joined (RFC 6749, section 2.3.1). */
const basicOf = (header: string): Credentials | undefined => {
  const [, coded] = /^Basic ([\w+/=-]+)$/i.exec(header) ?? []
  const text = Buffer.from(coded ?? '', 'base64').toString('utf8')
  const at = text.indexOf(':')
  const [id, secret] = [decoded(text.slice(0, Math.max(at, 0))), decoded(text.slice(at + 1))]
  return at > 0 && id && secret ? { id, secret } : undefined
}

/** Who the client says it is, in one way alone; what is wrong is answered. */
const credentialsOf = (request: Request, form: ReadonlyMap<string, string>, response: Response) => {
  const { authorization } = request.headers
  const [id, secret] = [form.get('client_id'), form.get('client_secret')]
  if (authorization === undefined) {
    if (id && secret) return { id, secret }
    return refuse(response, 401, 'invalid_client', 'The client did not say who it is.')
  }
  const basic = basicOf(authorization)
  if (!basic) return refuse(response, 401, 'invalid_client', 'The Authorization header cannot be read.')
  if (secret !== undefined || (id !== undefined && id !== basic.id))
    return refuse(response, 400, 'invalid_request', 'The client proves itself in one way alone.')
  return basic
}

interface Asked {
  readonly client: ProvedClient
  readonly form: ReadonlyMap<string, string>
}

interface OAuthRoutes {
  readonly deps: Deps
  readonly limitRate: boolean
  /** Where this server is reached. */
  readonly issuer: string
}

/** Whether there is anything left to spend; what is not is answered with 429. */
const spend = async (db: Db, key: string, allowance: Allowance, response: Response): Promise<boolean> => {
  const charge = await chargeBucket(db, key, 1, allowance)
  if (charge.allowed) return true
  response.status(429).set('retry-after', String(charge.retryAfter))
  response.json({ error: 'temporarily_unavailable', error_description: 'Too many requests.' })
  return false
}

/** The client that asks and what it asks; undefined where that is wrong, which is answered then. */
const askedBy = async ({ deps, limitRate }: OAuthRoutes, request: Request, response: Response) => {
  response.set({ 'cache-control': 'no-store', pragma: 'no-cache' })
  const from = String(request.headers['x-forwarded-for'] ?? '')
  if (limitRate && !(await spend(deps.db, `oauth-from:${from}`, attemptsFrom, response))) return undefined
  const form = formOf(request)
  if (!form) return refuse(response, 400, 'invalid_request', 'A form is expected, with each parameter once.')
  const credentials = credentialsOf(request, form, response)
  if (!credentials) return undefined
  const client = await provedClient(deps.db, deps.clock.now(), credentials.id, credentials.secret)
  if (!client) return refuse(response, 401, 'invalid_client', 'There is no such client, or it has another secret.')
  return { client, form } satisfies Asked
}

/** `POST /oauth/token` (RFC 6749, section 4.4). */
const answerToken = async (routes: OAuthRoutes, { client, form }: Asked, response: Response): Promise<void> => {
  const { deps, limitRate } = routes
  const grant = form.get('grant_type')
  if (grant === undefined) return refuse(response, 400, 'invalid_request', 'grant_type is missing.')
  if (grant !== 'client_credentials')
    return refuse(response, 400, 'unsupported_grant_type', 'Only client_credentials is answered here.')
  if (limitRate && !(await spend(deps.db, `oauth-client:${client.id}`, tokensOfClient, response))) return
  const asked = (form.get('scope') ?? '').split(' ').filter(word => word !== '')
  const text = newToken()
  const fetched = await fetchToken(deps, client, { text, start: startOfToken(text), asked })
  if (!fetched) return refuse(response, 400, 'invalid_scope', 'The client was not registered for such a scope.')
  response.json({
    access_token: fetched.token,
    token_type: 'Bearer',
    expires_in: fetched.expiresIn,
    scope: fetched.scopes.join(' '),
  })
}

/** `POST /oauth/revoke` (RFC 7009). */
const answerRevocation = async ({ deps }: OAuthRoutes, { client, form }: Asked, response: Response): Promise<void> => {
  const token = form.get('token')
  if (token === undefined) return refuse(response, 400, 'invalid_request', 'token is missing.')
  if (!(await endFetchedToken(deps, client.id, token)))
    return refuse(response, 400, 'unauthorized_client', 'The token was not fetched by this client.')
  response.status(200).end()
}

const PROOFS = ['client_secret_basic', 'client_secret_post']

/** What programs are told of this server (RFC 8414, section 2). */
const metadataOf = (issuer: string) => ({
  issuer,
  token_endpoint: `${issuer}/oauth/token`,
  token_endpoint_auth_methods_supported: PROOFS,
  revocation_endpoint: `${issuer}/oauth/revoke`,
  revocation_endpoint_auth_methods_supported: PROOFS,
  grant_types_supported: ['client_credentials'],
  response_types_supported: [],
  scopes_supported: apiScopes,
  service_documentation: `${issuer}/en/developers`,
})

/** Client credentials: tokens fetched and ended by programs, and where that is done. Errors by RFC 6749, section 5.2. */
export const mountOAuth = (app: Express, routes: OAuthRoutes): void => {
  const metadata = metadataOf(new URL(routes.issuer).origin)
  app.get('/.well-known/oauth-authorization-server', (_request, response) => {
    response.set('cache-control', 'public, max-age=300').json(metadata)
  })
  app.post('/oauth/token', FORM, async (request, response) => {
    const asked = await askedBy(routes, request, response)
    if (asked) await answerToken(routes, asked, response)
  })
  app.post('/oauth/revoke', FORM, async (request, response) => {
    const asked = await askedBy(routes, request, response)
    if (asked) await answerRevocation(routes, asked, response)
  })
}
