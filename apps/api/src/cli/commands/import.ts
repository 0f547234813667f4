import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isDay } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import { commitImport } from '../../domain/imports/commit-import.js'
import { readResultsFile } from '../../domain/imports/read-results-file.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import type { Deps } from '../../domain/shared/deps.js'
import type { Problem } from '../../base/problem.js'
import { eventOf } from '../event-of.js'
import { CommandFailure, problemLines } from '../failure.js'
import { printJson } from '../print-json.js'
import { operator, organisationOf, type Workplace, withDatabase } from '../with-database.js'

export interface ImportOptions {
  readonly commit?: boolean
  readonly event?: string
  readonly organisation?: string
  readonly profile?: string
  readonly winners?: string
  readonly date?: string
  readonly registerUnknown?: boolean
  readonly asStated?: boolean
}

interface FileReport {
  readonly file: string
  readonly status: 'read' | 'committed' | 'refused'
  readonly importId?: string
  readonly eventId?: string
  /** Where it is in the portal, for staff who have signed in. */
  readonly address?: string
  /** What was taken in is public only once its standings are published. */
  readonly published?: false
  readonly problems: readonly Problem[]
}

const LARGEST_FILE = 64 * 1024 * 1024

/** Reads results files, and with `commit` takes them in: each whole or not at all. One JSON line per file. */
export const importFiles = (files: readonly string[], options: ImportOptions): Promise<void> =>
  withDatabase(async place => {
    if (options.date !== undefined && !isDay(options.date))
      throw new CommandFailure(`"${options.date}" is no day. Write it as 2026-05-07.`)
    const viewer = await operator(place.deps)
    const organisationId = await organisationOf(place.deps, options.organisation)
    const eventId = options.event && (await eventOf(place.deps, options.event))
    for (const [index, file] of files.entries()) {
      place.progress.say(`${index + 1} of ${files.length}: ${path.basename(file)}`)
      const report = await importFile(place, viewer, file, {
        ...options,
        organisationId,
        eventId: eventId || undefined,
      })
      printJson(report)
      if (report.status === 'committed') process.stderr.write(`${file}: not published yet; ${report.address}\n`)
      if (report.status === 'refused') {
        process.stderr.write(`${file}:\n${problemLines(report.problems)}\n`)
        process.exitCode = 1
      }
    }
  })

interface Target extends ImportOptions {
  readonly organisationId: string
  readonly eventId: string | undefined
}

/** Where the portal shows it, for staff who have signed in. */
const addressOf = ({ mailing }: Deps, kind: 'Import' | 'Event', id: string): string =>
  `${mailing.portal}/desk/${kind === 'Import' ? 'imports' : 'events'}/${toGlobalId(kind, id)}`

const importFile = async ({ env, deps }: Workplace, viewer: Viewer, file: string, to: Target): Promise<FileReport> => {
  const content = await readInput(path.resolve(env.callerFolder, file))
  if (typeof content === 'string') return { file, status: 'refused', problems: [{ code: content }] }
  const fileName = path.basename(file)
  const read = await readResultsFile(deps, viewer, { organisationId: to.organisationId, fileName, content })
  if (!read.ok) return { file, status: 'refused', problems: read.error }
  const { importId } = read.value
  const review = { importId, address: addressOf(deps, 'Import', importId) }
  if (!to.commit) return { file, status: 'read', ...review, problems: [] }
  const { profile, date, registerUnknown, eventId } = to
  const winners = to.winners === undefined ? undefined : Number(to.winners)
  const asStated = to.asStated ? ('all' as const) : []
  const choices = { profile, winners, date, registerUnknown, eventId, asStated }
  const committed = await commitImport(deps, viewer, { importId, ...choices })
  if (!committed.ok) return { file, status: 'refused', ...review, problems: committed.error }
  const address = addressOf(deps, 'Event', committed.value.eventId)
  return { file, status: 'committed', ...committed.value, address, published: false, problems: [] }
}

const readInput = async (file: string): Promise<Uint8Array | 'FILE_NOT_FOUND' | 'FILE_TOO_LARGE'> => {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return 'FILE_NOT_FOUND'
  return found.size > LARGEST_FILE ? 'FILE_TOO_LARGE' : readFile(file)
}
