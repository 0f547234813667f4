import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeDataFolder } from './base/own-folder.js'

/** Reads a secret, or makes it at the first use. Only its owner may read the file. */
export const storedSecret = (folder: string, name: string, make: () => string): string => {
  const file = path.join(folder, name)
  if (!existsSync(file)) {
    makeDataFolder(folder)
    try {
      writeFileSync(file, make(), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8')
}

export const newSecret = (): string => randomBytes(32).toString('base64url')
