import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { guardPostgres } from './guard-postgres.mjs'
import { inRoot } from './paths.mjs'
import { runNpm } from './run.mjs'

const lockFile = inRoot('package-lock.json')
const stamp = inRoot('node_modules', '.paiji-installed')
/** npm writes this one at the end of an installation. */
const npmRecord = inRoot('node_modules', '.package-lock.json')

const digest = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')

const isInstalled = () => {
  if (!existsSync(npmRecord)) return false
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === digest()
  return statSync(npmRecord).mtimeMs >= statSync(lockFile).mtimeMs
}

/** Installs what the lock file names, if that is not what is there, and guards the database driver. */
export const ensureInstalled = async tell => {
  if (!isInstalled()) {
    const { code, output } = await tell.during(
      'installing packages (only when they have changed; about a minute)',
      () => runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
    )
    if (code !== 0) throw new Error(`The packages could not be installed:\n${output}`)
  }
  guardPostgres()
  if (!existsSync(stamp)) writeFileSync(stamp, digest())
}
