import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { childEnvironment } from '../env.js'

export interface PortalOptions {
  /** The standalone server that the portal's build made. */
  readonly script: string
  readonly port: number
  readonly listen: string
  /** What it proves itself with to the API. */
  readonly forwardSecret: string
  /** Where the portal's server finds the API; read at run time. */
  readonly apiUrl: string
}

/** Beside this file as built, and as source under a loader of TypeScript. */
const exitWithParent = new URL(`./exit-with-parent${path.extname(import.meta.url)}`, import.meta.url).href

/** Starts the portal's server. */
export const startPortal = ({ script, port, listen, apiUrl, forwardSecret }: PortalOptions): ChildProcess =>
  spawn(process.execPath, ['--import', exitWithParent, script], {
    cwd: path.dirname(script),
    // Detached: Ctrl-C in a terminal reaches the launcher only, which stops the parts in their order.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: childEnvironment({
      PORT: String(port),
      HOSTNAME: listen,
      API_URL: apiUrl,
      PAIJI_FORWARD_SECRET: forwardSecret,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  })

/** Settles when the address answers well. */
export const answers = async (url: string, child: ChildProcess): Promise<void> => {
  for (; child.exitCode === null && child.signalCode === null; await delay(50)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
  }
}
