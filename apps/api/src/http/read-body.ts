import type { IncomingHttpHeaders } from 'node:http'
import express, { type RequestHandler } from 'express'

/** Everything but a file. */
const SMALL = 1024 * 1024
/** A results file in base64 is the largest thing anybody sends, and only signed-in people send one. */
const LARGE = 24 * SMALL
/** Large bodies that are in memory at the same time: each is held as text, as JSON and as the file. */
const LARGE_AT_ONCE = 4
const RETRY_AFTER = 2

export const smallBody = express.json({ limit: SMALL })
const largeBody = express.json({ limit: LARGE })

/** Whether the body may be larger than a small one: it says so, or does not say how large it is. */
const mayBeLarge = (headers: IncomingHttpHeaders): boolean => {
  if (headers['transfer-encoding'] !== undefined) return true
  return Number(headers['content-length'] ?? 0) > SMALL
}

const mayBeSomebody = ({ cookie, authorization }: IncomingHttpHeaders): boolean =>
  Boolean(cookie?.includes('session_token')) || authorization !== undefined

/**
 * Reads a body of JSON no further than its sender may send: a large one is read only for a session or a token that there is, as
 * many at once as memory allows. Refusals: 413; 503 with `Retry-After` while too many large ones are under way.
 */
export const readBody = (isSignedIn: (headers: IncomingHttpHeaders) => Promise<boolean>): RequestHandler => {
  let underWay = 0
  return async (request, response, next) => {
    const { headers } = request
    if (!mayBeLarge(headers) || !mayBeSomebody(headers) || !(await isSignedIn(headers)))
      return smallBody(request, response, next)
    if (underWay >= LARGE_AT_ONCE) {
      const error = {
        message: 'Too many large files at once.',
        extensions: { code: 'RATE_LIMITED', retryAfter: RETRY_AFTER },
      }
      return void response
        .status(503)
        .set('retry-after', String(RETRY_AFTER))
        .json({ errors: [error] })
    }
    underWay++
    response.once('close', () => {
      underWay--
    })
    return largeBody(request, response, next)
  }
}
