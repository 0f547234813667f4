import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type EmbeddedServer,
  followReplica,
  makeStandby,
  migrateDatabase,
  openClient,
  readEnv,
  type Replica,
  scene,
  startEmbedded,
  startStack,
  type TestStack,
  testConnection,
  useCases,
  work,
} from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFederation } from '../support/federation.js'
import { globalId } from '../support/ids.js'

/** A second server follows the first: what anybody may ask is read from it, never older than was said, and it takes over. */

const STALENESS = 1
const quick = { durable: false, port: 0, database: 'paiji' } as const

let folder = ''
let primary: EmbeddedServer
let standby: EmbeddedServer
let replica: Replica
let api: TestStack
let worker: { close(): Promise<void> }
let cookie = ''
let organisation = ''
const connections: { close(): Promise<void> }[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-replica-'))
  chmodSync(folder, 0o711)
  primary = await startEmbedded({ ...quick, dir: path.join(folder, 'one') })
  await migrateDatabase(primary.url)
  const connection = testConnection(primary.url)
  connections.push(connection)
  const federation = await makeFederation(connection)
  organisation = globalId('Organisation', federation.id)
  const password = 'one who reads own writes'
  const account = { email: 'staff@example.org', name: 'Staff', password }
  const accountId = scene.must(await useCases.createAccount(connection.db, account))
  await connection.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${accountId}, 'staff', 'organisation', ${federation.id}, '[2020-01-01,)', 'test')`
  await makeStandby({ primaryUrl: primary.url, primaryDir: path.join(folder, 'one'), dir: path.join(folder, 'two') })
  standby = await startStandby(0)
  replica = followReplica(connection, { url: standby.url, staleness: STALENESS })
  api = await startStack(connection, { replica })
  const ofWorker = testConnection(primary.url)
  connections.push(ofWorker)
  const env = readEnv({
    PAIJI_DATA_DIR: path.join(folder, 'data'),
    PAIJI_REPLICA_URL: standby.url,
    PAIJI_REPLICA_SECONDS: String(STALENESS),
  })
  worker = await work({ env, database: { ...ofWorker, embedded: undefined, release: ofWorker.close } })
  cookie = await api.signIn('staff@example.org', password)
})
afterAll(async () => {
  await worker?.close()
  await replica?.close()
  await api?.close()
  for (const connection of connections) await connection.close()
  for (const server of [primary, standby]) await server?.stop().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

const startStandby = (port: number) => startEmbedded({ ...quick, port, dir: path.join(folder, 'two'), standby: true })

const kill = async (server: EmbeddedServer) => {
  process.kill(server.pid, 'SIGKILL')
  await expect.poll(() => replica.state()).toBe('lost')
}

let asked = 0
/** The codes of the bodies, and who answered: a question that nobody has asked before, so that no kept answer does. */
const read = async (headers: Record<string, string> = {}) => {
  const response = await api.post(
    { query: `{ organisations(first: 50) { edges { node { code } } } } # ${asked++}` },
    headers,
  )
  const { data } = (await response.json()) as { data?: { organisations: { edges: { node: { code: string } }[] } } }
  const codes = data?.organisations.edges.map(edge => edge.node.code) ?? []
  return { codes, from: response.headers.get('paiji-read') ?? 'primary', status: response.status }
}

const found = async (code: string) => {
  const input = { code, kind: 'club', nameZh: code, nameEn: code, parent: organisation }
  const query =
    'mutation ($input: CreateOrganisationInput!) { createOrganisation(input: $input) { problems { code } } }'
  const response = await api.post({ query, variables: { input } }, { cookie })
  return (await response.json()) as { data?: unknown; errors?: { extensions: { retryable?: boolean } }[] }
}

const onStandby = async (statement: string) => {
  const sql = openClient(standby.url, { max: 1 })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}

describe('a standby', () => {
  it('answers nobody in particular, and who is signed in reads own writes from the primary', async () => {
    await expect.poll(() => replica.state()).toBe('fresh')
    expect(await read()).toMatchObject({ from: 'replica', codes: ['TBF'] })
    expect((await found('A')).errors).toBeUndefined()
    expect(await read({ cookie })).toMatchObject({ from: 'primary', codes: expect.arrayContaining(['A']) })
    await expect.poll(async () => (await read()).codes).toContain('A')
    expect((await read()).from).toBe('replica')
  })

  it('is not asked while it is further behind than was said', async () => {
    await onStandby('select pg_wal_replay_pause()')
    expect((await found('B')).errors).toBeUndefined()
    const [begun, seen] = [performance.now(), [] as number[]]
    await expect
      .poll(
        async () => {
          const { codes } = await read()
          if (!codes.includes('B')) seen.push(performance.now() - begun)
          return codes
        },
        { interval: 20 },
      )
      .toContain('B')
    // The bound, a look at the servers, and a busy machine.
    expect(Math.max(0, ...seen)).toBeLessThan(STALENESS * 1000 + 1_500)
    expect(await read()).toMatchObject({ from: 'primary' })
    await onStandby('select pg_wal_replay_resume()')
    await expect.poll(async () => (await read()).from).toBe('replica')
  })

  it('may be lost, and comes back', async () => {
    const { port } = standby
    await kill(standby)
    expect(await read()).toMatchObject({ from: 'primary', codes: expect.arrayContaining(['B']) })
    expect((await found('C')).errors).toBeUndefined()
    standby = await startStandby(port)
    await expect.poll(() => replica.state()).toBe('fresh')
    // Young enough may still be without it: the standby sends for what it missed when it comes to it.
    await expect.poll(() => read()).toMatchObject({ from: 'replica', codes: expect.arrayContaining(['C']) })
  })

  it('takes over when the primary is lost: nothing acknowledged is gone, and the API follows by itself', async () => {
    await expect.poll(() => replica.state()).toBe('fresh')
    process.kill(primary.pid, 'SIGKILL')
    const refused = await found('D')
    expect(refused.errors?.[0]?.extensions.retryable ?? 'done').toBe(true)
    const begun = performance.now()
    await onStandby('select pg_promote()')
    await expect.poll(async () => (await found('D')).errors, { interval: 50 }).toBeUndefined()
    console.log(`fail-over: ${Math.round(performance.now() - begun)} ms from the promotion to the first write`)
    expect(replica.state()).toBe('promoted')
    const { codes, from } = await read()
    expect(from).toBe('primary')
    expect(codes).toEqual(expect.arrayContaining(['A', 'B', 'C', 'D']))
  })

  it('is where the worker goes on, without a restart', async () => {
    const sql = openClient(standby.url, { max: 1 })
    try {
      await sql`select graphile_worker.add_job('recompute-standings', '{"stageId": "0198c0de-0000-7000-8000-000000000001"}')`
      const waiting = async () =>
        (
          await sql`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'recompute-standings'`
        )[0]?.n
      await expect.poll(waiting, { interval: 50 }).toBe(0)
    } finally {
      await sql.end()
    }
  })
})
