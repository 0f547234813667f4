import { setTimeout as delay } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { SpentAddresses } from '../graphql/limits/spent-addresses.js'
import { isNobody } from './kept-answers.js'

/** Refusals that are held back at the same time; more are sent at once. */
const MOST_HELD = 1_000
/** A refusal is held back so long at most, in milliseconds: who sends without a pause is given one. */
const HOLD = 1_000

const refusal = (seconds: number) => ({
  errors: [
    {
      message: 'Too much at once. Try again in a moment.',
      extensions: { code: 'RATE_LIMITED', limit: 'address', retryAfter: seconds },
    },
  ],
})

const refuse = (response: Response, wait: number): void => {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  response.status(429).set('retry-after', String(seconds)).json(refusal(seconds))
}

const addressOf = ({ headers }: Request): string => String(headers['x-forwarded-for'] ?? '')

/**
 * Refuses what an address that has spent its points sends without a session: before its body is read, and only when the
 * wait is nearly over, so that a loop which takes no notice costs next to nothing. What carries a session is let through
 * to whoever looks whether there is one.
 */
export const refuseSpent = (spent: SpentAddresses): RequestHandler => {
  let held = 0
  return async (request, response, next) => {
    const wait = isNobody(request) ? spent.wait(addressOf(request)) : 0
    if (wait === 0) return next()
    if (held >= MOST_HELD) return refuse(response, wait)
    held += 1
    await delay(Math.min(wait, HOLD), undefined, { ref: false })
    held -= 1
    if (!response.destroyed) refuse(response, spent.wait(addressOf(request)))
  }
}
