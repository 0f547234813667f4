import { setTimeout as delay } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import { toNodeHandler } from 'better-auth/node'
import type { RequestHandler } from 'express'
import type { Auth } from '../auth/session.js'

/**
 * The library's routes that are open; signing up is answered, and closed. The office changes names, and a list of
 * sessions would hand their tokens to scripts.
 */
const OPEN = new Set([
  '/sign-in/email',
  '/sign-up/email',
  '/sign-out',
  '/change-password',
  '/request-password-reset',
  '/reset-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/two-factor/generate-backup-codes',
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/generate-authenticate-options',
  '/passkey/verify-authentication',
  '/passkey/delete-passkey',
  '/ok',
])
const PREFIX = '/api/auth'
const ASK_RESET = '/request-password-reset'
/** The answer takes so many milliseconds whether the address has an account or not. */
const RESET_TAKES = 300

/** What of an answer would tell a script the session's token: the cookie carries it, where none can read it. */
const TELLING: ReadonlySet<string> = new Set(['token', 'session'])

const withoutToken = (body: string): string => {
  try {
    const said: unknown = JSON.parse(body)
    if (typeof said !== 'object' || said === null) return body
    return JSON.stringify(Object.fromEntries(Object.entries(said).filter(([name]) => !TELLING.has(name))))
  } catch {
    return body
  }
}

/** A refusal is an answer; anything else is the server's to name, as it does for every other route. */
const refusalOf = (error: unknown): Response => {
  if (!isAPIError(error)) throw error
  return Response.json(error.body ?? null, { status: error.statusCode, headers: new Headers(error.headers) })
}

/** `/api/auth`: the open routes of the accounts; everything else does not exist. */
export const authRoute = (auth: Auth): RequestHandler => {
  const handle = toNodeHandler(async (request: Request): Promise<Response> => {
    const held = request.url.endsWith(ASK_RESET) ? delay(RESET_TAKES) : undefined
    const [answer] = await Promise.all([auth.handler(request).catch(refusalOf), held])
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const { status, headers } = answer
    headers.delete('content-length')
    return new Response(withoutToken(await answer.text()), { status, headers })
  })
  return async (request, response) => {
    if (!OPEN.has(request.path.slice(PREFIX.length))) return void response.status(404).json({ code: 'NOT_FOUND' })
    await handle(request, response)
  }
}
