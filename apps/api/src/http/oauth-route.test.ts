import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiScope } from '../auth/api-token.js'
import { createAccount, resetPassword } from '../auth/accounts.js'
import { apiToken, oauthClient, oauthSecret, user } from '../db/schema/index.js'
import {
  createOAuthClient,
  MOST_CLIENTS,
  revokeOAuthClient,
  rotateOAuthSecret,
} from '../domain/accounts/oauth-clients.js'
import { tokensOf } from '../domain/accounts/api-tokens.js'
import { scene, type TestDatabase, testDatabase } from '../testing/index.js'
import { must, sceneDeps } from '../testing/scenario.js'
import { startStack, type TestStack } from '../testing/stack.js'

let database: TestDatabase
let stack: TestStack
let accountId: string

beforeAll(async () => {
  database = await testDatabase()
  await scene.addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '协会', nameEn: 'F' })
  const made = await createAccount(database.db, { name: '主', email: 'own@example.org', password: 'long enough' })
  accountId = must(made)
  stack = await startStack(database)
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const deps = () => sceneDeps(database.db, new Date().toISOString())
const own = () => ({ accountId, requestId: 'r', grants: [] })
const clientOf = async (...scopes: ApiScope[]) => {
  const made = must(await createOAuthClient(deps(), own(), { name: 'program', scopes }))
  return { id: made.client.id, secret: made.secret }
}
type Client = Awaited<ReturnType<typeof clientOf>>

const basic = ({ id, secret }: Client) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
})
const send = (path: string, form: string | Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${stack.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) })
const CREDENTIALS = { grant_type: 'client_credentials' }
const fetchFor = (client: Client, more: Record<string, string> = {}) =>
  send('/oauth/token', { ...CREDENTIALS, ...more }, basic(client))

interface Fetched {
  access_token: string
  token_type: string
  expires_in: number
  scope: string
  error?: string
}
const tokenFor = async (client: Client) => ((await (await fetchFor(client)).json()) as Fetched).access_token
const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as Fetched).error]

const ask = async (query: string, token: string) =>
  fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
const WHO = '{ viewer { email } }'
const SCHEDULE = 'mutation { scheduleLists(input: { ranking: "x" }) { problems { code } } }'

describe('a client', () => {
  it('fetches a token by either way of proving itself, kept by nobody on the way and by its digest here', async () => {
    const client = await clientOf('read', 'results')
    const answer = await fetchFor(client)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const fetched = (await answer.json()) as Fetched
    expect(fetched).toEqual({
      access_token: expect.stringMatching(/^paiji_[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'read results',
    })
    const posted = await send('/oauth/token', {
      ...CREDENTIALS,
      client_id: client.id,
      client_secret: client.secret,
      scope: 'read',
    })
    expect(await posted.json()).toMatchObject({ scope: 'read' })
    const who = (await (await ask(WHO, fetched.access_token)).json()) as { data: { viewer: { email: string } } }
    expect(who.data.viewer.email).toBe('own@example.org')
    const kept = await Promise.all([database.db.select().from(apiToken), database.db.select().from(oauthSecret)])
    expect(JSON.stringify(kept)).not.toContain(client.secret)
    expect(JSON.stringify(kept)).not.toContain(fetched.access_token)
    const [row] = await database.db.select().from(oauthClient).where(eq(oauthClient.id, client.id))
    expect(row?.lastUsedAt).toBeInstanceOf(Date)
    // The account's own tokens are another list.
    expect(await tokensOf(database.db, accountId)).toEqual([])
  })

  it('does no more with it than its scopes', async () => {
    const token = await tokenFor(await clientOf('publish'))
    const { errors } = (await (await ask(SCHEDULE, token)).json()) as { errors: { extensions: { reason: string } }[] }
    expect(errors[0]?.extensions.reason).toBe('TOKEN_SCOPE')
  })

  it('is told what is wrong in the words of the standard', async () => {
    const client = await clientOf('read')
    expect(await errorOf(await send('/oauth/token', CREDENTIALS))).toEqual([401, 'invalid_client'])
    const wrong = await fetchFor({ ...client, secret: 'paiji_secret_x' })
    expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic /)
    expect(wrong.headers.get('cache-control')).toBe('no-store')
    expect(await errorOf(wrong)).toEqual([401, 'invalid_client'])
    expect(await errorOf(await fetchFor({ ...client, id: 'nobody' }))).toEqual([401, 'invalid_client'])
    expect(await errorOf(await send('/oauth/token', CREDENTIALS, { authorization: 'Basic %' }))).toEqual([
      401,
      'invalid_client',
    ])
    expect(await errorOf(await send('/oauth/token', { scope: 'read' }, basic(client)))).toEqual([
      400,
      'invalid_request',
    ])
    expect(await errorOf(await fetchFor(client, { grant_type: 'password' }))).toEqual([400, 'unsupported_grant_type'])
    expect(await errorOf(await fetchFor(client, { scope: 'read write' }))).toEqual([400, 'invalid_scope'])
    expect(await errorOf(await fetchFor(client, { client_secret: client.secret }))).toEqual([400, 'invalid_request'])
    const twice = 'grant_type=client_credentials&scope=read&scope=read'
    expect(await errorOf(await send('/oauth/token', twice, basic(client)))).toEqual([400, 'invalid_request'])
    const json = await fetch(`${stack.url}/oauth/token`, {
      method: 'POST',
      headers: { ...basic(client), 'content-type': 'application/json' },
      body: JSON.stringify(CREDENTIALS),
    })
    expect(await errorOf(json)).toEqual([400, 'invalid_request'])
    expect((await fetch(`${stack.url}/oauth/token?grant_type=client_credentials`)).status).toBe(404)
  })

  it('ends its own token, and no other’s', async () => {
    const [client, other] = [await clientOf('read'), await clientOf('read')]
    const token = await tokenFor(client)
    expect(await errorOf(await send('/oauth/revoke', { token }, basic(other)))).toEqual([400, 'unauthorized_client'])
    expect((await ask(WHO, token)).status).toBe(200)
    expect((await send('/oauth/revoke', { token, token_type_hint: 'access_token' }, basic(client))).status).toBe(200)
    expect((await ask(WHO, token)).status).toBe(401)
    expect((await send('/oauth/revoke', { token: 'unknown' }, basic(client))).status).toBe(200)
    expect(await errorOf(await send('/oauth/revoke', {}, basic(client)))).toEqual([400, 'invalid_request'])
  })

  it('changes its secret with an overlap, two holding at most', async () => {
    const first = await clientOf('read')
    const rotate = async (overlapHours: number) => {
      const made = must(await rotateOAuthSecret(deps(), own(), { clientId: first.id, overlapHours }))
      return { client: { id: first.id, secret: made.secret }, secrets: made.secrets }
    }
    const second = await rotate(24)
    expect(second.secrets.map(one => one.expiresAt === null)).toEqual([false, true])
    expect((await fetchFor(first)).status).toBe(200)
    expect((await fetchFor(second.client)).status).toBe(200)
    const third = await rotate(24)
    expect((await fetchFor(first)).status).toBe(401)
    expect((await fetchFor(second.client)).status).toBe(200)
    await database.db
      .update(oauthSecret)
      .set({ expiresAt: new Date(0) })
      .where(eq(oauthSecret.start, second.client.secret.slice(0, 19)))
    expect((await fetchFor(second.client)).status).toBe(401)
    const fourth = await rotate(0)
    expect(fourth.secrets).toHaveLength(1)
    expect((await fetchFor(third.client)).status).toBe(401)
    expect((await fetchFor(fourth.client)).status).toBe(200)
    const wrong = await rotateOAuthSecret(deps(), own(), { clientId: first.id, overlapHours: 169 })
    expect(wrong).toMatchObject({ ok: false, error: [{ code: 'OVERLAP_OUT_OF_RANGE' }] })
  })

  it('ends with its tokens: revoked, with its account locked, with the password it was made under', async () => {
    const client = await clientOf('read')
    const token = await tokenFor(client)
    expect((await revokeOAuthClient(deps(), { ...own(), accountId: 'somebody' }, client.id)).ok).toBe(false)
    must(await revokeOAuthClient(deps(), own(), client.id))
    expect((await ask(WHO, token)).status).toBe(401)
    expect((await fetchFor(client)).status).toBe(401)
    const again = await rotateOAuthSecret(deps(), own(), { clientId: client.id, overlapHours: 0 })
    expect(again).toMatchObject({ ok: false, error: [{ code: 'CLIENT_REVOKED' }] })
    const locked = await clientOf('read')
    await database.db.update(user).set({ lockedAt: new Date() }).where(eq(user.id, accountId))
    expect((await fetchFor(locked)).status).toBe(401)
    await database.db.update(user).set({ lockedAt: null }).where(eq(user.id, accountId))
    expect((await fetchFor(locked)).status).toBe(200)
    must(await resetPassword(database.db, 'own@example.org', 'long enough'))
    expect((await fetchFor(locked)).status).toBe(401)
  })

  it('is registered by its owner in a session, so many at most, and leaves nothing behind that ended', async () => {
    const byToken = { ...own(), token: { id: 'x', scopes: ['write' as const] } }
    expect((await createOAuthClient(deps(), byToken, { name: 'y', scopes: ['read'] })).ok).toBe(false)
    const client = await clientOf('read')
    await tokenFor(client)
    await database.db
      .update(apiToken)
      .set({ expiresAt: new Date(0) })
      .where(eq(apiToken.clientId, client.id))
    await tokenFor(client)
    expect(await database.db.select().from(apiToken).where(eq(apiToken.clientId, client.id))).toHaveLength(1)
    for (let n = 1; n < MOST_CLIENTS; n++) await clientOf('read')
    const more = await createOAuthClient(deps(), own(), { name: 'more', scopes: ['read'] })
    expect(more).toMatchObject({ ok: false, error: [{ code: 'CLIENTS_TOO_MANY' }] })
  })
})

describe('the server', () => {
  it('says where tokens are fetched and ended', async () => {
    const answer = await fetch(`${stack.url}/.well-known/oauth-authorization-server`)
    expect(await answer.json()).toMatchObject({
      issuer: stack.url,
      token_endpoint: `${stack.url}/oauth/token`,
      revocation_endpoint: `${stack.url}/oauth/revoke`,
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    })
  })

  it('has one allowance for all tokens of a client, and lets no address try for ever', async () => {
    const strict = await startStack(database, { limitRate: true })
    must(await resetPassword(database.db, 'own@example.org', 'long enough'))
    const client = await clientOf('read')
    const at = (path: string, body: URLSearchParams | string, headers: Record<string, string>) =>
      fetch(`${strict.url}${path}`, { method: 'POST', headers, body })
    const form = () => new URLSearchParams(CREDENTIALS)
    const token = async () => ((await (await at('/oauth/token', form(), basic(client))).json()) as Fetched).access_token
    const buckets = async () => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${await token()}` }
      expect((await at('/graphql', JSON.stringify({ query: WHO }), headers)).headers.get('ratelimit')).toMatch(
        /^"token"/,
      )
      return (await database.sql`select 1 from rate_bucket`).length
    }
    // One for the address, one for fetching, one for what every token of the client asks together.
    await database.sql`delete from rate_bucket`
    expect([await buckets(), await buckets()]).toEqual([3, 3])
    const answers: number[] = []
    for (let n = 0; n < 80; n++)
      answers.push((await at('/oauth/token', form(), basic({ ...client, secret: 'wrong' }))).status)
    expect(answers).toContain(429)
    await strict.close()
  })
})
