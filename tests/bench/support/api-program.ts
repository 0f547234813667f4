import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, programArguments } from '@paiji/api/testing'

const WAIT_MS = 120_000
const STEP_MS = 100

/** The API as it is served, on a database and in a folder of its own; answers when it can be asked. */
export const startApi = async (
  url: string,
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; address: string }> => {
  const port = await freePort(0)
  const child = spawn(process.execPath, programArguments('main'), {
    cwd: path.resolve(import.meta.dirname, '../../../apps/api'),
    env: {
      ...process.env,
      DATABASE_URL: url,
      API_PORT: String(port),
      PAIJI_DATA_DIR: folder,
      PAIJI_SECRET: 'a secret of the bench, long enough',
      ...more,
    },
    stdio: 'ignore',
  })
  const address = `http://localhost:${port}`
  for (let waited = 0; waited < WAIT_MS; waited += STEP_MS) {
    if ((await fetch(`${address}/healthz`).catch(() => undefined))?.ok) return { child, address }
    await sleep(STEP_MS)
  }
  child.kill('SIGKILL')
  throw new Error('the API did not come up')
}

/** Megabytes that a process and those it started hold. */
export const memoryOf = (pid: number | undefined): number => {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
  const own = Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1]) / 1024
  const children = read(`task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return Math.round(own + children.reduce((sum, child) => sum + memoryOf(child), 0))
}
