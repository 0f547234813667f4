import { setTimeout as delay } from 'node:timers/promises'
import { outageOf } from '../db/failure.js'
import type { Caller } from '../domain/shared/calling.js'
import type { Deps } from '../domain/shared/deps.js'
import { deliverWebhooks } from '../domain/webhooks/deliver.js'
import { writeDeliveries } from '../domain/webhooks/find-news.js'

/** How often the log and what waits are looked into, in milliseconds. */
const EVERY = 3_000

export interface KeepCallingOptions {
  readonly deps: Deps
  readonly caller: Caller
  readonly onProblem: (message: string, error: unknown) => void
  readonly every?: number
}

/**
 * Tells registered addresses of what is published until it is closed; several workers may. It is a loop of its own and no
 * task of the queue: an address that answers slowly must not keep standings from being computed.
 */
export const keepCalling = ({ deps, caller, onProblem, every = EVERY }: KeepCallingOptions) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    while (!signal.aborted) {
      try {
        await writeDeliveries(deps)
        await deliverWebhooks(deps, caller, { stopping: signal })
      } catch (error) {
        if (!outageOf(error)) onProblem('registered addresses were not told', error)
      }
      await delay(every, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    close: async (): Promise<void> => {
      stopping.abort()
      await running
    },
  }
}
