import { startStack, type TestStack } from '@paiji/api/testing'
import { createClient as createSseClient } from 'graphql-sse'
import { createClient as createWsClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import { type Journey, PROBLEMS, startJourney } from '../support/journey.js'
import { rowIdOf } from '../support/ids.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** Whoever watches a stage sees its standings when they are published, over either kind of stream. */

interface Change {
  readonly standingsChanged: { readonly status: string } | null
}

let journey: Journey
let stack: TestStack
let stage = ''

beforeAll(async () => {
  journey = await startJourney()
  stack = await startStack(journey.database)
  stage = (await journey.takeIn('live.xml', usebioFile('Live', ['1', '2', '3', '4', '5', '6'], sixPairs))).stage
})
afterAll(async () => {
  await stack?.close()
  await journey?.stop()
})

const query = 'subscription ($stage: ID!) { standingsChanged(stage: $stage) { status } }'
const PROVISIONAL = 'query ($stage: ID!) { stage(id: $stage) { provisional { id } } }'
const PUBLISH = `mutation ($input: PublishStandingsInput!) { publishStandings(input: $input) { problems ${PROBLEMS} } }`

const notify = () =>
  journey.database.sql`select pg_notify('paiji', ${JSON.stringify({ topic: 'standings', id: rowIdOf(stage) })})`

const publish = async () => {
  const { stage: found } = await journey.ask<{ stage: { provisional: { id: string } } }>(
    journey.federation.staff,
    PROVISIONAL,
    { stage },
  )
  return journey.ask(journey.federation.staff, PUBLISH, { input: { stage, revision: found.provisional.id } })
}

it('reaches every watcher within moments of the commit', async () => {
  const sse = createSseClient({ url: `${stack.url}/graphql/stream`, retryAttempts: 0 })
  const ws = createWsClient({ url: `${stack.url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket })
  const heard: unknown[][] = [[], []]
  for (const [at, client] of [sse, ws].entries()) {
    const failed = (error: unknown) => heard[at]?.push({ error })
    client.subscribe<Change>(
      { query, variables: { stage } },
      { next: message => heard[at]?.push(message), error: failed, complete: () => undefined },
    )
  }
  // Both watch as soon as a notice has reached both.
  const reached = async () => {
    await notify()
    return heard.every(messages => messages.length > 0)
  }
  await expect.poll(reached).toBe(true)
  expect(await publish()).toEqual({ publishStandings: { problems: [] } })
  const last = { data: { standingsChanged: { status: 'PUBLISHED' } } }
  await expect.poll(() => heard.map(messages => messages.at(-1))).toEqual([last, last])
  sse.dispose()
  await ws.dispose()
})

it('tells whoever comes what stands, and nothing between the page and its stream is lost', async () => {
  const sse = createSseClient({ url: `${stack.url}/graphql/stream`, retryAttempts: 0 })
  const told = await new Promise<unknown>((resolve, reject) => {
    sse.subscribe<Change>({ query, variables: { stage } }, { next: resolve, error: reject, complete: () => {} })
  })
  expect(told).toEqual({ data: { standingsChanged: { status: 'PUBLISHED' } } })
  sse.dispose()
})

it('reads the standings once for a hall of strangers', async () => {
  const heard: unknown[][] = []
  const clients = Array.from({ length: 8 }, (_, at) => {
    const messages: unknown[] = []
    heard[at] = messages
    const client = createSseClient({ url: `${stack.url}/graphql/stream`, retryAttempts: 0 })
    const failed = (error: unknown) => messages.push({ error })
    client.subscribe<Change>(
      { query, variables: { stage } },
      { next: message => messages.push(message), error: failed, complete: () => undefined },
    )
    return client
  })
  await expect.poll(() => heard.map(messages => messages.length)).toEqual(clients.map(() => 1))
  const { statements } = journey.database
  const told = await statements.during(async () => {
    await notify()
    await expect.poll(() => heard.map(messages => messages.length)).toEqual(clients.map(() => 2))
  })
  const last = { data: { standingsChanged: { status: 'PUBLISHED' } } }
  expect(heard.map(messages => messages.at(-1))).toEqual(clients.map(() => last))
  expect(told.statements.filter(text => text.includes('from "standings_revision"'))).toHaveLength(1)
  for (const client of clients) client.dispose()
})
