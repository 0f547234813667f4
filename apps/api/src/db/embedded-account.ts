import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { PostgresBinaries } from './embedded-binaries.js'

/**
 * PostgreSQL refuses to run as root. Whoever starts it, it runs as an ordinary user:
 * `self` as the caller, `nobody` by changing the user id, `namespace` inside a user namespace in which root is
 * called nobody (for trees that nobody may not read, such as one under /root).
 */
export type PostgresAccount =
  | { readonly kind: 'self' | 'namespace' }
  | { readonly kind: 'nobody'; readonly uid: number }

const NOBODY = 65534
const namespaceArgs = ['-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']

/** Decides which account the server of `dataDir` runs under. `dataDir` need not exist, its parent must. */
export const chooseAccount = (binaries: PostgresBinaries, dataDir: string): PostgresAccount => {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  if (nobodyReaches(binaries, path.dirname(dataDir))) return { kind: 'nobody', uid: NOBODY }
  const inside = spawnSync('unshare', [...namespaceArgs, binaries.postgres, '--version'], { cwd: '/' })
  if (inside.status === 0) return { kind: 'namespace' }
  throw new Error(
    `PostgreSQL cannot run as root, and other users may not read ${path.dirname(dataDir)}. ` +
      'Move the folder to a place that other users may read, start as an ordinary user, or set DATABASE_URL.',
  )
}

const nobodyReaches = (binaries: PostgresBinaries, parent: string): boolean => {
  const as = { uid: NOBODY, gid: NOBODY, cwd: '/' }
  const runs = spawnSync(binaries.postgres, ['--version'], as)
  return runs.status === 0 && spawnSync('/bin/sh', ['-c', 'test -x "$0"', parent], as).status === 0
}

/** The command line and spawn options that run a PostgreSQL program under the account. */
export const asAccount = (
  account: PostgresAccount,
  command: string,
  args: readonly string[],
): { command: string; args: string[]; options: { cwd: string; uid?: number; gid?: number } } => {
  if (account.kind === 'namespace') {
    return { command: 'unshare', args: [...namespaceArgs, command, ...args], options: { cwd: '/' } }
  }
  const identity = account.kind === 'nobody' ? { uid: account.uid, gid: account.uid } : {}
  return { command, args: [...args], options: { cwd: '/', ...identity } }
}

/** Gives the data folder to the account, as a folder made under another one cannot be opened. */
export const giveTo = (account: PostgresAccount, dir: string): void => {
  if (account.kind === 'self') return
  const uid = account.kind === 'nobody' ? account.uid : 0
  if (lstatSync(dir).uid !== uid) chownTree(dir, uid)
}

const chownTree = (dir: string, uid: number): void => {
  chownSync(dir, uid, uid)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const child = path.join(dir, entry.name)
    if (entry.isDirectory()) chownTree(child, uid)
    else if (entry.isFile()) chownSync(child, uid, uid)
  }
}
