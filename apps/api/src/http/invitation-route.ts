import type { RequestHandler } from 'express'
import { requestIdOf } from '../context.js'
import { acceptInvitation } from '../domain/accounts/access-link.js'
import type { Deps } from '../domain/shared/deps.js'

const textOf = (body: unknown, name: string): string => {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : ''
}

/**
 * `POST /api/invitation` with `{ token, password }`: whoever holds a one-time link has no account to be signed in with
 * yet, so this stands beside the log-in and not among the mutations. 204, or 400 with the code of what is wrong.
 */
export const invitationRoute = (deps: Deps): RequestHandler => {
  return async (request, response) => {
    const said = { token: textOf(request.body, 'token'), password: textOf(request.body, 'password') }
    const accepted = await acceptInvitation(deps, requestIdOf(request.headers), said)
    if (accepted.ok) response.status(204).end()
    else response.status(400).json({ code: accepted.error[0]?.code })
  }
}
