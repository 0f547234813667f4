import { err, ok, type Problem, type Result } from '@paiji/rules'
import { type ImportedEvent, type ScoringMethod, scoringMethods } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { SessionBuilder } from '../session-builder.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { forbiddenCharacter } from '../text/forbidden.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { plainText } from '../values/text.js'
import { columnOf, type ReadColumn, scoringOfHeading } from './columns.js'
import { addRecord, fieldsOf, type ResultRecord, sectionOf, withTricks } from './result-record.js'
import { type CsvRow, delimiterOf, splitCsv, withoutGuard } from './csv-rows.js'

/** `# date: 2024-05-07` lines in front of the heading. */
const readPreamble = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(line => {
      const match = /^#\s*([a-z]+)\s*:\s*(.*)$/i.exec(line.trim())
      return match ? [[(match[1] as string).toLowerCase(), plainText(match[2] as string)] as const] : []
    }),
  )

const required: readonly ReadColumn[] = ['board', 'ns', 'ew']

const readHeading = (log: ProblemLog, heading: CsvRow, line: number): readonly (readonly ReadColumn[])[] => {
  const columns = heading.cells.map(cell => {
    const column = columnOf(cell)
    if (!column && cell.trim() !== '') log.info('CSV_COLUMN_UNKNOWN', { line }, { column: cell })
    return column ? [column] : []
  })
  for (const column of required) {
    if (!columns.some(one => one.includes(column))) log.error('CSV_COLUMN_MISSING', { line }, { column })
  }
  return columns
}

/** Of several columns with the same meaning the first that is filled counts. */
const recordOf = (columns: readonly (readonly ReadColumn[])[], row: CsvRow): ResultRecord => {
  const record = new Map<ReadColumn, string>()
  columns.forEach(([column], i) => {
    const cell = withoutGuard(row.cells[i]?.trim() ?? '')
    if (column && cell !== '' && !record.has(column)) record.set(column, cell)
  })
  return record
}

const readScoring = (log: ProblemLog, text: string | undefined, heading: CsvRow | undefined): ScoringMethod => {
  const told = scoringMethods.find(name => name.toLowerCase() === text?.toLowerCase())
  const method = told ?? heading?.cells.map(scoringOfHeading).find(found => found !== undefined)
  if (!method) log.info('SCORING_ASSUMED', { line: 1 }, { scoring: 'matchpoint' })
  return method ?? 'matchpoint'
}

/** Lines that may stand above a heading: a title, the day. */
const LINES_ABOVE = 8

const isHeading = (cells: readonly string[]): boolean => {
  const columns = new Set(cells.map(columnOf))
  return required.every(column => columns.has(column))
}

/** A row of a table with its line; its cells as they are written. */
type Rows = readonly CsvRow[]

const readRows = (
  log: ProblemLog,
  told: ReadonlyMap<string, string>,
  [heading, ...rows]: Rows,
): ImportedEvent | undefined => {
  const columns = heading ? readHeading(log, heading, heading.line) : []
  if (log.hasErrors) return undefined
  for (const row of rows) {
    const beyond = row.cells.slice(columns.length).some(cell => cell.trim() !== '')
    if (beyond) log.warn('CSV_ROW_LENGTH', { line: row.line }, { cells: row.cells.length, columns: columns.length })
  }
  const records = withTricks(rows.map(row => recordOf(columns, row)))
  const scoring = readScoring(log, told.get('scoring'), heading)
  const twoFields = told.has('winners') ? told.get('winners') === '2' : fieldsOf(records)
  const winners = twoFields === true || (twoFields !== false && twoFields.size > 0) ? 2 : 1
  if (winners === 2 && !told.has('winners')) log.info('WINNERS_INFERRED', undefined, { winners })
  const severalSections = new Set(records.map(sectionOf)).size > 1
  const builder = new SessionBuilder(log, { twoFields, severalSections })
  for (const [at, record] of records.entries())
    if (record.size > 0) addRecord({ log, builder, scoring }, record, { line: rows[at]?.line ?? 1 })
  const sections = builder.sections()
  if (sections.length === 0) log.error('FILE_HAS_NO_RESULTS')
  const date = told.get('date')
  if (date !== undefined && readDate(date) === undefined) log.warn('DATE_INVALID', { line: 1 }, { value: date })
  return defined<ImportedEvent>({
    format: 'csv',
    program: told.has('program') ? { name: told.get('program') as string } : undefined,
    title: told.get('title') ?? '',
    eventType: 'pairs',
    date: date === undefined ? undefined : readDate(date),
    scoring,
    winners,
    entrants: builder.register.list(),
    sessions: [{ number: 1, sections }],
    matches: [],
    problems: [],
  })
}

const splitCells = (line: string): readonly string[] =>
  line.split(delimiterOf(line)).map(cell => cell.replace(/"/g, ''))

/** Without a last row that breaks off: no line end behind it, and fewer cells than every other has. */
const wholeRows = (log: ProblemLog, text: string, rows: readonly CsvRow[]): readonly CsvRow[] => {
  const last = rows.at(-1)
  const fewest = Math.min(...rows.slice(0, -1).map(({ cells }) => cells.length))
  if (!last || rows.length < 2 || /[\r\n]\s*$/.test(text) || last.cells.length >= fewest) return rows
  log.warn('LINE_UNUSABLE', { line: last.line })
  return rows.slice(0, -1)
}

const readBody = (log: ProblemLog, text: string): ImportedEvent | undefined => {
  const lines = text.split(/\r\n|\n|\r/)
  const filled = lines.flatMap((line, at) => (line.trim() !== '' && !line.trimStart().startsWith('#') ? at : []))
  const first = filled.slice(0, LINES_ABOVE).find(at => isHeading(splitCells(lines[at] ?? ''))) ?? filled[0]
  if (first === undefined) {
    log.error('FILE_HAS_NO_RESULTS')
    return undefined
  }
  const rows = splitCsv(lines.slice(first).join('\n'), delimiterOf(lines[first] as string), log)
  const located = wholeRows(log, text, rows).map(({ line, cells }) => ({ line: line + first, cells }))
  return readRows(log, readPreamble(lines.slice(0, first)), located)
}

/** The results of a sheet whose heading names board and pairs by words of this format; undefined where none does. */
export const readCsvRows = (log: ProblemLog, rows: readonly (readonly string[])[]): ImportedEvent | undefined => {
  const first = rows.slice(0, LINES_ABOVE).findIndex(isHeading)
  if (first < 0) return undefined
  const told = readPreamble(rows.slice(0, first).map(cells => cells.filter(Boolean).join(', ')))
  const filled = rows.map((cells, at) => ({ line: at + 1, cells })).slice(first)
  return readRows(
    log,
    told,
    filled.filter(({ cells }) => cells.some(cell => cell !== '')),
  )
}

/**
 * Results CSV → event: a heading with the columns of `csvColumns` (or another program's names for them) and a row for
 * each result; `# title: …`, `# date: …`, `# scoring: …`, `# winners: …` may stand in front. Located by line and column.
 */
export const readCsv = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  const forbidden = forbiddenCharacter(source.value)
  if (forbidden) return err([forbidden])
  const event = readBody(log, source.value.text)
  return event && !log.hasErrors ? ok({ ...event, problems: log.list() }) : err(log.list())
}
