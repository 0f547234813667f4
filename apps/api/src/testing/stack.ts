import { freePort } from '../db/embedded.js'
import type { Clock } from '../base/clock.js'
import { createLog } from '../log.js'
import { type ApiServer, createApiServer, type ServerOptions } from '../http/server.js'
import type { Connection } from '../db/client.js'
import { TEST_SECRET, testDeps } from './deps.js'

export interface TestStack {
  readonly url: string
  readonly server: ApiServer
  readonly logged: readonly string[]
  /** POSTs a GraphQL request; `cookie` is what `signIn` answered. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Signs in over HTTP and answers the cookie header. */
  signIn(email: string, password: string): Promise<string>
  close(): Promise<void>
}

/** The API over HTTP on a test database. */
export const startStack = async (
  database: Connection,
  { clock, ...options }: Partial<ServerOptions> & { readonly clock?: Clock } = {},
): Promise<TestStack> => {
  const logged: string[] = []
  const port = await freePort(0)
  const url = `http://localhost:${port}`
  const server = await createApiServer({
    connection: database,
    deps: testDeps(database.db, clock),
    log: createLog(line => logged.push(line)),
    secret: TEST_SECRET,
    production: true,
    limitRate: false,
    baseUrl: url,
    origins: ['http://localhost:3000'],
    ...options,
  })
  await server.listen(port)
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    url,
    server,
    logged,
    post: (body, headers) => send('/graphql', body, headers),
    signIn: async (email, password) => {
      const response = await send('/api/auth/sign-in/email', { email, password }, { origin: url })
      if (!response.ok) throw new Error(`Signing in failed with ${response.status}.`)
      return response.headers
        .getSetCookie()
        .map(cookie => cookie.split(';')[0])
        .join('; ')
    },
    close: () => server.close(),
  }
}
