import 'server-only'
import { apiUrl } from '@/lib/env'

const requestHeaders = [
  'accept',
  'accept-language',
  'apollo-require-preflight',
  'content-type',
  'cookie',
  'idempotency-key',
  'last-event-id',
  'origin',
  'referer',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]
const responseHeaders = [
  'cache-control',
  'content-disposition',
  'content-type',
  'location',
  'retry-after',
  'x-request-id',
]

const pick = (from: Headers, names: readonly string[]): Headers => {
  const picked = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

/**
 * Hands a request on to the API under the portal's own address, so that one origin serves pages, cookies and data.
 * The body is streamed back; when the browser leaves, the call to the API ends with it.
 */
export const forward = async (request: Request, path: string): Promise<Response> => {
  const headers = pick(request.headers, requestHeaders)
  headers.set('x-paiji-client', 'portal')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  try {
    const answer = await fetch(`${apiUrl()}${path}`, {
      method: request.method,
      headers,
      body: hasBody ? await request.arrayBuffer() : undefined,
      redirect: 'manual',
      cache: 'no-store',
      signal: request.signal,
    })
    const back = pick(answer.headers, responseHeaders)
    for (const cookie of answer.headers.getSetCookie()) back.append('set-cookie', cookie)
    return new Response(answer.body, { status: answer.status, headers: back })
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 })
    const message = error instanceof Error ? error.message : 'unreachable'
    return Response.json(
      { errors: [{ message, extensions: { code: 'API_UNREACHABLE' } }] },
      { status: 503, headers: { 'retry-after': '5' } },
    )
  }
}
