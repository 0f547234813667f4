import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { answerPage } from './answer-page'
import { KeptPages, type PageSources } from './kept-pages'
import { sourcesKey } from './response-key'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

interface Made {
  readonly tables?: readonly string[]
  readonly whole?: boolean
  readonly cookie?: string
  readonly status?: number
  /** While the page is made. */
  readonly meanwhile?: () => void
}

/** A server whose pages count how often they were made, each under a nonce of its own. */
const serving = async (pages: KeptPages, made: Made = {}) => {
  let times = 0
  server = createServer((request, response) => {
    if (answerPage(pages, request, response)) return
    times++
    const sources: PageSources | undefined = Reflect.get(response, sourcesKey)
    if (sources) {
      for (const table of made.tables ?? ['event']) sources.tables.add(table)
      sources.whole = made.whole ?? true
    }
    made.meanwhile?.()
    response.setHeader('content-security-policy', `script-src 'nonce-n${times}'`)
    if (made.cookie) response.setHeader('set-cookie', made.cookie)
    response.writeHead(made.status ?? 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.write('<html>')
    response.end(`<script nonce="n${times}">牌</script></html>`)
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
      get({ port, path, headers }, response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('end', () => resolve({ response, body: Buffer.concat(parts) }))
      }).once('error', reject)
    })
  return { ask, times: () => times }
}

const watching = (): KeptPages => {
  const pages = new KeptPages()
  pages.watch(true)
  return pages
}

describe('pages of nobody in particular', () => {
  it('are made once, and again when a table they were made from was changed', async () => {
    const pages = watching()
    const { ask, times } = await serving(pages)
    const first = await ask('/en/events')
    const second = await ask('/en/events')
    expect(second.body.toString()).toBe(first.body.toString())
    expect(first.body.toString()).toContain('牌')
    expect(second.response.headers['cache-status']).toBe('paiji; hit')
    pages.changed('policy')
    await ask('/en/events')
    expect(times()).toBe(1)
    pages.changed('event')
    await ask('/en/events')
    expect(times()).toBe(2)
  })

  it('may be kept by any cache, carry no cookie, and answer 304 to who has the content under another nonce', async () => {
    const pages = watching()
    const { ask, times } = await serving(pages)
    const { response } = await ask('/en/events')
    expect(response.headers['cache-control']).toMatch(/^public, .*s-maxage=\d/)
    expect(response.headers.vary).toContain('cookie')
    expect(response.headers['set-cookie']).toBeUndefined()
    pages.changed('event')
    const again = await ask('/en/events', { 'if-none-match': String(response.headers.etag) })
    expect(times()).toBe(2)
    expect(again.response.statusCode).toBe(304)
    expect(again.response.headers['content-security-policy']).toBeUndefined()
    expect(again.body.length).toBe(0)
  })

  it('are sent packed to who takes that', async () => {
    const { ask } = await serving(watching())
    for (const status of ['miss', 'hit']) {
      const { response, body } = await ask('/en/events', { 'accept-encoding': 'gzip, br' })
      expect(response.headers['cache-status']).toBe(`paiji; ${status}`)
      expect(response.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(body).toString()).toContain('牌')
    }
  })

  it.each([
    ['somebody signed in', '/en/events', { cookie: 'better-auth.session_token=x' }],
    ['a step within the portal', '/en/events', { rsc: '1' }],
    ['a file', '/en/events/list.pdf', {}],
    ['what is no page', '/graphql', {}],
  ])('are not for %s', async (_, path, headers) => {
    const { ask, times } = await serving(watching())
    for (let n = 0; n < 2; n++) {
      const { response } = await ask(path, headers as Record<string, string>)
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect(times()).toBe(2)
  })

  it('are apart by settings, host and question', async () => {
    const { ask, times } = await serving(watching())
    await ask('/en/events')
    await ask('/en/events', { cookie: 'paiji-theme=dark' })
    await ask('/en/events?after=x')
    await ask('/en/events', { host: 'other.example' })
    expect(times()).toBe(4)
    await ask('/en/events', { cookie: 'other=1' })
    expect(times()).toBe(4)
  })

  it.each<[string, Made]>([
    ['an answer does not say what it was read from', { whole: false }],
    ['it sets a cookie', { cookie: 'a=b' }],
    ['it is of something that is not there', { status: 404 }],
  ])('are not kept where %s', async (_, made) => {
    const { ask, times } = await serving(watching(), made)
    await ask('/en/events')
    const { response } = await ask('/en/events')
    expect(times()).toBe(2)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('are not kept when what they are made from changes meanwhile', async () => {
    const pages = watching()
    const { ask, times } = await serving(pages, { meanwhile: () => pages.changed('event') })
    await ask('/en/events')
    await ask('/en/events')
    expect(times()).toBe(2)
  })

  it('are not kept while nobody tells what changes', async () => {
    const pages = watching()
    const { ask, times } = await serving(pages)
    await ask('/en/events')
    pages.watch(false)
    await ask('/en/events')
    await ask('/en/events')
    expect(times()).toBe(3)
  })
})
