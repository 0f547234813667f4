import type { RequestHandler } from 'express'
import { requestIdOf } from '../context.js'
import { confirmEmailChange } from '../domain/accounts/change-email.js'
import { unsubscribe } from '../domain/mail/choices.js'
import type { Deps } from '../domain/shared/deps.js'

/** `POST /api/unsubscribe` with `{ token }`: ends the mails of one topic, for whoever holds a link of one. 204, or 400. */
export const unsubscribeRoute = (deps: Deps): RequestHandler => {
  return async (request, response) => {
    const token: unknown = (request.body as { token?: unknown } | undefined)?.token
    const done = await unsubscribe(deps, requestIdOf(request.headers), typeof token === 'string' ? token : '')
    if (done.ok) response.status(204).end()
    else response.status(400).json({ code: done.error[0]?.code })
  }
}

/** `POST /api/email` with `{ token }`: the link in the mail to a new address, opened on any machine. 204, or 400. */
export const emailRoute = (deps: Deps): RequestHandler => {
  return async (request, response) => {
    const token: unknown = (request.body as { token?: unknown } | undefined)?.token
    const done = await confirmEmailChange(deps, requestIdOf(request.headers), typeof token === 'string' ? token : '')
    if (done.ok) response.status(204).end()
    else response.status(400).json({ code: done.error[0]?.code })
  }
}
