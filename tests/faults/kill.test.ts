import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programArguments, scene, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/**
 * Acknowledged means durable: the API is killed outright while scores arrive; whatever a scorer was told is stored is
 * there afterwards, and a repeated request changes nothing.
 */

const root = path.resolve(import.meta.dirname, '../..')
const PASSWORD = 'a scorer of the night'

let journey: Journey
let stage = ''
let slots: string[] = []
let child: ChildProcess | undefined
let port = 0
let url = ''

beforeAll(async () => {
  journey = await startJourney()
  port = await freePort()
  url = `http://localhost:${port}`
  stage = (await journey.takeIn('event.xml', usebioFile('Event', ['1', '2', '3', '4', '5', '6'], sixPairs))).stage
  const rows = await journey.database.sql`select slot from score_sheet order by slot`
  slots = rows.map(row => row.slot as string)
  const { db } = journey.database
  const account = { email: 'scorer@example.org', name: 'Scorer', password: PASSWORD }
  const accountId = scene.must(await useCases.createAccount(db, account))
  await journey.database.sql`
    insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${accountId}, 'scorer', 'organisation', ${journey.federation.id}, '[2020-01-01,)', 'test')`
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await journey?.stop()
})

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port: found } = server.address() as AddressInfo
      server.close(() => resolve(found))
    })
  })

/** The API as the program runs it, in a process of its own. */
const startApi = async () => {
  child = spawn(process.execPath, programArguments('main'), {
    cwd: path.join(root, 'apps/api'),
    env: {
      ...process.env,
      DATABASE_URL: journey.database.url,
      API_PORT: String(port),
      PAIJI_SECRET: 'a secret of the kill test, long enough',
      PAIJI_DATA_DIR: path.join(root, '.data/kill-test'),
    },
    stdio: 'ignore',
  })
  for (let waited = 0; waited < 200; waited++) {
    const up = await fetch(`${url}/healthz`).then(
      response => response.ok,
      () => false,
    )
    if (up) return
    await sleep(100)
  }
  throw new Error('the API did not come up')
}

const kill = async () => {
  const gone = new Promise(resolve => child?.once('exit', resolve))
  child?.kill('SIGKILL')
  await gone
}

const signIn = async () => {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'scorer@example.org', password: PASSWORD }),
  })
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

interface Entry {
  readonly slot: string
  readonly expectedVersion: number
  readonly tricks: number
  readonly key: string
}

/** The version that was acknowledged; undefined when no answer came. */
const enter = async (cookie: string, { slot, expectedVersion, tricks, key }: Entry): Promise<number | undefined> => {
  const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks } }
  const input = { stage, slot, expectedVersion, sheet, idempotencyKey: key }
  const query = 'mutation ($input: EnterResultInput!) { enterResult(input: $input) { version problems { code } } }'
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables: { input } }),
    })
    const body = (await response.json()) as { data?: { enterResult?: { version?: number } } }
    return body.data?.enterResult?.version
  } catch {
    return undefined
  }
}

describe('the API killed in the middle of a session', () => {
  it('keeps what it acknowledged, and a repetition changes nothing', async () => {
    await startApi()
    const cookie = await signIn()
    const sent: Entry[] = []
    const acknowledged = new Map<string, number>()
    const work = slots.map(async slot => {
      for (let version = 1; version < 200; version++) {
        const entry = { slot, expectedVersion: version, tricks: version % 14, key: `${slot}-${version}` }
        sent.push(entry)
        const stored = await enter(cookie, entry)
        if (stored === undefined) return
        acknowledged.set(entry.key, stored)
      }
    })
    for (let waited = 0; waited < 200 && acknowledged.size < 20; waited++) await sleep(50)
    await kill()
    await Promise.all(work)
    expect(acknowledged.size).toBeGreaterThan(5)
    const rows = await journey.database.sql`select slot, version from score_sheet`
    const stored = new Set(rows.map(row => `${row.slot}-${(row.version as number) - 1}`))
    expect([...acknowledged.keys()].filter(key => !stored.has(key))).toEqual([])
    await startApi()
    for (const entry of sent.slice(-slots.length)) await enter(cookie, entry)
    const [open] = await journey.database.sql`
      select count(*)::int as n, count(distinct slot)::int as slots from score_sheet where superseded_at is null`
    expect(open).toEqual({ n: slots.length, slots: slots.length })
    const repeated = sent.find(entry => acknowledged.has(entry.key)) as Entry
    const before = await journey.database.sql`select count(*)::int as n from score_sheet`
    expect(await enter(cookie, repeated)).toBe(acknowledged.get(repeated.key))
    expect(await journey.database.sql`select count(*)::int as n from score_sheet`).toEqual(before)
    const audits = await journey.database.sql`
      select (select count(*) from audit_event where type = 'RESULT_ENTERED')::int as audits,
        (select count(*) from score_sheet where version > 1)::int as entries`
    expect(audits[0]?.audits).toBe(audits[0]?.entries)
    expect((await useCases.deriveNow(testDeps(journey.database.db), stageUuid())).input_digest).toHaveLength(64)
  }, 60_000)
})

const stageUuid = () => Buffer.from(stage, 'base64url').toString().split(':')[1] as string
