import {
  encodeFile,
  type WrittenFile,
  writeCsv,
  writePbn,
  writeResultCells,
  writeUsebio,
  type ImportedEvent,
} from '@paiji/formats'
import { err, ok, type Problem, problem, sportOfEdition } from '@paiji/rules'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { findRevision, type RevisionRow } from '../standings/standings.repo.js'
import { canExportResults } from './policy.js'
import { abfCreditsOf, knowsAbfNumbers } from './master-point-credits.js'
import { resultsOfRevision } from './results-event.js'
import { type Row, writeEmaReport, writeResultRows, type WrittenRows } from './result-rows.js'
import { csvOf, xlsxOf } from './rows-file.js'

interface Writer {
  readonly extension: string
  readonly mediaType: string
  /** USEBIO carries a whole stage; the others one session of it. */
  readonly write: (event: ImportedEvent, session: number) => WrittenFile
}

const only = (event: ImportedEvent, session: number): ImportedEvent => ({
  ...event,
  sessions: [
    ...event.sessions.filter(one => one.number === session),
    ...event.sessions.filter(one => one.number !== session),
  ],
})

const writers: Readonly<Record<'usebio' | 'pbn' | 'csv', Writer>> = {
  usebio: { extension: 'xml', mediaType: 'application/xml', write: event => writeUsebio(event) },
  pbn: { extension: 'pbn', mediaType: 'application/x-pbn', write: writePbn },
  csv: { extension: 'csv', mediaType: 'text/csv', write: (event, session) => writeCsv(only(event, session)) },
}

interface RowWriter {
  readonly rows: (db: Deps['db'], revision: RevisionRow) => Promise<Outcome<WrittenRows>>
  readonly suffix: string
  readonly mediaType: string
  readonly encode: (rows: readonly Row[]) => Uint8Array | Promise<Uint8Array>
}

const csv = { mediaType: 'text/csv', encode: csvOf }
const xlsx = { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', encode: xlsxOf }

/** Files of results without boards, each whole. */
const rowWriters: Readonly<Record<'rows' | 'rowsXlsx' | 'emaReport', RowWriter>> = {
  rows: { ...csv, rows: writeResultRows, suffix: '.csv' },
  rowsXlsx: { ...xlsx, rows: writeResultRows, suffix: '.xlsx' },
  emaReport: { ...csv, rows: writeEmaReport, suffix: '-ema.csv' },
}

type RowFormat = keyof typeof rowWriters
/** Tables that are written as CSV and as a workbook. */
const alsoAsWorkbook: Readonly<Record<string, readonly string[]>> = { rows: ['rowsXlsx'], csv: ['csvXlsx'] }
export type ExportFormat = keyof typeof writers | RowFormat | 'csvXlsx' | 'abfCredits'
const isRowFormat = (text: string): text is RowFormat => Object.hasOwn(rowWriters, text)
const isExportFormat = (text: string): text is ExportFormat =>
  Object.hasOwn(writers, text) || isRowFormat(text) || text === 'csvXlsx' || text === 'abfCredits'

/**
 * Which files there are for results scored under an edition, in a register that makes the numbers of these issuers public;
 * none for sports that have no common format.
 */
export const resultsFormats = (editionId: string, issuers: ReadonlySet<string>): readonly ExportFormat[] =>
  (sportOfEdition(editionId)?.files?.writes ?? [])
    .flatMap(format => [format, ...(alsoAsWorkbook[format] ?? [])])
    .filter(isExportFormat)
    .filter(format => format !== 'abfCredits' || knowsAbfNumbers(issuers))

export interface ResultsFile {
  readonly fileName: string
  readonly mediaType: string
  readonly encoding: WrittenFile['encoding']
  readonly content: Uint8Array
  /** What the format could not carry, located. */
  readonly losses: readonly Problem[]
}

export interface ExportInput {
  readonly revisionId: string
  readonly format: string
  /** For formats that carry one session: which; the first unless told. */
  readonly session?: number
}

/**
 * The published results of one stage as a file. Problems: REVISION_UNKNOWN, NOT_PERMITTED (not published),
 * EXPORT_FORMAT_UNKNOWN, NO_RESULTS_FILE_FOR_SPORT.
 */
export const exportResults = async (
  { db }: Pick<Deps, 'db'>,
  { revisionId, format, session }: ExportInput,
): Promise<Outcome<ResultsFile>> => {
  const revision = await findRevision(db, revisionId)
  if (!revision) return err([problem('REVISION_UNKNOWN')])
  const permitted = requirePermission(canExportResults(revision))
  if (!permitted.ok) return permitted
  if (!isExportFormat(format)) return err([problem('EXPORT_FORMAT_UNKNOWN', { params: { format } })])
  if (isRowFormat(format)) {
    const rows = await rowWriters[format].rows(db, revision)
    return rows.ok ? ok(await rowsFile(rows.value, rowWriters[format], revision.number)) : rows
  }
  if (format === 'abfCredits') return ok(await creditsFile(db, revision))
  const results = await resultsOfRevision(db, revision)
  if (!results.ok) return results
  const { event, losses } = results.value
  const chosen = session ?? event.sessions[0]?.number ?? 1
  if (format === 'csvXlsx') return ok(await workbookOf(results.value, chosen, revision.number))
  const { write, extension, mediaType } = writers[format]
  const written = write(event, chosen)
  const part = event.sessions.length > 1 && format !== 'usebio' ? `-s${chosen}` : ''
  return ok({
    fileName: `${fileNameOf(event.externalId, revision.number)}${part}.${extension}`,
    mediaType,
    encoding: written.encoding,
    content: encodeFile(written),
    losses: [...losses, ...written.losses],
  })
}

const fileNameOf = (code: string | undefined, number: number): string =>
  `${(code ?? 'results').replace(/[^\w.-]+/g, '_')}-r${number}`

/** The results of one session as a workbook, the same cells as in CSV. */
const workbookOf = async (
  { event, losses }: { readonly event: ImportedEvent; readonly losses: readonly Problem[] },
  session: number,
  number: number,
): Promise<ResultsFile> => {
  const { rows, losses: left } = writeResultCells(only(event, session))
  const part = event.sessions.length > 1 ? `-s${session}` : ''
  return {
    fileName: `${fileNameOf(event.externalId, number)}${part}.xlsx`,
    mediaType: xlsx.mediaType,
    encoding: 'utf-8',
    content: await xlsx.encode(rows),
    losses: [...losses, ...left],
  }
}

const rowsFile = async (
  { code, rows }: WrittenRows,
  { suffix, mediaType, encode }: RowWriter,
  number: number,
): Promise<ResultsFile> => ({
  fileName: `${fileNameOf(code, number)}${suffix}`,
  mediaType,
  encoding: 'utf-8',
  content: await encode(rows),
  losses: [],
})

const creditsFile = async (db: Deps['db'], revision: RevisionRow): Promise<ResultsFile> => {
  const { code, written } = await abfCreditsOf(db, revision)
  return {
    fileName: `${fileNameOf(code, revision.number)}.rag`,
    mediaType: 'text/plain',
    encoding: written.encoding,
    content: encodeFile(written),
    losses: written.losses,
  }
}
