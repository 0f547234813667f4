import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../auth/accounts.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { startStack, type TestStack } from '../testing/stack.js'

const PUBLIC = 'https://paiji.example.org'
const email = 'wang@example.org'
const password = 'long enough'
let database: TestDatabase
let plain: TestStack
let behindProxy: TestStack

beforeAll(async () => {
  database = await testDatabase()
  await createAccount(database.db, { name: '王', email, password })
  plain = await startStack(database)
  behindProxy = await startStack(database, { publicUrl: PUBLIC, limitRate: true })
})
afterAll(async () => {
  await plain.close()
  await behindProxy.close()
  await database.drop()
})

const signIn = (stack: TestStack, origin: string) =>
  fetch(`${stack.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  })

describe('every answer', () => {
  it.each(['/healthz', '/casebook.atom', '/nowhere', '/api/auth/get-session'])(
    'says what it may be used for: %s',
    async path => {
      const { headers } = await fetch(`${plain.url}${path}`)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      expect(headers.has('strict-transport-security')).toBe(false)
    },
  )

  it('of a public https address demands https', async () => {
    const { headers } = await fetch(`${behindProxy.url}/healthz`)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/)
  })
})

describe('behind a proxy that speaks https', () => {
  it('people sign in from the public address, with a cookie for that host and https alone', async () => {
    const answer = await signIn(behindProxy, PUBLIC)
    expect(answer.status).toBe(200)
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-paiji\.session_token=/)
    expect(cookie).toMatch(/Path=\/;.*HttpOnly;.*Secure;.*SameSite=Lax/i)
    expect(cookie).not.toMatch(/Domain=/i)
    const who = await behindProxy.post({ query: '{ viewer { email } }' }, { cookie: cookie?.split(';')[0] ?? '' })
    expect(await who.json()).toMatchObject({ data: { viewer: { email } } })
  })

  it('no other address is believed, whatever the request says of itself', async () => {
    expect((await signIn(behindProxy, 'https://elsewhere.example')).status).toBe(403)
    expect((await signIn(plain, PUBLIC)).status).toBe(403)
    const forged = await fetch(`${plain.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: PUBLIC,
        'x-forwarded-host': 'paiji.example.org',
        'x-forwarded-proto': 'https',
      },
      body: JSON.stringify({ email, password }),
    })
    expect(forged.status).toBe(403)
  })
})

describe('what an operation is charged', () => {
  it('is what it turned out to cost, where that is less than it might have', async () => {
    const costly = `{ ${Array.from({ length: 10 }, (_, at) => `a${at}: events(first: 100) { edges { node { id } } }`).join(' ')} }`
    const left: number[] = []
    for (let at = 0; at < 60; at++) {
      // Each asks a little differently: what is asked again in the same words costs nothing.
      const answer = await behindProxy.post({ query: `${costly} #${at}` })
      expect(answer.status).toBe(200)
      const [, remaining] = /r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '') ?? []
      if (remaining) left.push(Number(remaining))
    }
    expect(left.length).toBeGreaterThan(40)
    expect((left[0] ?? 0) - (left.at(-1) ?? 0)).toBeLessThan(300)
  })
})

describe('while the database is away', () => {
  it('signing in says so, and when to try again', async () => {
    const gone = await testDatabase()
    const stack = await startStack(gone)
    try {
      await gone.close()
      const answer = await signIn(stack, stack.url)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(await answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryable: true } }],
      })
    } finally {
      await stack.close().catch(() => undefined)
      await gone.drop()
    }
  })
})
