import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/**
 * A disk of its own for one process and its children: a file system in memory, in a mount namespace that nobody else
 * sees and that is gone with them. Root may make one. Nobody else: the namespace of an ordinary user would make the
 * service believe that it is root, under whom the database does not run.
 */

const MEGABYTES = 1_024

/** The command that mounts a disk at the folder and then becomes the given one, under the same process number. */
export const onDiskOfItsOwn = (folder: string, command: readonly string[]): readonly string[] => {
  const script = `mount -t tmpfs -o size=${MEGABYTES}m,mode=711 tmpfs "$0" && exec "$@"`
  return ['unshare', '--mount', 'sh', '-c', script, folder, ...command]
}

/** Whether this machine lets us. */
export const canMakeDisks = (): boolean => {
  if (process.getuid?.() !== 0) return false
  const [program = '', ...rest] = onDiskOfItsOwn('/tmp', ['true'])
  return spawnSync(program, rest, { stdio: 'ignore' }).status === 0
}

/** The folder as the process sees it. */
export const seenFrom = (pid: number, folder: string): string => path.join(`/proc/${pid}/root`, folder)

/** Writes a file until there is no room for one byte more; answers what removes it. */
export const fill = (folder: string): (() => void) => {
  const file = path.join(folder, 'in-the-way')
  const ballast = openSync(file, 'w', 0o600)
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(ballast, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      size = Math.floor(size / 2)
    }
  }
  closeSync(ballast)
  return () => rmSync(file)
}
