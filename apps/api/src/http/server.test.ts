import { createHash } from 'node:crypto'
import { createClient as createWsClient } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { createAccount } from '../auth/accounts.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { startStack, type TestStack } from '../testing/stack.js'

const known = '{ viewer { name } }'
const hash = createHash('sha256').update(known).digest('hex')
let database: TestDatabase
let stack: TestStack

beforeAll(async () => {
  database = await testDatabase()
  await createAccount(database.db, { name: '王', email: 'wang@example.org', password: 'long enough' })
  stack = await startStack(database, { persisted: new Map([[hash, known]]) })
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

interface Body {
  data?: unknown
  errors?: { extensions: { code: string } }[]
  extensions?: unknown
}

const answer = async (body: unknown, headers?: Record<string, string>) => {
  const response = await stack.post(body, headers)
  return { status: response.status, body: (await response.json()) as Body, headers: response.headers }
}

describe('signing in', () => {
  it('gives a session cookie that scripts cannot read, and the API knows its bearer', async () => {
    const response = await fetch(`${stack.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.url },
      body: JSON.stringify({ email: 'wang@example.org', password: 'long enough' }),
    })
    expect(response.headers.getSetCookie()[0]).toMatch(/^paiji\.session_token=.*HttpOnly; SameSite=Lax/i)
    const cookie = await stack.signIn('wang@example.org', 'long enough')
    const { body } = await answer({ query: '{ viewer { name email } }' }, { cookie })
    expect(body.data).toEqual({ viewer: { name: '王', email: 'wang@example.org' } })
  })

  it('is refused with a wrong password and from a foreign page', async () => {
    await expect(stack.signIn('wang@example.org', 'wrong')).rejects.toThrow('401')
    const foreign = await fetch(`${stack.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://elsewhere.example', cookie: 'a=b' },
      body: JSON.stringify({ email: 'wang@example.org', password: 'long enough' }),
    })
    expect(foreign.status).toBe(403)
  })

  it('is not open to strangers: there is no signing up', async () => {
    const response = await fetch(`${stack.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.url },
      body: JSON.stringify({ name: 'x', email: 'x@example.org', password: 'long enough' }),
    })
    expect(response.status).toBe(400)
  })

  it('leaves nobody nameless but alive', async () => {
    expect((await answer({ query: '{ viewer { name roles { role } } }' })).body.data).toEqual({
      viewer: { name: null, roles: [] },
    })
    expect((await answer({ query: known }, { cookie: 'paiji.session_token=made.up' })).body.data).toEqual({
      viewer: { name: null },
    })
  })
})

describe('documents of the portal', () => {
  const portal = { 'x-paiji-client': 'portal' }
  const persistedQuery = { version: 1, sha256Hash: hash }

  it('are found by their hash', async () => {
    expect((await answer({ extensions: { persistedQuery } }, portal)).body.data).toEqual({ viewer: { name: null } })
  })

  it('may be sent whole', async () => {
    expect((await answer({ query: known }, portal)).body.data).toEqual({ viewer: { name: null } })
  })

  it('are the only ones under its name', async () => {
    const other = await answer({ query: '{ viewer { email } }' }, portal)
    expect(other).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_UNKNOWN' } }] },
    })
    expect((await answer({ query: '{ viewer { email } }' })).status).toBe(200)
  })
})

describe('a hostile request', () => {
  const deep = `{ viewer { ${'...{'.repeat(3)} name ${'}'.repeat(3)} } }`
  const introspective = `{ __type(name: "Viewer") { ${'fields { type { '.repeat(8)} name ${'} } '.repeat(8)} } }`
  const aliases = `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: viewer { name }`).join(' ')} }`
  const tokens = `{ viewer { ${'name '.repeat(3_100)} } }`

  it.each([
    ['too deep', introspective],
    ['too many aliases', aliases],
    ['too many words', tokens],
    ['not GraphQL', '{{{'],
    ['unknown field', '{ viewr { name } }'],
  ])('%s is refused as the caller’s mistake', async (_what, query) => {
    const { status, body } = await answer({ query })
    expect(status).toBe(400)
    expect(body.errors?.[0]?.extensions.code).toMatch(/^(GRAPHQL_VALIDATION_FAILED|GRAPHQL_PARSE_FAILED|BAD_REQUEST)$/)
    expect(JSON.stringify(body)).not.toMatch(/stack|node_modules|Did you mean/)
  })

  it.each([
    ['missing', {}],
    ['of another type', { first: 'many' }],
  ])('a variable that is %s is the caller’s mistake', async (_what, variables) => {
    const query = 'query ($first: Int!) { events(first: $first) { totalCount } }'
    const { status, body } = await answer({ query, variables })
    expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' })
  })

  it('inline fragments do not count as depth', async () => {
    expect((await answer({ query: deep })).status).toBe(200)
  })

  it('that is a simple form post of another page is refused', async () => {
    const response = await fetch(`${stack.url}/graphql?query=${encodeURIComponent(known)}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('CSRF')
  })

  it.each([
    ['too large', JSON.stringify({ query: 'x'.repeat(1_100_000) }), 413, 'REQUEST_TOO_LARGE'],
    ['broken JSON', '{"query":', 400, 'BAD_REQUEST'],
  ])('with a body that is %s is refused', async (_what, body, status, code) => {
    expect(await answer(body)).toMatchObject({ status, body: { errors: [{ extensions: { code } }] } })
  })

  it('does not stop the server', async () => {
    expect(await (await fetch(`${stack.url}/healthz`)).json()).toEqual({ status: 'ok' })
  })
})

describe('every answer', () => {
  it('carries its cost and its request id', async () => {
    const { body, headers } = await answer({ query: known }, { 'x-request-id': 'caller-0001' })
    expect(body.extensions).toEqual({ cost: { requested: 1, limit: 25_000 } })
    expect(headers.get('x-request-id')).toBe('caller-0001')
    expect((await answer({ query: known }, { 'x-request-id': '<script>' })).headers.get('x-request-id')).toMatch(
      /^[\w-]{36}$/,
    )
  })
})

describe('the streams', () => {
  it('serve subscriptions only', async () => {
    const response = await fetch(`${stack.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: known }),
    })
    expect(await response.text()).toContain('Only subscriptions are served here.')
    expect((await fetch(`${stack.url}/graphql/stream`, { method: 'PUT' })).status).toBe(405)
  })

  it('refuse a socket that another page opens with its visitor’s cookie', async () => {
    const open = (origin?: string) =>
      new Promise<string>(resolve => {
        const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { origin })
        socket.once('open', () => {
          socket.close()
          resolve('open')
        })
        socket.once('error', error => resolve(error.message))
      })
    expect(await open()).toBe('open')
    expect(await open('http://localhost:3000')).toBe('open')
    expect(await open('http://elsewhere.example')).toContain('401')
  })

  it('refuse queries over a socket', async () => {
    const client = createWsClient({ url: `${stack.url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket })
    const failed = new Promise(resolve =>
      client.subscribe({ query: known }, { next: resolve, error: resolve, complete() {} }),
    )
    expect(await failed).toMatchObject([{ message: 'Only subscriptions are served here.' }])
    await client.dispose()
  })
})
