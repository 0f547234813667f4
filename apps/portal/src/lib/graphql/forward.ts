import 'server-only'
import { cappedBody, LARGE_BODY, SMALL_BODY } from './capped-body'
import { apiUrl, forwardProof } from '@/lib/env'
import { tracedCall } from '@/lib/tracing'
import { isOfAnotherSite } from './other-site'

const requestHeaders = [
  'accept',
  'accept-language',
  'apollo-require-preflight',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'origin',
  'referer',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
]
const responseHeaders = [
  'cache-control',
  'content-disposition',
  'content-type',
  'etag',
  'location',
  'pragma',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
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

const isProgram = (headers: Headers): boolean => /^Bearer paiji_/i.test(headers.get('authorization') ?? '')

const tooLarge = (): Response =>
  Response.json({ errors: [{ message: 'Too large.', extensions: { code: 'REQUEST_TOO_LARGE' } }] }, { status: 413 })

const hasSession = (headers: Headers): boolean => headers.get('cookie')?.includes('session_token') ?? false

/** Whether the cookie is of a session, or the token one, that there is: only then is a file worth reading. */
const isSignedIn = async (headers: Headers): Promise<boolean> => {
  if (!hasSession(headers) && !isProgram(headers)) return false
  const own = pick(headers, ['authorization', 'cookie', 'x-forwarded-for', 'x-paiji-forward'])
  own.set('content-type', 'application/json')
  const query = JSON.stringify({ query: '{ viewer { email } }' })
  const answer = await fetch(`${apiUrl()}/graphql`, { method: 'POST', headers: own, body: query, cache: 'no-store' })
  const { data } = (await answer.json()) as { data?: { viewer?: { email?: string | null } | null } | null }
  return Boolean(data?.viewer?.email)
}

/** A small body of anybody, a large one of somebody who is signed in; nothing when there is more. */
const readBody = async (request: Request, headers: Headers): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const announced = Number(request.headers.get('content-length') ?? 0)
  const isLarge = announced > SMALL_BODY && announced <= LARGE_BODY && (await isSignedIn(headers))
  return cappedBody(request, isLarge ? LARGE_BODY : SMALL_BODY)
}

/**
 * Hands a request on to the API under the portal's own address, so that one origin serves pages, cookies and data.
 * The body is streamed back; when the browser leaves, the call to the API ends with it.
 */
export const forward = async (request: Request, path: string): Promise<Response> => {
  const headers = pick(request.headers, requestHeaders)
  // A program with a token, and whoever has no session, asks what it likes; with a session only what the portal has written.
  // A page of another site may read every answer, so none is made in the name of who looks at it.
  if (isProgram(headers) || isOfAnotherSite(request.headers)) headers.delete('cookie')
  else if (hasSession(headers)) headers.set('x-paiji-client', 'portal')
  for (const [name, value] of Object.entries(forwardProof())) headers.set(name, value)
  // Else fetch asks for no kept answer at all, and what a reader has already is sent again.
  headers.set('cache-control', 'max-age=0')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  try {
    const body = hasBody ? await readBody(request, headers) : undefined
    if (hasBody && !body) return tooLarge()
    const answer = await tracedCall('browser asks', request.headers.get('traceparent'), headers, () =>
      fetch(`${apiUrl()}${path}`, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
        cache: 'no-store',
        signal: request.signal,
      }),
    )
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
