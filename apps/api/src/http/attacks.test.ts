import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { createAccount } from '../auth/accounts.js'
import { purgeExpired } from '../domain/shared/purge-expired.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { startStack, type TestStack } from '../testing/stack.js'

const SECRET = 'what portal and API share'
const email = 'wang@example.org'
const password = 'long enough'
let database: TestDatabase
let stack: TestStack

beforeAll(async () => {
  database = await testDatabase()
  await createAccount(database.db, { name: '王', email, password })
  stack = await startStack(database, { limitRate: true, forwardSecret: SECRET })
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

interface Answer {
  errors?: { extensions: { code: string; retryAfter?: number } }[]
}

const megabytes = (n: number) => ({ query: '{ viewer { name } }', variables: { x: 'x'.repeat(n * 1024 * 1024) } })
/** As the portal passes on a request from an address. */
const from = (address: string) => ({ 'x-forwarded-for': address, 'x-paiji-forward': SECRET })
const guess = (headers: Record<string, string>, secret = 'wrong guess', account = email) =>
  fetch(`${stack.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url, ...headers },
    body: JSON.stringify({ email: account, password: secret }),
  })

describe('a large body', () => {
  it('is read for a session that there is, and not for a cookie that only looks like one', async () => {
    const strange = await stack.post(megabytes(2), { cookie: 'paiji.session_token=1' })
    expect(strange.status).toBe(413)
    const cookie = await stack.signIn(email, password)
    expect((await stack.post(megabytes(2), { cookie })).status).toBe(200)
    expect((await stack.post(megabytes(25), { cookie })).status).toBe(413)
  })
})

describe('the accounts', () => {
  it('give scripts no token and let nobody name themselves', async () => {
    const cookie = await stack.signIn(email, password)
    const headers = { cookie, origin: stack.url, 'content-type': 'application/json' }
    for (const path of ['get-session', 'list-sessions', 'update-user'])
      expect((await fetch(`${stack.url}/api/auth/${path}`, { headers })).status, path).toBe(404)
    const signIn = await guess(from('192.0.2.50'), password)
    expect(Object.keys((await signIn.json()) as object)).not.toContain('token')
  })

  it('end the other sessions with a change of the password', async () => {
    const [here, there] = [await stack.signIn(email, password), await stack.signIn(email, password)]
    const changed = await fetch(`${stack.url}/api/auth/change-password`, {
      method: 'POST',
      headers: { cookie: here, origin: stack.url, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: password, newPassword: password, revokeOtherSessions: false }),
    })
    expect(changed.status).toBe(200)
    const who = await stack.post({ query: '{ viewer { name } }' }, { cookie: there })
    expect(await who.json()).toMatchObject({ data: { viewer: { name: null } } })
  })
})

describe('guessing a password', () => {
  it('is slowed down whatever address a stranger makes up, and not for the rightful user elsewhere', async () => {
    const tries = Array.from({ length: 14 }, (_, at) => at)
    const statuses: number[] = []
    for (const at of tries) statuses.push((await guess({ 'x-forwarded-for': `10.1.1.${at}` })).status)
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(401))
    expect(statuses.slice(-3)).toEqual([429, 429, 429])
    expect((await guess(from('192.0.2.77'), password)).status).toBe(200)
  })
})

describe('an account that strangers guess at', () => {
  it('stays open to the device its owner has signed in with, and to no cookie that somebody made up', async () => {
    await database.sql`delete from rate_bucket`
    const signIn = await guess(from('192.0.2.90'), password)
    const device = signIn.headers.getSetCookie().find(cookie => cookie.startsWith('paiji.device='))
    expect(device).toMatch(/HttpOnly/i)
    const cookie = String(device).split(';')[0] ?? ''
    for (let place = 0; place < 12; place++) for (let at = 0; at < 10; at++) await guess(from(`198.51.100.${place}`))
    expect((await guess(from('192.0.2.91'), password)).status).toBe(429)
    const forged = { ...from('192.0.2.91'), cookie: cookie.replace(/.{4}$/, 'AAAA') }
    expect((await guess(forged, password)).status).toBe(429)
    expect((await guess({ ...from('192.0.2.91'), cookie }, password)).status).toBe(200)
  })

  it('is one of twenty that a network may try in vain', async () => {
    await database.sql`delete from rate_bucket`
    const spray = (at: number, address: string) => guess(from(address), 'password1234', `nobody${at}@example.org`)
    const statuses: number[] = []
    for (let at = 0; at < 23; at++) statuses.push((await spray(at, `2001:db8:0:1::${at.toString(16)}`)).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
    expect(statuses.slice(20)).toEqual([429, 429, 429])
    expect((await spray(23, '2001:db8:0:2::1')).status).toBe(401)
    // Those who sign in from one place are not counted.
    const members = Array.from({ length: 22 }, (_, at) => `member${at}@example.org`)
    for (const member of members) {
      await createAccount(database.db, { name: '员', email: member, password })
      expect((await guess(from('203.0.113.5'), password, member)).status).toBe(200)
    }
  })
})

describe('the limit by cost', () => {
  it('says what is left, refuses with the time to wait, and reads the address that was seen', async () => {
    await database.sql`delete from rate_bucket`
    const [federation] = await database.sql`
      insert into organisation (kind, code, name_zh, name_en, search_text, time_zone)
      values ('federation', 'F', '总会', 'Federation', '', 'Asia/Shanghai') returning id`
    await database.sql`
      insert into organisation (parent_id, kind, code, name_zh, name_en, search_text, time_zone)
      select ${federation?.id}, 'association', 'A' || n, '协会' || n, 'Association ' || n, '', 'Asia/Shanghai'
      from generate_series(1, 99) n`
    // Answered in full: what an answer does not hold is given back.
    const costly = `{ ${Array.from({ length: 30 }, (_, at) => `a${at}: organisations(first: 100) { edges { node { id } } }`).join(' ')} }`
    let asked = 0
    // Each asks a little differently: what is asked again in the same words costs nothing.
    const ask = () => stack.post({ query: `${costly} #${asked}` }, { 'x-forwarded-for': `10.2.2.${asked++}` })
    const leftOf = (answer: Response): number => Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])
    // The first second of what an address asks is taken on trust, without a statement.
    let served = await ask()
    while (!served.headers.has('ratelimit')) served = await ask()
    expect(served.headers.get('ratelimit')).toMatch(/^"address";r=\d+;t=\d+$/)
    expect(served.headers.get('ratelimit-policy')).toBe('"address";q=3000;w=60')
    expect(leftOf(served)).toBeLessThan(3000)
    // A machine that takes its time gives points back meanwhile: the rest is spent at once.
    await database.sql`update rate_bucket set tokens = -1000, at = clock_timestamp()`
    const last = await ask()
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    const said = (await last.json()) as Answer
    expect(said.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' })
    expect((await stack.post({ query: `${costly} #elsewhere` }, from('192.0.2.8'))).status).toBe(200)
  })
})

/** Opens a connection, says something and no more; answers what came back until it was closed. */
const unfinished = (url: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), 'localhost', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', piece => (answer += piece))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

describe('a request that never ends', () => {
  it('is answered and closed, be it the head or the body that does not come', async () => {
    const patience = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }
    const hasty = await startStack(database, { patience })
    const head = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\n'
    const body = `${head}content-type: application/json\r\ncontent-length: 500\r\n\r\n{`
    const answers = await Promise.all([unfinished(hasty.url, head), unfinished(hasty.url, body)])
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /)
    await hasty.close()
  })
})

describe('an address that has spent its points', () => {
  let asked = 0
  /** Each asks a little differently: what is asked again in the same words costs nothing. */
  const ask = (headers: Record<string, string>) => stack.post({ query: `{ viewer { name } } # ${asked++}` }, headers)
  /** What it may ask without a statement is gone, and its bucket is empty. */
  const spend = async (own: Record<string, string>): Promise<void> => {
    for (let at = 0; at < 61; at++) await ask(own)
    await database.sql`update rate_bucket set tokens = -100, at = clock_timestamp()`
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
  afterEach(() => void vi.useRealTimers())

  it('is refused before it is read, and after a pause, until its time has come', async () => {
    const own = from('192.0.2.9')
    await spend(own)
    const first = await ask(own)
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '1'])
    // The database would serve it again: nobody asks it.
    await database.sql`delete from rate_bucket`
    const begun = performance.now()
    const again = await fetch(`${stack.url}/graphql`, { method: 'POST', headers: own, body: '{ no json' })
    expect(performance.now() - begun).toBeGreaterThan(900)
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '1'])
    const said = { code: 'RATE_LIMITED', retryAfter: 1 }
    expect((await again.json()) as Answer).toMatchObject({ errors: [{ extensions: said }] })
    vi.setSystemTime(Date.now() + 1_001)
    expect((await ask(own)).status).toBe(200)
  })

  it('does not keep who is signed in there from their work, nor anybody elsewhere', async () => {
    const [own, cookie] = [from('192.0.2.10'), await stack.signIn(email, password)]
    await spend(own)
    expect((await ask(own)).status).toBe(429)
    await database.sql`delete from rate_bucket`
    expect((await ask({ ...own, cookie })).status).toBe(200)
    expect((await ask(from('192.0.2.11'))).status).toBe(200)
  })
})

describe('streams', () => {
  it('are so many of one client', async () => {
    const document =
      'subscription { standingsChanged(stage: "U3RhZ2U6MDE5OGMwZGUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAx") { id } }'
    const leave = new AbortController()
    const open = () =>
      fetch(`${stack.url}/graphql/stream`, {
        method: 'POST',
        signal: leave.signal,
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query: document }),
      })
    const statuses: number[] = []
    for (let at = 0; at < 103; at++) statuses.push((await open()).status)
    leave.abort()
    expect(statuses.slice(100)).toEqual([429, 429, 429])
    expect(statuses[0]).toBe(200)
  })

  it('are so many of one client as sockets, too', async () => {
    const sockets = Array.from(
      { length: 103 },
      () => new WebSocket(`${stack.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { origin: stack.url }),
    )
    const codes: number[] = []
    for (const socket of sockets) socket.on('close', code => codes.push(code)).on('error', () => undefined)
    await expect.poll(() => codes).toHaveLength(3)
    for (const socket of sockets) socket.terminate()
    expect(codes.slice(0, 3)).toEqual([1013, 1013, 1013])
  })
})

describe('what has had its time', () => {
  it('is removed: keys after thirty days, sessions that have ended, sign-ins after half a year', async () => {
    await database.sql`update account_event set recorded_at = now() - interval '181 days'
      where id = (select min(id::text)::uuid from account_event)`
    const [before] = await database.sql`select count(*)::int as n from account_event`
    await database.sql`insert into idempotency_key (account_id, key, operation, request_digest, created_at)
      values ('a', 'old', 'x', 'x', now() - interval '31 days'), ('a', 'new', 'x', 'x', now())`
    await database.sql`update session set expires_at = now() - interval '1 minute'`
    const { keys, sessions } = await purgeExpired(database.db, new Date())
    expect(keys).toBe(1)
    expect(sessions).toBeGreaterThan(0)
    const [after] = await database.sql`select count(*)::int as n from account_event`
    expect(after?.n).toBe(before?.n - 1)
  })
})
