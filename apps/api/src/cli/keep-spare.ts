import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * A process that has loaded the program and waits: loading is most of what a start takes, and a part that has died is
 * replaced by the spare at once. Another one is made then.
 */
export interface SupervisedSpare {
  /** Makes one, once the parts serve. */
  begin(): void
  /** Lets the spare be the part that this environment says; undefined where there is none. */
  take(environment: Readonly<Record<string, string>>): ChildProcess | undefined
  stop(): Promise<void>
}

/** What a spare is told. */
export interface BecomePart {
  readonly become: Readonly<Record<string, string>>
}

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000

/** What a child says of itself: that it has `loaded` the program, that it `serves`. */
const says = (message: unknown, what: 'loaded' | 'serves'): boolean =>
  typeof message === 'object' && message !== null && what in message

/** Settles when the child serves, or has ended. */
const settled = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    child.on('message', message => says(message, 'serves') && resolve())
    child.once('exit', () => resolve())
  })

/** Keeps one spare; `spawn` starts a process of the program that waits. */
export const keepSpare = (spawn: () => ChildProcess): SupervisedSpare => {
  let spare: ChildProcess | undefined
  const loaded = new WeakSet<ChildProcess>()
  const stopping = new AbortController()

  const make = async (wait: number): Promise<void> => {
    await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (stopping.signal.aborted) return
    const made = spawn()
    const begun = Date.now()
    spare = made
    made.on('message', message => {
      if (says(message, 'loaded')) loaded.add(made)
    })
    const lost = (): void => {
      if (spare !== made) return
      spare = undefined
      void make(Date.now() - begun > LONGEST_WAIT ? FIRST_WAIT : Math.min(wait * 4, LONGEST_WAIT))
    }
    made.once('exit', lost)
    made.once('error', lost)
  }

  return {
    begin: () => void make(FIRST_WAIT),
    take: become => {
      const taken = spare
      if (!taken?.connected) return undefined
      spare = undefined
      const tell = () => taken.send({ become } satisfies BecomePart, () => undefined)
      if (loaded.has(taken)) tell()
      else taken.on('message', message => says(message, 'loaded') && tell())
      // What it is now starts before the next one is loaded.
      void settled(taken).then(() => make(FIRST_WAIT))
      return taken
    },
    stop: async () => {
      stopping.abort()
      spare?.kill('SIGKILL')
    },
  }
}
