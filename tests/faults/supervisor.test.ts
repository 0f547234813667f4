import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, programArguments } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The whole service under its supervisor: whatever of it is killed comes back without anybody's help. */

interface Health {
  readonly status: string
  readonly parts: readonly { name: string; up: boolean; restarts: number; pid: number | null }[]
}

let folder = ''
let url = ''
let said = ''
let service: ChildProcess

const ask = async <T>(route: string): Promise<T | undefined> => {
  const response = await fetch(`${url}${route}`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
  return response?.ok ? ((await response.json()) as T) : undefined
}

/** Whether everything is up, and how often a part was started again. */
const upAfter = async (name: string): Promise<number | undefined> => {
  const health = await ask<Health>('/healthz')
  if (!health?.parts?.every(part => part.up)) return undefined
  return health.parts.find(part => part.name === name)?.restarts
}

/** The process of a part, as the supervisor tells. */
const pidOf = async (name: string): Promise<number> => {
  const health = await ask<Health>('/healthz')
  return health?.parts.find(part => part.name === name)?.pid ?? Number.NaN
}

const environOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** Processes that have loaded the program and wait: one that is a part by now still has the environment it began with. */
const spares = async (): Promise<number[]> => {
  const parts = (await ask<Health>('/healthz'))?.parts.map(part => part.pid)
  const children = readFileSync(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
  return children.filter(pid => !parts?.includes(pid) && environOf(pid).includes('PAIJI_SPARE=waiting\0'))
}

const postmasterPid = () => Number(readFileSync(path.join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0])

/** A process that has ended and that nobody has asked about has no command line. */
const runs = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-service-'))
  chmodSync(folder, 0o711)
  const port = await freePort(0)
  url = `http://localhost:${port}`
  service = spawn(process.execPath, [...programArguments('cli/main'), 'start'], {
    cwd: path.resolve(import.meta.dirname, '../../apps/api'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PAIJI_DATA_DIR: folder,
      PAIJI_DEMO: 'no',
      API_PORT: String(port),
      PORTAL_PORT: String(await freePort(0)),
    },
  })
  service.stdout?.on('data', chunk => (said += chunk))
})
afterAll(() => {
  service.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(process.platform === 'linux')('the service', () => {
  it('comes up', async () => {
    await expect.poll(() => said, { interval: 100 }).toContain('Up after')
  })

  it('keeps what it writes from the other accounts of the machine', () => {
    const open = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => !name.startsWith('pg/') && !name.startsWith('open-data'))
      .map(name => [name, statSync(path.join(folder, name)).mode & 0o077] as const)
      .filter(([, mode]) => mode !== 0)
    expect(open).toEqual([])
  })

  it('keeps a process that waits for one to die', async () => {
    await expect.poll(spares, { interval: 50 }).toHaveLength(1)
  })

  it.each(['API', 'worker', 'database'])('brings back its %s', async name => {
    await expect.poll(() => upAfter(name), { interval: 50 }).toBe(0)
    const [[spare], pid] = [await spares(), await pidOf(name)]
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => upAfter(name), { interval: 50 }).toBe(1)
    expect(said).toContain(`The ${name} is up again.`)
    if (spare && name !== 'database') expect(await pidOf(name)).toBe(spare)
  })

  it('tells a caller to try again while the database is away, and answers by itself when it is back', async () => {
    const codes = new Set<string>()
    process.kill(postmasterPid(), 'SIGKILL')
    const answered = async () => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ organisations(first: 1) { __typename } }' }),
      })
      const body = (await response.json()) as { errors?: { extensions: { code: string; retryable?: boolean } }[] }
      for (const { extensions } of body.errors ?? [])
        codes.add(`${response.status} ${extensions.code} ${extensions.retryable}`)
      return body.errors === undefined
    }
    await expect.poll(answered, { interval: 20 }).toBe(false)
    await expect.poll(answered, { interval: 20 }).toBe(true)
    expect([...codes]).toEqual(['503 SERVICE_UNAVAILABLE true'])
    await expect.poll(() => upAfter('database'), { interval: 50 }).toBe(2)
  })

  it('says whether it can take writes', async () => {
    expect(await ask('/readyz')).toMatchObject({ ready: true, wrong: [], queueSeconds: 0 })
  })

  it('stops all of it when it is told to', async () => {
    const pids = [await pidOf('API'), await pidOf('worker'), postmasterPid()]
    const waiting = await spares()
    const ended = new Promise(resolve => service.once('exit', resolve))
    service.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect.poll(() => [...pids, ...waiting].filter(runs)).toEqual([])
  })
})
