import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { sports } from '@paiji/rules'

/** A deal on its way to the thread that solves it. */
export interface DealToSolve {
  readonly sport: string
  readonly key: string
}

type Solve = (key: string) => string | undefined

const solvers = new Map<string, Solve | undefined>()

const solverOf = (sport: string): Solve | undefined => {
  if (!solvers.has(sport)) solvers.set(sport, sports.find(({ id }) => id === sport)?.solver?.create())
  return solvers.get(sport)
}

/**
 * Analysis never takes time from scores: where a thread has a priority of its own (Linux), this one gets what the others
 * leave.
 */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** The program of such a thread: says that it is ready, then answers every deal with what it is worth, or null. */
parentPort?.on('message', ({ sport, key }: DealToSolve) => {
  parentPort?.postMessage(solverOf(sport)?.(key) ?? null)
})
parentPort?.postMessage('ready')
