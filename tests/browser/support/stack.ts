import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../../..')
const main = path.join(root, 'apps/api/dist/cli/main.js')
const START_WITHIN = 420_000

export interface Stack {
  /** The portal's address. */
  readonly url: string
  /** The password the start command prints for the demo log-ins; on an empty database the code the set-up takes. */
  readonly password: string
  /** Where its database keeps its data. */
  readonly dataDir: string
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })

/** What the start command prints, until it says that it is up. */
const whenUp = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const fail = (what: string) => reject(new Error(`${what}:\n${said}`))
    const timer = setTimeout(() => fail('Nothing was up in seven minutes'), START_WITHIN)
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('Up after')) return
      clearTimeout(timer)
      resolve(said)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', code => {
      clearTimeout(timer)
      fail(`The start command ended (${code})`)
    })
  })

const printed = (said: string, pattern: RegExp): string => {
  const found = pattern.exec(said)?.[1]
  if (!found) throw new Error(`The start command did not print ${pattern}:\n${said}`)
  return found
}

/**
 * The start command as a reviewer runs it, on an empty folder and free ports: database, API and portal, with the demo
 * or as it is before a federation was founded. `made` is a data folder that holds the demo already and that no process
 * uses; it is copied, so what the tests write does not change it.
 */
export const startStack = async (begins: 'demo' | 'empty' = 'demo', made?: string): Promise<Stack> => {
  if (!existsSync(main)) throw new Error('The API is not built: run `npm run build` first.')
  const folder = mkdtempSync(path.join(tmpdir(), 'paiji-browser-'))
  // The account that PostgreSQL runs under when the tests run as root passes through it.
  chmodSync(folder, 0o711)
  const [portalPort, apiPort] = [await freePort(), await freePort()]
  const dataDir = path.join(folder, 'data')
  if (made) cpSync(made, dataDir, { recursive: true, preserveTimestamps: true })
  const child = spawn(process.execPath, [main, 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PAIJI_DATA_DIR: dataDir,
      PAIJI_DEMO: begins === 'demo' ? 'yes' : 'no',
      // Nothing is killed here: no process in reserve needs to be loaded.
      PAIJI_SPARE: 'no',
      PORTAL_PORT: String(portalPort),
      API_PORT: String(apiPort),
    },
  })
  const stop = async () => {
    const ended = new Promise(resolve => child.once('exit', resolve))
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await Promise.race([ended, delay(20_000, undefined, { ref: false })])
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const said = await whenUp(child)
    return {
      url: printed(said, /Paiji 牌籍\s+(http:\S+)/),
      password: printed(said, begins === 'demo' ? /Demo log-ins, password (\S+):/ : /one-time code (\S+)/),
      dataDir,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
