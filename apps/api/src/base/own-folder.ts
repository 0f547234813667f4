import { chmodSync, mkdirSync, statSync } from 'node:fs'

/** Root's database runs as another account, which has to pass through the data folder; nobody lists it. */
const PASSABLE = process.getuid?.() === 0 ? 0o711 : 0o700

/** Makes the data folder where it is missing, closed to others. One that is there stays as its owner has made it. */
export const makeDataFolder = (folder: string): void => void mkdirSync(folder, { recursive: true, mode: PASSABLE })

/** Makes a folder of ours within the data folder that its owner alone may enter, and closes one that stood open. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(folder)
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(folder, 0o700)
}
