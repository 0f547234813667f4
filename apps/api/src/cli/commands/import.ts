import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isDay } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import { commitImport } from '../../domain/imports/commit-import.js'
import { readResultsFile } from '../../domain/imports/read-results-file.js'
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
  readonly date?: string
  readonly registerUnknown?: boolean
  readonly asStated?: boolean
}

interface FileReport {
  readonly file: string
  readonly status: 'read' | 'committed' | 'refused'
  readonly importId?: string
  readonly eventId?: string
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

const importFile = async ({ env, deps }: Workplace, viewer: Viewer, file: string, to: Target): Promise<FileReport> => {
  const content = await readInput(path.resolve(env.callerFolder, file))
  if (typeof content === 'string') return { file, status: 'refused', problems: [{ code: content }] }
  const fileName = path.basename(file)
  const read = await readResultsFile(deps, viewer, { organisationId: to.organisationId, fileName, content })
  if (!read.ok) return { file, status: 'refused', problems: read.error }
  const { importId } = read.value
  if (!to.commit) return { file, status: 'read', importId, problems: [] }
  const { profile, date, registerUnknown, eventId } = to
  const asStated = to.asStated ? ('all' as const) : []
  const committed = await commitImport(deps, viewer, { importId, profile, date, registerUnknown, eventId, asStated })
  if (!committed.ok) return { file, status: 'refused', importId, problems: committed.error }
  return { file, status: 'committed', ...committed.value, problems: [] }
}

const readInput = async (file: string): Promise<Uint8Array | 'FILE_NOT_FOUND' | 'FILE_TOO_LARGE'> => {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return 'FILE_NOT_FOUND'
  return found.size > LARGEST_FILE ? 'FILE_TOO_LARGE' : readFile(file)
}
