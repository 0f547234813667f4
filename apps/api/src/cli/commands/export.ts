import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newestSeal } from '../../domain/audit/seal-head.js'
import { stagesByEvents } from '../../domain/events/events.repo.js'
import { exportResults } from '../../domain/exports/export-results.js'
import { writeSnapshot } from '../../domain/exports/write-snapshot.js'
import { currentRevision } from '../../domain/standings/standings.repo.js'
import { sealKeyOf } from '../../services.js'
import { eventOf } from '../event-of.js'
import { CommandFailure, problemLines, settled } from '../failure.js'
import { printJson } from '../print-json.js'
import { type Workplace, withDatabase } from '../with-database.js'

export interface ExportOptions {
  readonly format: string
  readonly stage?: string
  readonly session?: string
  readonly out?: string
}

const wholeNumber = (text: string | undefined, what: string): number | undefined => {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new CommandFailure(`"${text}" is no number of a ${what}.`)
  return Number(text)
}

/** The published revision of the stage asked for; the last stage unless told. */
const revisionOf = async ({ deps }: Workplace, eventId: string, ordinal: number | undefined): Promise<string> => {
  const stages = await stagesByEvents(deps.db, [eventId])
  const stage = ordinal === undefined ? stages.at(-1) : stages.find(one => one.ordinal === ordinal)
  if (!stage) throw new CommandFailure('This event has no such stage.')
  const revision = await currentRevision(deps.db, stage.id)
  if (!revision) throw new CommandFailure('Nothing of this stage is published yet.')
  return revision.id
}

/** The published results of an event as a file, on standard output or in `--out`; losses on standard error. */
export const exportEvent = (event: string, options: ExportOptions): Promise<void> =>
  withDatabase(async place => {
    const revisionId = await revisionOf(place, await eventOf(place.deps, event), wholeNumber(options.stage, 'stage'))
    const session = wholeNumber(options.session, 'session')
    const { format } = options
    const file = settled(await exportResults(place.deps, { revisionId, format, ...(session ? { session } : {}) }))
    if (file.losses.length > 0) process.stderr.write(`${problemLines(file.losses)}\n`)
    if (options.out === undefined) process.stdout.write(file.content)
    else await writeFile(path.resolve(place.env.callerFolder, options.out), file.content)
  })

/** The open data of the register in a new folder, signed once the log has a seal; prints the manifest. */
export const exportSnapshot = (folder: string): Promise<void> =>
  withDatabase(async ({ env, database, progress }) => {
    const target = path.resolve(env.callerFolder, folder)
    const told = (kind: string, records: number) => progress.say(`${kind}: ${records.toLocaleString('en')}`)
    const key = (await newestSeal(database.db)) ? sealKeyOf(env) : undefined
    printJson(settled(await writeSnapshot(database, target, { at: new Date(), key, onRecords: told })))
  })
