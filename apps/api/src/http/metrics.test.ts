import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../db/embedded.js'
import { hashOf } from '../graphql/limits/persisted-documents.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { startStack, type TestStack } from '../testing/stack.js'
import { createMetrics, serveMetrics } from './metrics.js'

let database: TestDatabase
let stack: TestStack
let address = ''
let close: () => Promise<void>

beforeAll(async () => {
  database = await testDatabase()
  const document = 'query Who { viewer { name } }'
  const metrics = createMetrics(database, '.', new Map([[hashOf(document), document]]))
  stack = await startStack(database, { metrics })
  const port = await freePort(0)
  address = `http://127.0.0.1:${port}`
  close = await serveMetrics(metrics, port, '127.0.0.1')
})
afterAll(async () => {
  await close?.()
  await stack?.close()
  await database?.drop()
})

const read = async () => (await fetch(`${address}/metrics`)).text()

describe('the metrics', () => {
  it('count requests and operations by names there are, and tell the state of the database', async () => {
    await stack.post({ query: 'query Who { viewer { name } }' })
    await stack.post({ query: 'query Invented123 { viewer { name } }' })
    await stack.post({ query: 'query Who { nothing }' })
    await fetch(`${stack.url}/healthz`)
    await fetch(`${stack.url}/anything/else`)
    await expect.poll(read).toContain('paiji_http_request_seconds_count{route="other",status="404"} 1')
    const text = await read()
    expect(text).toContain('paiji_operation_seconds_count{operation="Who",outcome="ok"} 1')
    expect(text).toContain('paiji_operation_seconds_count{operation="other",outcome="ok"} 1')
    expect(text).not.toContain('Invented123')
    expect(text).toMatch(/paiji_http_request_seconds_count\{route="\/graphql",status="200"\} 2/)
    expect(text).toContain('paiji_http_request_seconds_count{route="/healthz",status="200"} 1')
    expect(text).toMatch(/\npaiji_unsealed_rows 0\n/)
    expect(text).toMatch(/\npaiji_database_up 1\n/)
    expect(text).toMatch(/\npaiji_disk_left_bytes \d/)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('are on their own port alone', async () => {
    expect((await fetch(`${stack.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${address}/other`)).status).toBe(404)
  })
})
