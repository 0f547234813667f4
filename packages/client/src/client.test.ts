import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOfStream } from 'node:stream/consumers'
import { buildSchema, parse, validate } from 'graphql'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as client from './index.js'
import { CommitImport, createClient, Organisations, StandingsChanged } from './index.js'

/** A service that answers what a test sets, over a real connection. */
type Answering = (request: IncomingMessage, body: string, response: ServerResponse) => void

let url = ''
let answers: Answering[] = []
const asked: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string }[] = []

const server = createServer((request, response) => {
  void textOfStream(request).then(body => {
    asked.push({ path: request.url ?? '', headers: request.headers, body })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer) answer(request, body, response)
    else response.writeHead(404).end()
  })
})
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answers = []
  asked.length = 0
})

const json =
  (content: unknown, status = 200, headers: Record<string, string> = {}): Answering =>
  (_, __, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(content))

const page = (codes: readonly string[], endCursor: string | null) => ({
  data: {
    organisations: {
      totalCount: 3,
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
      edges: codes.map(code => ({ node: { code } })),
    },
  },
})

const failure = async (promise: Promise<unknown>) => {
  const caught = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  return caught as client.PaijiError & client.Refusal
}

describe('the operations of the package', () => {
  const schema = buildSchema(readFileSync(new URL('../../../apps/api/schema.graphql', import.meta.url), 'utf8'))
  const documents = parse(readFileSync(new URL('documents.graphql', import.meta.url), 'utf8'))
  const operations = Object.values<unknown>({ ...client }).filter(
    (each): each is client.Operation<unknown, unknown> =>
      typeof each === 'object' && each !== null && 'text' in each && 'id' in each,
  )

  it('are those of documents.graphql, each under the SHA-256 of its text', () => {
    const names = documents.definitions.map(one => ('name' in one ? one.name?.value : undefined))
    expect(operations.map(({ name }) => name).sort()).toEqual(names.sort())
    for (const { id, text } of operations) expect(createHash('sha256').update(text).digest('hex')).toBe(id)
  })

  it.each(operations.map(each => [each.name, each.text]))('%s is valid against the schema', (_, text) => {
    expect(validate(schema, parse(text))).toEqual([])
  })
})

describe('a query', () => {
  it('goes by the digest of its text alone once the service knows it', async () => {
    answers = [
      json({ errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }),
      json(page([], null)),
    ]
    const paiji = createClient({ url: `${url}/`, token: 'paiji_x' })
    await paiji.query(Organisations, {})
    await paiji.query(Organisations, {})
    const bodies = asked.map(({ body }) => JSON.parse(body) as { query?: string; extensions: object })
    expect(bodies.map(({ query }) => query)).toEqual([undefined, Organisations.text, undefined])
    expect(bodies[0]?.extensions).toEqual({ persistedQuery: { version: 1, sha256Hash: Organisations.id } })
    expect(asked.map(({ path, headers }) => [path, headers.authorization])).toEqual(
      Array(3).fill(['/graphql', 'Bearer paiji_x']),
    )
  })

  it('asked too soon is asked again when the service says, and not for ever', async () => {
    const early = json({ errors: [{ message: 'Too much.', extensions: { code: 'RATE_LIMITED' } }] }, 429, {
      'retry-after': '0.01',
    })
    answers = [early, json({ data: { here: 1 } })]
    expect(await createClient({ url }).query('{ here }')).toEqual({ here: 1 })
    answers = [early]
    const error = await failure(createClient({ url, attempts: 3 }).query('{ here }'))
    expect([error.name, error.code, error.status, asked.length]).toEqual(['PaijiError', 'RATE_LIMITED', 429, 5])
  })

  it.each([
    [
      'the service refuses',
      json({ errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] }),
      'FORBIDDEN',
      'No.',
    ],
    ['a token ends', json({}, 401), 'UNAUTHENTICATED', 'The answer was 401.'],
    ['something else answers', json('<html>', 200), 'NOT_PAIJI', 'The answer was 200.'],
  ])('fails in words where %s', async (_, answer, code, words) => {
    answers = [answer]
    const error = await failure(createClient({ url }).query('{ here }'))
    expect([error.code, error.message]).toEqual([code, words])
  })

  it('fails where nothing answers, in time or at all', async () => {
    answers = [() => undefined]
    expect((await failure(createClient({ url, timeout: 30 }).query('{ here }'))).code).toBe('UNREACHABLE')
    expect((await failure(createClient({ url: 'http://127.0.0.1:1' }).query('{ here }'))).code).toBe('UNREACHABLE')
  })

  it('reads a list to its end', async () => {
    answers = [json(page(['A', 'B'], 'here')), json(page(['C'], null))]
    const codes: string[] = []
    for await (const { code } of createClient({ url }).paginate(Organisations, {}, data => data.organisations))
      codes.push(code)
    expect(codes).toEqual(['A', 'B', 'C'])
    expect(asked.map(({ body }) => (JSON.parse(body) as { variables: object }).variables)).toEqual([
      {},
      { after: 'here' },
    ])
  })

  it('ends a list that says there is more and not where', async () => {
    const lost = page(['A'], 'here')
    answers = [
      json({
        data: { organisations: { ...lost.data.organisations, pageInfo: { hasNextPage: true, endCursor: null } } },
      }),
    ]
    const codes: string[] = []
    for await (const { code } of createClient({ url }).paginate(Organisations, {}, data => data.organisations)) {
      codes.push(code)
      if (codes.length > 3) break
    }
    expect(codes).toEqual(['A'])
  })

  it('waits until a day and time as well as so many seconds', async () => {
    const soon = new Date(Date.now() + 1_000).toUTCString()
    answers = [json({}, 503, { 'retry-after': soon }), json({ data: { here: 1 } })]
    expect(await createClient({ url }).query('{ here }')).toEqual({ here: 1 })
  })

  it('stops at once when its reader has stopped, while it waits too', async () => {
    answers = [json({}, 429, { 'retry-after': '3600' })]
    const stop = new AbortController()
    const asking = failure(createClient({ url }).query('{ here }', {}, { signal: stop.signal }))
    setTimeout(() => stop.abort(new Error('enough')), 50)
    expect((await asking).message).toBe('enough')
    expect((await failure(createClient({ url }).query('{ here }', {}, { signal: stop.signal }))).message).toBe('enough')
    expect(asked).toHaveLength(1)
  })
})

describe('a mutation', () => {
  const input = { import: 'i', category: 'club' }
  it('answers its payload', async () => {
    answers = [json({ data: { commitImport: { event: { id: 'e', code: 'X' }, problems: [] } } })]
    expect((await createClient({ url }).mutate(CommitImport, { input })).event.code).toBe('X')
  })

  it('is refused with every problem and its place', async () => {
    const problems = [{ code: 'DAY_MISSING', severity: 'error', path: 'date', line: 3 }]
    answers = [json({ data: { commitImport: { event: null, problems } } })]
    const refusal = await failure(createClient({ url }).mutate(CommitImport, { input }))
    expect([refusal.name, refusal.message, refusal.problems]).toEqual(['Refusal', 'DAY_MISSING date line 3', problems])
  })
})

describe('a subscription', () => {
  const event = (number: number, id: string) =>
    `id: ${id}\nevent: next\ndata: ${JSON.stringify({ data: { standingsChanged: { number } } })}\n\n`
  const stream =
    (...parts: readonly string[]): Answering =>
    (_, __, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const part of parts) response.write(part)
      response.end()
    }

  it('goes on after a break, and says what it has seen', async () => {
    const [first = '', second = ''] = [event(1, 'a').slice(0, 20), event(1, 'a').slice(20)]
    answers = [
      stream(':\n\n', first, second, 'event: next\r\ndata: {"data":{"standingsChanged":null}}\r\n\r\n'),
      stream(event(2, 'b')),
    ]
    const numbers: (number | undefined)[] = []
    const following = createClient({ url }).subscribe(StandingsChanged, { stage: 's' })
    for await (const { standingsChanged } of following) {
      numbers.push(standingsChanged?.number)
      if (numbers.length === 3) break
    }
    expect(numbers).toEqual([1, undefined, 2])
    expect(asked.map(({ path, headers }) => [path, headers['last-event-id']])).toEqual([
      ['/graphql/stream', undefined],
      ['/graphql/stream', 'a'],
    ])
  })

  it('ends where the service refuses it, and where its reader stops', async () => {
    answers = [json({ errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }, 401)]
    const refused = createClient({ url }).subscribe(StandingsChanged, { stage: 's' })
    expect((await failure(refused.next())).code).toBe('UNAUTHENTICATED')
    const stop = new AbortController()
    answers = [
      (_, __, response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event(1, 'a')),
    ]
    const stopped = createClient({ url }).subscribe(StandingsChanged, { stage: 's' }, { signal: stop.signal })
    await stopped.next()
    const next = failure(stopped.next())
    stop.abort(new Error('enough'))
    expect((await next).message).toBe('enough')
  })
})

describe('a program that fetches its tokens', () => {
  const credentials = { id: 'a:b', secret: 'ü', scopes: ['read', 'results'] }

  it('has one until it ends', async () => {
    answers = [json({ access_token: 't', expires_in: 3600 }), json({ data: { here: 1 } })]
    const paiji = createClient({ url, credentials })
    await paiji.query('{ here }')
    await paiji.query('{ here }')
    expect(asked.map(({ path }) => path)).toEqual(['/oauth/token', '/graphql', '/graphql'])
    expect(asked[0]?.headers.authorization).toBe(`Basic ${btoa('a%3Ab:%C3%BC')}`)
    expect(asked[0]?.body).toBe('grant_type=client_credentials&scope=read+results')
    expect(asked[2]?.headers.authorization).toBe('Bearer t')
  })

  it('has another one issued when the service no longer takes it, once', async () => {
    const refused = json({ errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }, 401)
    const token = (name: string) => json({ access_token: name, expires_in: 3600 })
    answers = [token('a'), refused, token('b'), json({ data: { here: 1 } })]
    expect(await createClient({ url, credentials }).query('{ here }')).toEqual({ here: 1 })
    expect(asked.map(({ headers }) => headers.authorization).filter(each => each?.startsWith('Bearer'))).toEqual([
      'Bearer a',
      'Bearer b',
    ])
    answers = [token('a'), refused, token('b'), refused]
    expect((await failure(createClient({ url, credentials }).query('{ here }'))).code).toBe('UNAUTHENTICATED')
    expect(asked).toHaveLength(8)
  })

  it('gives the reason when none is issued', async () => {
    answers = [json({ error: 'invalid_client', error_description: 'Unknown.' }, 401)]
    const error = await failure(createClient({ url, credentials }).query('{ here }'))
    expect([error.code, error.message]).toEqual(['invalid_client', 'no token: invalid_client: Unknown.'])
  })
})

describe('files', () => {
  it('are brought by their ticket and fetched by their path', async () => {
    answers = [(_, __, response) => response.writeHead(204).end(), json('lines')]
    const paiji = createClient({ url, token: 't' })
    await paiji.upload('tick/et', '成绩')
    expect([asked[0]?.path, asked[0]?.body]).toEqual(['/files/upload/tick%2Fet', '成绩'])
    expect(await (await paiji.download('/files/x')).json()).toBe('lines')
    answers = [(_, __, response) => response.writeHead(413).end()]
    expect((await failure(paiji.upload('t', 'x'))).message).toBe('The file was not taken: 413.')
    expect((await failure(paiji.download('/files/x'))).message).toBe('/files/x answers 413.')
  })
})
