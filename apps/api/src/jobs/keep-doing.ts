import { setTimeout as delay } from 'node:timers/promises'
import { outageOf } from '../db/failure.js'

export interface KeepDoingOptions {
  /** One round; it ends early where the signal says so. */
  readonly round: (signal: AbortSignal) => Promise<unknown>
  /** In milliseconds, from the end of one round to the next. */
  readonly every: number
  /** What is told of a round that failed, unless the database is away. */
  readonly failure: string
  readonly onProblem: (message: string, error: unknown) => void
}

/**
 * Does something again and again until it is closed. A loop of its own and no task of the queue: an address that answers slowly must
 * not keep standings from being computed. Closing lets the round end that is under way.
 */
export const keepDoing = ({ round, every, failure, onProblem }: KeepDoingOptions) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    while (!signal.aborted) {
      await round(signal).catch(error => {
        if (!outageOf(error)) onProblem(failure, error)
      })
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
