import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiMain } from './paths.mjs'

/**
 * Makes the demo of the browser's specs while other checks run, with what its worker reckons after the start. `finish`
 * ends its processes and answers the data folder, or undefined where the demo was not there in time.
 */
export const makeBrowserDemo = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paiji-browser-demo-'))
  // The account that PostgreSQL runs under when the tests run as root passes through it.
  chmodSync(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  const child = spawn(process.execPath, [apiMain, 'start'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PAIJI_DATA_DIR: dataDir,
      PAIJI_DEMO: 'yes',
      PAIJI_SPARE: 'no',
      // Away from the usual ones, which other checks may begin with; where one is taken, the next is.
      PORTAL_PORT: '34100',
      API_PORT: '34200',
    },
  })
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const ended = new Promise(resolve => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return {
    finish: async () => {
      const isUp = child.exitCode === null && said.includes('Up after')
      await stop()
      return isUp ? dataDir : undefined
    },
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
