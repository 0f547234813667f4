import { setTimeout as delay } from 'node:timers/promises'
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from '../db/embedded.js'
import { findPostmaster } from '../db/postmaster.js'
import type { PartState } from './keep-part.js'

export interface SupervisedDatabase {
  state(): PartState
  /** Stops the server unless another program uses it. */
  stop(): Promise<void>
}

const LOOK_EVERY = 200
const LONGEST_WAIT = 3_000

export interface DatabaseKeeping {
  readonly options: EmbeddedOptions
  readonly server: EmbeddedServer
  readonly tell: (text: string) => void
  readonly onChange: () => void
  /** The server came back under another address. */
  readonly onMoved: (url: string) => void
}

/** Looks after the embedded server, and starts it again on its port when its process is gone. */
export const keepDatabase = ({ options, server, tell, onChange, onMoved }: DatabaseKeeping): SupervisedDatabase => {
  let [current, stopped] = [server, false]
  let state: PartState = {
    ...{ name: 'database', up: true, restarts: 0, lastEnd: null },
    pid: findPostmaster(options.dir)?.pid ?? null,
  }
  const become = (change: Partial<PartState>) => {
    state = { ...state, ...change }
    onChange()
  }
  const startAgain = async (): Promise<void> => {
    for (let wait = LOOK_EVERY; !stopped; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        const next = await startEmbedded({ ...options, port: current.port })
        const moved = next.url !== current.url
        current = next
        return moved ? onMoved(next.url) : undefined
      } catch (error) {
        tell(
          `The database does not start: ${error instanceof Error ? error.message.split('\n').at(-2) : String(error)}`,
        )
        await delay(wait)
      }
    }
  }
  const keep = async (): Promise<void> => {
    for (; !stopped; await delay(LOOK_EVERY)) {
      if (findPostmaster(options.dir)) continue
      become({ up: false, lastEnd: 'its process is gone', pid: null })
      tell('The database has ended; it is started again.')
      await startAgain()
      if (stopped) return
      become({ up: true, restarts: state.restarts + 1, pid: findPostmaster(options.dir)?.pid ?? null })
      tell('The database is up again.')
    }
  }
  const keeping = keep()
  return {
    state: () => state,
    stop: async () => {
      stopped = true
      await keeping
      await current.release()
    },
  }
}
