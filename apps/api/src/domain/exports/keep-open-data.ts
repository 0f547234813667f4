import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { dayOf } from '../../base/clock.js'
import type { Database, RawSql } from '../../db/client.js'
import { writeSnapshot } from './write-snapshot.js'

/** Days that are kept; older ones are removed. */
const KEPT = 7
const DAY = /^\d{4}-\d{2}-\d{2}$/
const UNFINISHED = /^writing-/

/** The days there is a snapshot of, the newest first. */
export const snapshotDays = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter(name => DAY.test(name))
    .sort()
    .reverse()
}

/** Where the federation keeps its day. */
const zoneOf = async (sql: RawSql): Promise<string> => {
  const [row] = await sql`select time_zone from organisation where kind = 'federation' and withdrawn_at is null
    order by recorded_at, id limit 1`
  return typeof row?.time_zone === 'string' ? row.time_zone : 'UTC'
}

/** Whether there is anything to hand out: an empty day would stand for a whole day beside what is published in it. */
const isAnythingPublished = async (sql: RawSql): Promise<boolean> =>
  (await sql`select 1 from publication where kind <> 'status' limit 1`).length > 0

/**
 * Writes the snapshot of a day unless there is one, or in its place (`anew`), and removes those that are too old. Answers
 * whether it wrote.
 */
export const writeDay = async (
  database: { sql: RawSql; db: Database },
  folder: string,
  at: Date,
  { anew = false }: { readonly anew?: boolean } = {},
): Promise<boolean> => {
  const day = dayOf(at, await zoneOf(database.sql))
  const days = (await snapshotDays(folder)).filter(one => !anew || one !== day)
  if (days.includes(day)) return false
  await mkdir(folder, { recursive: true })
  const writing = path.join(folder, `writing-${process.pid}-${at.getTime()}`)
  const written = await writeSnapshot(database, writing, { at })
  if (!written.ok) throw new Error(written.error.map(problem => problem.code).join(' '))
  const before = path.join(folder, `writing-before-${process.pid}-${at.getTime()}`)
  if (anew) await rename(path.join(folder, day), before).catch(() => undefined)
  await rename(writing, path.join(folder, day))
  await rm(before, { recursive: true, force: true })
  for (const old of days.slice(KEPT - 1)) await rm(path.join(folder, old), { recursive: true, force: true })
  return true
}

export interface KeepOpenData {
  readonly database: { readonly sql: RawSql; readonly db: Database }
  readonly folder: string
  readonly onProblem: (message: string, error: unknown) => void
  /** Milliseconds: how soon after the start, and how often it is looked whether today's is there. */
  readonly first?: number
  readonly every?: number
}

/**
 * Writes the open data of every day soon after it begins, the first once something is published. `renew` writes those of
 * today anew; `close` waits for what is being written.
 */
export const keepOpenData = ({ database, folder, onProblem, first = 120_000, every = 600_000 }: KeepOpenData) => {
  let running: Promise<unknown> = Promise.resolve()
  const write = async (): Promise<boolean> =>
    (await isAnythingPublished(database.sql)) && writeDay(database, folder, new Date())
  const look = () => {
    running = running.then(write).catch(error => onProblem('the open data of the day were not written', error))
  }
  const renew = async (): Promise<void> => {
    const renewed = running.then(() => writeDay(database, folder, new Date(), { anew: true }))
    running = renewed.catch(() => undefined)
    await renewed
  }
  const clear = async () => {
    const left = (await readdir(folder).catch(() => [])).filter(name => UNFINISHED.test(name))
    for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true })
  }
  running = clear()
  const soon = setTimeout(look, first)
  const looking = setInterval(look, every)
  return {
    renew,
    close: async (): Promise<void> => {
      clearTimeout(soon)
      clearInterval(looking)
      await running
    },
  }
}
