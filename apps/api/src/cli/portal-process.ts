import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { childEnvironment } from '../env.js'

export interface PortalOptions {
  /** The standalone server that the portal's build made. */
  readonly script: string
  readonly port: number
  readonly listen: string
  /** Where the portal's server finds the API; read at run time. */
  readonly apiUrl: string
}

export interface Portal {
  /** The exit status, once it has ended. */
  readonly exited: Promise<number | null>
  stop(): Promise<void>
}

/** Beside this file as built, and as source under a loader of TypeScript. */
const exitWithParent = new URL(`./exit-with-parent${path.extname(import.meta.url)}`, import.meta.url).href

/** Starts the portal's server and waits until it answers. */
export const startPortal = async ({ script, port, listen, apiUrl }: PortalOptions): Promise<Portal> => {
  const child = spawn(process.execPath, ['--import', exitWithParent, script], {
    cwd: path.dirname(script),
    // Detached: Ctrl-C in a terminal reaches the launcher only, which stops the parts in their order.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: childEnvironment({
      PORT: String(port),
      HOSTNAME: listen,
      API_URL: apiUrl,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  })
  const exited = new Promise<number | null>(resolve => {
    child.once('exit', code => resolve(code))
    child.once('error', () => resolve(-1))
  })
  await Promise.race([answers(`http://127.0.0.1:${port}/healthz`), exited.then(refuse)])
  return {
    exited,
    stop: async () => {
      child.kill('SIGTERM')
      await Promise.race([exited, delay(5_000, undefined, { ref: false })])
      child.kill('SIGKILL')
    },
  }
}

const refuse = (code: number | null): never => {
  throw new Error(`The portal ended while starting (${code}).`)
}

const answers = async (url: string): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await delay(50)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error('The portal did not answer within a minute.')
}
