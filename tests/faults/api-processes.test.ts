import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, programArguments, scene, type TestDatabase, testDatabase, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFederation } from '../support/federation.js'

/** Two processes of the API behind one port: whatever one of them is told the other knows. */

/** Milliseconds: who was just handed to a process that is killed gets none. */
const ANSWER_WITHIN = 10_000
const PASSWORD = 'two of them know it'
let database: TestDatabase
let service: ChildProcess
let folder = ''
let port = 0

interface Answer {
  readonly status: number
  readonly body: string
  readonly cookie: string
}

/** One request over a connection of its own, so that the processes answer in turn. */
const send = (route: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path: route,
        method: body ? 'POST' : 'GET',
        agent: false,
        headers: { 'content-type': 'application/json', ...headers },
      },
      response => {
        let text = ''
        response.on('data', chunk => (text += chunk))
        response.on('end', () => {
          const cookie = (response.headers['set-cookie'] ?? []).map(one => one.split(';')[0]).join('; ')
          resolve({ status: response.statusCode ?? 0, body: text, cookie })
        })
      },
    )
    asked.on('error', reject)
    asked.setTimeout(ANSWER_WITHIN, () => asked.destroy(new Error('no answer')))
    asked.end(body && JSON.stringify(body))
  })

const TIMES = [1, 2, 3, 4, 5, 6]
const pids = async (): Promise<number[]> => {
  const answers = await Promise.all(TIMES.map(() => send('/healthz').catch(() => undefined)))
  const found = answers.flatMap(answer => (answer?.status === 200 ? [JSON.parse(answer.body).process as number] : []))
  return [...new Set(found)].sort()
}
const ask = async (query: string, headers: Record<string, string> = {}): Promise<string> =>
  (await send('/graphql', { query }, headers)).body

/** A stream over a connection of its own: from then on what was heard, and its end. */
const watch = (query: string): Promise<{ readonly heard: () => string; readonly end: () => void }> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port, path: '/graphql/stream', method: 'POST', agent: false },
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      },
      response => {
        let text = ''
        response.on('data', chunk => (text += chunk))
        response.on('error', () => undefined)
        resolve({ heard: () => text, end: () => asked.destroy() })
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify({ query }))
  })

const signIn = (password: string) =>
  send('/api/auth/sign-in/email', { email: 'staff@example.org', password }, { origin: `http://127.0.0.1:${port}` })

beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-two-'))
  await makeFederation(database)
  scene.must(
    await useCases.createAccount(database.db, { email: 'staff@example.org', name: 'Staff', password: PASSWORD }),
  )
  port = await freePort(0)
  service = spawn(process.execPath, programArguments('main'), {
    cwd: path.resolve(import.meta.dirname, '../../apps/api'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PAIJI_ROLE: 'api',
      PAIJI_API_PROCESSES: '2',
      PAIJI_DATA_DIR: folder,
      API_PORT: String(port),
      PORTAL_PORT: String(port),
    },
  })
  for (const until = Date.now() + 90_000; (await pids()).length < 2; await sleep(250))
    if (Date.now() > until) throw new Error('two processes did not begin to serve')
})
afterAll(async () => {
  const ended = new Promise(resolve => service.once('exit', resolve))
  service.kill('SIGTERM')
  await ended
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

describe('two processes of the API', () => {
  it('know the same sessions', async () => {
    const { cookie, status } = await signIn(PASSWORD)
    expect(status).toBe(200)
    const answers = await Promise.all(TIMES.map(() => ask('{ viewer { accountName: name } }', { cookie })))
    for (const answer of answers) expect(answer).toContain('"accountName":"Staff"')
  })

  it('both drop what they keep of an answer when its tables change', async () => {
    const query = '{ organisations(first: 5) { edges { node { name { en } } } } }'
    const before = await Promise.all(TIMES.map(() => ask(query)))
    expect(new Set(before).size).toBe(1)
    await database.sql`update organisation set name_en = 'Renamed by somebody else'`
    await expect
      .poll(async () => (await Promise.all(TIMES.map(() => ask(query)))).every(body => body.includes('Renamed')), {
        interval: 50,
      })
      .toBe(true)
  })

  it('both tell those who watch a stage', async () => {
    const stage = randomUUID()
    const id = Buffer.from(`Stage:${stage}`).toString('base64url')
    const streams = await Promise.all(
      TIMES.map(() => watch(`subscription { standingsChanged(stage: "${id}") { status } }`)),
    )
    const tell = () => database.sql`select pg_notify('paiji', ${JSON.stringify({ topic: 'standings', id: stage })})`
    await expect
      .poll(
        async () => {
          await tell()
          return streams.filter(stream => stream.heard().includes('"standingsChanged":null')).length
        },
        { interval: 200 },
      )
      .toBe(TIMES.length)
    for (const stream of streams) stream.end()
  })

  it('count guesses at a password together', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 14; guess++) statuses.push((await signIn('a guess at it')).status)
    expect(statuses.filter(status => status === 401).length).toBeLessThanOrEqual(10)
    expect(statuses.at(-1)).toBe(429)
  })

  it('come back one by one when they are killed', async () => {
    const [killed = 0, other = 0] = await pids()
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(pids, { interval: 250 })
      .toSatisfy((now: number[]) => now.length === 2 && now.includes(other) && !now.includes(killed))
  })
})
