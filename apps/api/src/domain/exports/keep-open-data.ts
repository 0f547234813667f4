import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { MS_A_DAY, dayOf } from '../../base/clock.js'
import type { Database, RawSql } from '../../db/client.js'
import type { SealKey } from '../audit/seal.js'
import { writeChanges } from './snapshot-changes.js'
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

/** What changed from one snapshot to the next, as a file of the folder `changes`. */
export interface ChangesFile {
  /** Instants, ISO 8601: when the two snapshots were written. */
  readonly from: string
  readonly to: string
  readonly file: string
  readonly bytes: number
}

/** How long changes are kept, in milliseconds: 62 days. */
const CHANGES_KEPT = 62 * MS_A_DAY
const CHANGES = /^(\d{8}T\d{9}Z)-(\d{8}T\d{9}Z)\.jsonl$/

const compact = (at: string): string => at.replace(/[-:.]/g, '')
const instantOf = (text: string): string =>
  text.replace(/^(\d{4})(\d\d)(\d\dT)(\d\d)(\d\d)(\d\d)(\d{3}Z)$/, '$1-$2-$3$4:$5:$6.$7')

/** When the snapshot of a day was written. */
const writtenAt = async (folder: string, day: string): Promise<string | undefined> => {
  const text = await readFile(path.join(folder, day, 'manifest.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { writtenAt: string }).writtenAt
}

/** The steps that lead to the newest snapshot, the earliest first; each begins where the one before it ends. */
export const snapshotChanges = async (folder: string): Promise<ChangesFile[]> => {
  const [newest] = await snapshotDays(folder)
  let at = newest && (await writtenAt(folder, newest))
  const names = await readdir(path.join(folder, 'changes')).catch(() => [])
  const into = new Map(names.flatMap(name => (CHANGES.test(name) ? [[CHANGES.exec(name)?.[2] ?? '', name]] : [])))
  const steps: ChangesFile[] = []
  for (let file = at && into.get(compact(at)); at && file; file = into.get(compact(at))) {
    const from = instantOf(CHANGES.exec(file)?.[1] ?? '')
    const { size } = await stat(path.join(folder, 'changes', file))
    steps.unshift({ from, to: at, file, bytes: size })
    into.delete(compact(at))
    at = from
  }
  return steps
}

/** Writes what the newest snapshot, before it is put in its place, has that the one before it has not. */
const keepChanges = async (folder: string, writing: string, to: Date): Promise<void> => {
  const [before] = await snapshotDays(folder)
  const from = before && (await writtenAt(folder, before))
  if (!before || !from) return
  const changes = path.join(folder, 'changes')
  await mkdir(changes, { recursive: true })
  const target = path.join(changes, `${compact(from)}-${compact(to.toISOString())}.jsonl`)
  const part = `${target}.part`
  if (await writeChanges(path.join(folder, before), writing, part)) await rename(part, target)
  for (const name of await readdir(changes)) {
    const end = CHANGES.exec(name)?.[2]
    if (end && Date.parse(instantOf(end)) < to.getTime() - CHANGES_KEPT) await rm(path.join(changes, name))
  }
}

/** Where the federation keeps its day. */
const zoneOf = async (sql: RawSql): Promise<string> => {
  const [row] = await sql`select time_zone from organisation where kind = 'federation' and withdrawn_at is null
    order by recorded_at, id limit 1`
  return typeof row?.time_zone === 'string' ? row.time_zone : 'UTC'
}

/** Whether there is anything to hand out: an empty day would stand for a whole day beside what is published in it. */
const isAnythingPublished = async (sql: RawSql): Promise<boolean> =>
  (await sql`select 1 from publication where kind not in ('status', 'policy', 'merge', 'snapshot') limit 1`).length > 0

interface WriteDay {
  /** In the place of the snapshot of that day. */
  readonly anew?: boolean
  /** Whether what changed since the snapshot before is kept. */
  readonly steps?: boolean
  /** Signs the manifest. */
  readonly key?: SealKey | undefined
}

/**
 * Writes the snapshot of a day unless there is one, or in its place (`anew`), and removes those that are too old. Answers
 * whether it wrote. Without `steps` nothing is kept of what changed since the snapshot before.
 */
export const writeDay = async (
  database: { sql: RawSql; db: Database },
  folder: string,
  at: Date,
  { anew = false, steps = true, key }: WriteDay = {},
): Promise<boolean> => {
  const day = dayOf(at, await zoneOf(database.sql))
  const days = (await snapshotDays(folder)).filter(one => !anew || one !== day)
  if (days.includes(day)) return false
  await mkdir(folder, { recursive: true })
  const writing = path.join(folder, `writing-${process.pid}-${at.getTime()}`)
  const written = await writeSnapshot(database, writing, { at, key })
  if (!written.ok) throw new Error(written.error.map(problem => problem.code).join(' '))
  if (steps) await keepChanges(folder, writing, at)
  const before = path.join(folder, `writing-before-${process.pid}-${at.getTime()}`)
  if (anew) await rename(path.join(folder, day), before).catch(() => undefined)
  await rename(writing, path.join(folder, day))
  await rm(before, { recursive: true, force: true })
  for (const old of days.slice(KEPT - 1)) await rm(path.join(folder, old), { recursive: true, force: true })
  return true
}

/**
 * Writes the files of today from what may be read now, and removes every other copy: older days, and the steps between
 * them, which repeat what was dropped. Nothing is written where there are no files yet.
 */
export const withdrawDays = async (
  database: { sql: RawSql; db: Database },
  folder: string,
  at: Date,
  key?: SealKey,
): Promise<void> => {
  if ((await snapshotDays(folder)).length === 0) return
  await writeDay(database, folder, at, { anew: true, steps: false, key })
  const [, ...older] = await snapshotDays(folder)
  for (const day of [...older, 'changes']) await rm(path.join(folder, day), { recursive: true, force: true })
}

export interface KeepOpenData {
  readonly database: { readonly sql: RawSql; readonly db: Database }
  readonly folder: string
  /** Signs the manifests. */
  readonly key?: SealKey | undefined
  readonly onProblem: (message: string, error: unknown) => void
  /** Milliseconds: how soon after the start, and how often it is looked whether today's is there. */
  readonly first?: number
  readonly every?: number
}

/**
 * Writes the open data of every day soon after it begins, the first once something is published. `renew` writes those of
 * today again; `withdraw` does so and removes all older copies; `close` waits for what is being written.
 */
export const keepOpenData = ({ database, folder, key, onProblem, first = 120_000, every = 600_000 }: KeepOpenData) => {
  let running: Promise<unknown> = Promise.resolve()
  const write = async (): Promise<boolean> =>
    (await isAnythingPublished(database.sql)) && writeDay(database, folder, new Date(), { key })
  const look = () => {
    running = running.then(write).catch(error => onProblem('the open data of the day were not written', error))
  }
  const inTurn = async (step: () => Promise<unknown>): Promise<void> => {
    const done = running.then(step)
    running = done.catch(() => undefined)
    await done
  }
  const clear = async () => {
    const left = (await readdir(folder).catch(() => [])).filter(name => UNFINISHED.test(name))
    for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true })
  }
  running = clear()
  const soon = setTimeout(look, first)
  const looking = setInterval(look, every)
  return {
    renew: () => inTurn(() => writeDay(database, folder, new Date(), { anew: true, key })),
    withdraw: () => inTurn(() => withdrawDays(database, folder, new Date(), key)),
    close: async (): Promise<void> => {
      clearTimeout(soon)
      clearInterval(looking)
      await running
    },
  }
}
