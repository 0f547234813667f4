import { setTimeout as delay } from 'node:timers/promises'
import { OperatorFailure } from '../base/operator-failure.js'
import { freePort } from '../db/embedded.js'

export interface WantedPort {
  /** Who listens there. */
  readonly what: string
  readonly wanted: number
  /** The setting that names it, and whether it does. */
  readonly variable: string
  readonly isNamed: boolean
  /** One that is given away already. */
  readonly taken?: number | undefined
  /** How long a named port is waited for, in milliseconds: what listened there before may be about to end. */
  readonly patience?: number
}

const PATIENCE = 5_000

/** A port that was named is used or the start fails, for a proxy leads there; any other is replaced by the next free one. */
export const choosePort = async (
  { what, wanted, variable, isNamed, taken, patience = PATIENCE }: WantedPort,
  tell: (line: string) => void,
): Promise<number> => {
  const first = wanted === taken ? wanted + 1 : wanted
  if (!isNamed || wanted === 0 || wanted === taken) {
    const port = await freePort(first)
    if (port !== wanted) tell(`Port ${wanted} is in use: the ${what} takes ${port} (${variable} chooses another).`)
    return port
  }
  for (const until = Date.now() + patience; (await freePort(wanted)) !== wanted; await delay(100))
    if (Date.now() >= until)
      throw new OperatorFailure(`Port ${wanted} is in use, and ${variable} names it for the ${what}.`)
  return wanted
}
