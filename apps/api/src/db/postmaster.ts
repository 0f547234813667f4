import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** What PostgreSQL writes into `postmaster.pid`: process, port, and how far it has come. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
  /** It follows another server, and can be read. */
  readonly standby: boolean
}

/** The server that holds the data folder now, if its process lives. */
export const findPostmaster = (dir: string): Postmaster | undefined => {
  const file = path.join(dir, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isPostgres(pid)) return undefined
  const state = lines[7]?.trim()
  return { pid, port: Number(lines[3] ?? 0), ready: state === 'ready', standby: state === 'standby' }
}

/** Whether a process of that number lives and is PostgreSQL: after a reboot the number may belong to another. */
const isPostgres = (pid: number): boolean => {
  if (!isAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  if (!existsSync('/proc/self/cmdline')) return true
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres')
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Waits until the server of `dir` accepts connections (writing ones, unless it is a standby); `undefined` when it is gone or too slow. */
export const waitForPostmaster = async (
  dir: string,
  milliseconds: number,
  standby = false,
): Promise<Postmaster | undefined> => {
  const end = Date.now() + milliseconds
  while (Date.now() < end) {
    const found = findPostmaster(dir)
    if (!found) return undefined
    if (found.ready || (standby && found.standby)) return found
    await delay(20)
  }
  return undefined
}

/** Stops a server in PostgreSQL's fast way: open transactions are rolled back, everything committed is on disk. */
export const stopPostmaster = async (pid: number, dir: string, milliseconds = 60_000): Promise<void> => {
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  const end = Date.now() + milliseconds
  while (isAlive(pid) && existsSync(path.join(dir, 'postmaster.pid'))) {
    if (Date.now() > end) throw new Error(`PostgreSQL (process ${pid}) did not stop in ${milliseconds / 1000} s.`)
    await delay(20)
  }
}
