import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

/** One process of the service that is started again whenever it ends. */
export interface PartOptions {
  readonly name: string
  readonly begin: () => ChildProcess
  /** Settles when the part serves; rejects never: a part that ends first is noticed by its end. */
  readonly serves: (child: ChildProcess) => Promise<unknown>
  readonly tell: (text: string) => void
  /** Called at every start and end. */
  readonly onChange: () => void
}

/** How a part fares, as `/healthz` shows it. */
export interface PartState {
  readonly name: string
  readonly up: boolean
  readonly restarts: number
  readonly lastEnd: string | null
  /** Its process, while it runs. */
  readonly pid: number | null
}

/** Settles when a process of the program says that it serves. */
export const saysThatItServes = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    child.on('message', message => {
      if (typeof message === 'object' && message !== null && 'serves' in message) resolve()
    })
  })

export interface SupervisedPart {
  state(): PartState
  /** Settles when it served for the first time; rejects when it ended three times before. */
  readonly first: Promise<void>
  /** Tells the process, for what it has to know now. */
  send(message: object): void
  /** Ends the process for a new start. */
  renew(): void
  stop(): Promise<void>
}

const FIRST_WAIT = 200
const LONGEST_WAIT = 3_000
/** After so long a run the next end counts as the first again. */
const STEADY = 20_000
const TRIES_AT_START = 3
const STOP_WITHIN = 10_000

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise(resolve => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`))
    child.once('error', error => resolve(error.message))
  })

/** A promise that is settled from outside; nobody has to wait for it. */
const firstServing = () => {
  let [settle, fail] = [(): void => undefined, (_: Error): void => undefined]
  const first = new Promise<void>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  first.catch(() => undefined)
  return { first, settle, fail }
}

/** Asks a process to end, and ends it when it has not within its time. */
const endWithin = async (child: ChildProcess | undefined, ended: Promise<void>): Promise<void> => {
  child?.kill('SIGTERM')
  const killing = setTimeout(() => child?.kill('SIGKILL'), STOP_WITHIN)
  await ended
  clearTimeout(killing)
}

/** Starts a part and starts it again when it ends: at once, then after longer and longer waits of at most three seconds. */
export const keepPart = ({ name, begin, serves, tell, onChange }: PartOptions): SupervisedPart => {
  let state: PartState = { name, up: false, restarts: 0, lastEnd: null, pid: null }
  let child: ChildProcess | undefined
  const stopping = new AbortController()
  const become = (change: Partial<PartState>) => {
    state = { ...state, ...change }
    onChange()
  }
  const { first, settle, fail } = firstServing()

  const runOnce = async (): Promise<number> => {
    const begun = Date.now()
    const running = begin()
    child = running
    become({ pid: running.pid ?? null })
    const ended = endOf(running)
    const up = await Promise.race([serves(running).then(() => true), ended.then(() => false)])
    if (up) {
      if (state.restarts > 0) tell(`The ${name} is up again.`)
      become({ up: true })
      settle()
    }
    const lastEnd = await ended
    child = undefined
    become({ up: false, lastEnd, pid: null })
    return Date.now() - begun
  }

  const keep = async (): Promise<void> => {
    let [wait, failures] = [FIRST_WAIT, 0]
    while (!stopping.signal.aborted) {
      const lasted = await runOnce()
      if (stopping.signal.aborted) return
      failures++
      // Without effect on a part that has served before.
      if (failures >= TRIES_AT_START) fail(new Error(`The ${name} ended while starting (${state.lastEnd}).`))
      if (lasted > STEADY) wait = FIRST_WAIT
      tell(`The ${name} has ended (${state.lastEnd}); it is started again.`)
      become({ restarts: state.restarts + 1 })
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
  }

  const keeping = keep()
  return {
    state: () => state,
    first,
    send: message => {
      if (child?.connected) child.send(message, () => undefined)
    },
    renew: () => void child?.kill('SIGTERM'),
    stop: () => {
      stopping.abort()
      return endWithin(child, keeping)
    },
  }
}
