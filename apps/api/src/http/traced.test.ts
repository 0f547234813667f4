import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../db/embedded.js'
import { summaryOf } from '../db/prepare-statements.js'
import { childEnvironment, repositoryRoot } from '../env.js'
import { addOrganisation } from '../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { programArguments } from '../testing/program.js'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
}

let database: TestDatabase
let api: ChildProcess
let sink: Server
let url = ''
const folder = mkdtempSync(path.join(tmpdir(), 'paiji-traced-'))
const received: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  await addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '会', nameEn: 'F' })
  sink = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += chunk))
    request.on('end', () => {
      received.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(resolve => sink.listen(0, '127.0.0.1', resolve))
  const port = await freePort(0)
  url = `http://127.0.0.1:${port}`
  api = spawn(process.execPath, [...programArguments('main')], {
    stdio: 'ignore',
    cwd: path.join(repositoryRoot, 'apps/api'),
    env: childEnvironment({
      PAIJI_ROLE: 'api',
      DATABASE_URL: database.url,
      PAIJI_DATA_DIR: folder,
      API_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(sink.address() as AddressInfo).port}`,
    }),
  })
  const answers = () =>
    fetch(`${url}/healthz`).then(
      answer => answer.ok,
      () => false,
    )
  await vi.waitUntil(answers, { timeout: 60_000, interval: 100 })
})
afterAll(async () => {
  api?.kill('SIGKILL')
  await new Promise(resolve => sink.close(resolve))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const SEARCH = '{ organisations(first: 5, text: "王小明的俱乐部") { edges { node { code } } } }'

const spansOf = (bodies: readonly string[]): Span[] =>
  bodies.flatMap(body => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })

it('shows a request of the portal as one trace down to its statements, with nothing that anybody sent', async () => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` },
    body: JSON.stringify({ query: SEARCH }),
  })
  expect([answer.status, await answer.json()]).toMatchObject([200, { data: { organisations: { edges: [] } } }])
  api.kill('SIGTERM')
  await once(api, 'exit')

  const spans = spansOf(received).filter(span => span.traceId === TRACE)
  const request = spans.find(span => span.name === 'POST /graphql')
  expect(request?.parentSpanId).toBe(CALLER)
  const below = spans.filter(span => span.parentSpanId === request?.spanId).map(span => span.name)
  expect(below).toEqual(expect.arrayContaining(['graphql other', 'with organisation']))
  expect(received.join()).not.toContain('王小明')
  expect(received.join()).not.toContain('$1')
})

it('names a statement by what it does to which table', () => {
  expect(summaryOf('select "id" from "person" where "id" = $1')).toBe('select person')
  expect(summaryOf('insert into "score_sheet" ("id") values ($1)')).toBe('insert score_sheet')
  expect(summaryOf("select 'somebody@example.org'")).toBe('select')
  expect(summaryOf('(select 1)')).toBe('select')
})
