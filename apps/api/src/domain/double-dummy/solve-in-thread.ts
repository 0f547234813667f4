import { startThread } from '../shared/start-thread.js'
import type { DealToSolve } from './solving-thread.js'

/**
 * Its table takes forty megabytes; one deal takes seconds. A monstrous one is given up by its positions, the same on every
 * machine; the time is for a thread that hangs, as one on a busy machine gets little of it.
 */
const LIMITS = { maxOldGenerationSizeMb: 256 }
const LONGEST = 1_800_000

/** A thread that solves one deal after another. */
export interface DealThread {
  /** What a deal is worth, as its sport's solver writes it; undefined for what is no deal. Throws when the thread fails. */
  solve(deal: DealToSolve): Promise<string | undefined>
  end(): Promise<void>
}

/** Starts a solver beside everything else: this thread goes on serving. */
export const openDealThread = (): DealThread => {
  const thread = startThread(new URL('./solving-thread.js', import.meta.url), LIMITS)
  thread.unref()
  const hear = () =>
    new Promise<unknown>((resolve, reject) => {
      const clock = setTimeout(() => reject(new Error('a deal took too long')), LONGEST)
      const done = (settle: () => void) => {
        clearTimeout(clock)
        thread.removeAllListeners('message')
        thread.removeAllListeners('error')
        settle()
      }
      thread.once('message', said => done(() => resolve(said)))
      thread.once('error', error => done(() => reject(error)))
    })
  let ready: Promise<unknown> | undefined = hear()
  return {
    solve: async deal => {
      await ready
      ready = undefined
      const answer = hear()
      thread.postMessage(deal)
      const said = await answer
      return typeof said === 'string' ? said : undefined
    },
    end: async () => {
      await thread.terminate()
    },
  }
}
