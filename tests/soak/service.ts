import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, programArguments } from '@paiji/api/testing'
import { canMakeDisks, fill, onDiskOfItsOwn, seenFrom } from './small-disk.js'

/** The whole service under its supervisor in a folder of its own, and a second API beside it on the same database. */

const apiFolder = path.resolve(import.meta.dirname, '../../apps/api')

export interface Part {
  readonly name: string
  readonly up: boolean
  readonly restarts: number
  readonly pid: number | null
}

export interface RunningService {
  /** Its data, as other processes find them. */
  readonly folder: string
  /** Whether its data are on a small disk of their own, which can be filled. */
  readonly ownDisk: boolean
  /** Leaves no room on the disk; answers what makes it again. */
  fillDisk(): () => void
  /** The API of the supervisor and the second one. */
  readonly urls: readonly [string, string]
  /** Of the pages. */
  readonly portal: string
  /** The part as the supervisor sees it; undefined while nobody can be asked. */
  part(name: string): Promise<Part | undefined>
  names(): Promise<readonly string[]>
  /** Kills what is called so; answers whether there was such a process. */
  kill(name: string): Promise<boolean>
  startSecond(): Promise<void>
  /** Runs a command of the program on the same data; answers the lines it wrote. */
  command(...args: string[]): Promise<readonly string[]>
  stop(): Promise<void>
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    response => response.ok,
    () => false,
  )

const until = async (done: () => Promise<boolean> | boolean, what: string, seconds = 90): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (await done()) return
  throw new Error(`Waited ${seconds} s for ${what}.`)
}

/** Starts it and answers when everything is up; data are not durable against a power cut, only against kills. */
export const startService = async (): Promise<RunningService> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paiji-soak-'))
  // The account that PostgreSQL runs under passes through it.
  chmodSync(folder, 0o711)
  const [port, portalPort, secondPort] = [await freePort(0), await freePort(0), await freePort(0)]
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: '',
    PAIJI_DATA_DIR: folder,
    PAIJI_DEMO: 'no',
    PAIJI_LIMITS: 'no',
    API_PORT: String(port),
    PORTAL_PORT: String(portalPort),
  }
  let said = ''
  const ownDisk = canMakeDisks()
  const start = [process.execPath, ...programArguments('cli/main'), 'start']
  const [program = '', ...rest] = ownDisk ? onDiskOfItsOwn(folder, start) : start
  const service = spawn(program, rest, {
    cwd: apiFolder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  })
  service.stdout?.on('data', chunk => (said += chunk))
  await until(() => said.includes('Up after') || service.exitCode !== null, 'the service')
  if (service.exitCode !== null) throw new Error(`The service ended while starting: ${said}`)
  const seen = ownDisk ? seenFrom(service.pid ?? 0, folder) : folder
  const urls = [`http://localhost:${port}`, `http://localhost:${secondPort}`] as const
  let second: ChildProcess | undefined
  const startSecond = async () => {
    const url = `postgres://postgres@127.0.0.1:${portOf(seen)}/paiji`
    second = spawn(process.execPath, programArguments('main'), {
      cwd: apiFolder,
      stdio: 'ignore',
      env: { ...env, PAIJI_DATA_DIR: seen, DATABASE_URL: url, PAIJI_ROLE: 'api', API_PORT: String(secondPort) },
    })
    await until(() => answers(urls[1]), 'the second API')
  }
  const parts = async () => {
    const response = await fetch(`${urls[0]}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
    const body = (await response?.json().catch(() => undefined)) as { parts?: Part[] } | undefined
    return body?.parts
  }
  return {
    folder: seen,
    ownDisk,
    fillDisk: () => fill(seen),
    urls,
    portal: `http://localhost:${portalPort}`,
    part: async name => (await parts())?.find(part => part.name === name),
    names: async () => (await parts())?.map(part => part.name) ?? [],
    kill: async name => {
      const pid = name === 'second API' ? second?.pid : (await parts())?.find(part => part.name === name)?.pid
      if (!pid) return false
      process.kill(pid, 'SIGKILL')
      return true
    },
    startSecond,
    command: (...args) => run([...programArguments('cli/main'), ...args], { ...env, PAIJI_DATA_DIR: seen }),
    stop: async () => {
      second?.kill('SIGKILL')
      const ended = new Promise(resolve => service.once('exit', resolve))
      if (service.exitCode === null && service.kill('SIGTERM')) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const portOf = (folder: string): string =>
  readFileSync(path.join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[3] ?? ''

const run = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<readonly string[]> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, args, { cwd: apiFolder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', chunk => (said += chunk))
    child.stderr.on('data', chunk => (said += chunk))
    child.once('exit', code => resolve([...said.split('\n').filter(Boolean), ...(code === 0 ? [] : [`exit ${code}`])]))
  })
