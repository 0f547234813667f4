import cluster from 'node:cluster'
import type { Env } from '../env.js'
import { createLog } from '../log.js'
import { keepPart, saysThatItServes } from './keep-part.js'

/** What the first of several processes says to whoever started it. */
export interface ApiProcesses {
  /** Settles when all of them serve. */
  readonly serving: Promise<void>
  /** Tells each of them what the supervisor tells. */
  send(message: object): void
  /** Lets each of them finish what runs. */
  stop(): Promise<void>
}

/**
 * Several processes of the API behind one port: this one hands out connections in turn and starts again what ends. What they
 * share is in the database: sessions, allowances, keys of requests; notices reach each of them.
 */
export const keepApiProcesses = ({ apiProcesses, metricsPort }: Env): ApiProcesses => {
  const log = createLog()
  const parts = Array.from({ length: apiProcesses }, (_, at) =>
    keepPart({
      name: `API process ${at + 1}`,
      begin: () => cluster.fork(metricsPort ? { PAIJI_METRICS_PORT: String(metricsPort + at) } : {}).process,
      serves: saysThatItServes,
      tell: text => log.info(text),
      onChange: () => undefined,
    }),
  )
  return {
    serving: Promise.all(parts.map(part => part.first)).then(() => undefined),
    send: message => {
      for (const part of parts) part.send(message)
    },
    stop: async () => {
      await Promise.all(parts.map(part => part.stop()))
    },
  }
}
