import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { seal } from '../../db/schema/index.js'

/** The newest seal, as it is kept outside of the database: whoever deletes it there has to reach this file too. */
export interface SealHead {
  readonly number: number
  readonly untilSequence: number
  readonly digest: string
  readonly sealedAt: string
}

/** Its name in the folder of the keys. */
export const HEAD_FILE = 'seal-head.json'

const headFile = (folder: string): string => path.join(folder, HEAD_FILE)

/** What is kept in the folder; nothing where no seal has been made yet. */
export const readSealHead = async (folder: string): Promise<SealHead | undefined> => {
  try {
    return JSON.parse(await readFile(headFile(folder), 'utf8')) as SealHead
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The newest seal of the log, if there is one. */
export const newestSeal = async (db: Db): Promise<typeof seal.$inferSelect | undefined> => {
  const [newest] = await db.select().from(seal).orderBy(desc(seal.number)).limit(1)
  return newest
}

const stillThere = async (db: Db, head: SealHead): Promise<boolean> => {
  const [row] = await db.select({ digest: seal.digest }).from(seal).where(eq(seal.number, head.number))
  return row?.digest === head.digest
}

/**
 * Keeps the newest seal of the database in the folder. False, and nothing is written, when the one kept before is no
 * longer in the database: that evidence stays until a person puts the file aside.
 */
export const keepSealHead = async (db: Db, folder: string): Promise<boolean> => {
  const before = await readSealHead(folder)
  if (before && !(await stillThere(db, before))) return false
  const newest = await newestSeal(db)
  if (!newest || newest.number === before?.number) return true
  const { number, untilSequence, digest, recordedAt } = newest
  const head: SealHead = { number, untilSequence, digest, sealedAt: recordedAt.toISOString() }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${headFile(folder)}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(head)}\n`, { mode: 0o600 })
  await rename(draft, headFile(folder))
  return true
}
