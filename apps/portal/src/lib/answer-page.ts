import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type StoredPage, type KeptPages, type PageSources } from './kept-pages'
import { hasAlready, pageKey, pageTag } from './page-key'
import { sourcesKey } from './response-key'

/** Any cache between may hold a page for a moment, for those who send no cookie; a browser asks whether it still holds. */
const FOR_ALL = 'public, max-age=0, s-maxage=5, must-revalidate'
const VARY = 'cookie, accept-encoding, rsc, next-router-state-tree, next-router-prefetch'
const NOT_KEPT = [
  'set-cookie',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]

const zips = (headers: IncomingMessage['headers']): boolean => /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))

interface Reader {
  readonly zip: boolean
  readonly has: string | undefined
}

const send = (response: ServerResponse, page: StoredPage, { zip, has }: Reader, status: 'hit' | 'miss'): void => {
  const shared = { 'cache-control': FOR_ALL, etag: page.tag, vary: VARY, 'cache-status': `paiji; ${status}` }
  if (hasAlready(has, page.tag)) {
    // Without its policy: the nonces of the page that the reader has are older.
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.writeHead(304, shared)
    response.end()
    return
  }
  const body = zip ? page.zipped : page.plain
  const encoding = zip ? { 'content-encoding': 'gzip' } : {}
  response.writeHead(200, { ...page.headers, ...shared, ...encoding, 'content-length': body.length })
  response.end(body)
}

const pageOf = (response: ServerResponse, plain: Buffer): StoredPage => {
  const headers = { ...response.getHeaders() }
  for (const name of NOT_KEPT) delete headers[name]
  return { headers, tag: pageTag(plain, headers), plain, zipped: gzipSync(plain, { level: 6 }) }
}

/** Whether what was made is a page that anybody else would get too. */
const isCommon = (response: ServerResponse, sources: PageSources): boolean =>
  sources.whole &&
  response.statusCode === 200 &&
  response.getHeader('set-cookie') === undefined &&
  String(response.getHeader('content-type') ?? '').startsWith('text/html')

const bytesOf = (chunk: unknown, encoding: unknown): Buffer | undefined => {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined
}

/** Holds what is written until it ends, and sends it as a page: kept for the next reader where it may be. */
const holdBody = (response: ServerResponse, done: (plain: Buffer) => void): void => {
  const parts: Buffer[] = []
  const take = (chunk: unknown, encoding: unknown): void => {
    const bytes = bytesOf(chunk, encoding)
    if (bytes) parts.push(bytes)
  }
  const [write, end, writeHead] = [response.write, response.end, response.writeHead]
  const back = (): void => void Object.assign(response, { write, end, writeHead })
  const callback = (args: readonly unknown[]): void => {
    const last = args.at(-1)
    if (typeof last === 'function') queueMicrotask(() => last())
  }
  Object.assign(response, {
    writeHead: (status: number, ...more: readonly unknown[]) => {
      response.statusCode = status
      const headers = more.find(one => typeof one === 'object' && one !== null)
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
      return response
    },
    flushHeaders: () => undefined,
    write: (chunk: unknown, ...rest: readonly unknown[]) => {
      take(chunk, rest[0])
      callback(rest)
      return true
    },
    end: (chunk?: unknown, ...rest: readonly unknown[]) => {
      if (typeof chunk !== 'function') take(chunk, rest[0])
      back()
      done(Buffer.concat(parts))
      callback([chunk, ...rest])
      return response
    },
  })
}

/**
 * Answers a page that anybody may read from memory, if it is kept; else lets it be made and keeps it. True when it has
 * answered. What the page is made from is noted by `noteSources`.
 */
export const answerPage = (pages: KeptPages, request: IncomingMessage, response: ServerResponse): boolean => {
  const key = pageKey(request)
  if (key === undefined) return false
  const reader = { zip: zips(request.headers), has: request.headers['if-none-match'] }
  const found = pages.find(key)
  if (found) {
    send(response, found, reader, 'hit')
    return true
  }
  const sources = pages.begin()
  Reflect.set(response, sourcesKey, sources)
  // What is kept is kept plain; it is packed once, here.
  delete request.headers['accept-encoding']
  delete request.headers['if-none-match']
  holdBody(response, plain => {
    if (!isCommon(response, sources)) return void response.end(plain)
    const page = pageOf(response, plain)
    pages.keep(key, sources, page)
    send(response, page, reader, 'miss')
  })
  return false
}
