import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { inRoot } from './paths.mjs'

const folder = inRoot('.data')
const lock = inRoot('.data', 'launcher.lock')

const take = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const holderLives = () => {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    if (!pid) return true
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** One process at a time installs and builds; the others wait for it. */
export const withLock = async work => {
  mkdirSync(folder, { recursive: true })
  while (!take()) {
    if (holderLives()) await delay(200)
    else rmSync(lock, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
