import { err, ok, type Problem, type ResultCells, type Result, type ResultRows, sports } from '@paiji/rules'
import { EntrantRegister } from '../entrant-register.js'
import { type ImportedEvent, type ImportedLine, type ImportedPlayer, importFormats } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { readInteger } from '../values/number.js'
import { identifier, plainText } from '../values/text.js'
import { columnOfHeading, seatOf, type SharedColumn, sharedColumns } from './columns.js'

type Rows = readonly (readonly string[])[]

interface Format {
  readonly name: ImportedEvent['format']
  readonly rows: ResultRows
}

/** The sports whose results can stand in rows, each under the name of its format. */
const formats: readonly Format[] = sports.flatMap(({ files }) => {
  const name = importFormats.find(format => format === files?.rows?.format)
  return files?.rows && name ? [{ name, rows: files.rows }] : []
})

interface Table {
  readonly format: Format
  /** Line of the heading, from 1. */
  readonly heading: number
  readonly columns: readonly (string | undefined)[]
}

const isTold = (row: readonly string[]): boolean => row[0]?.startsWith('#') === true
const isEmpty = (row: readonly string[]): boolean => row.every(cell => cell === '')

/** The heading names a table, a seat and something the sport has a column for. */
const tableOf = (rows: Rows): Table | undefined => {
  const at = rows.findIndex(row => !isTold(row) && !isEmpty(row))
  const columns = (rows[at] ?? []).map(columnOfHeading)
  if (!columns.includes('table') || !columns.includes('seat')) return undefined
  const known = (format: Format) => format.rows.columns.filter(column => columns.includes(column)).length
  const [best] = [...formats].sort((a, b) => known(b) - known(a))
  return best && known(best) > 0 ? { format: best, heading: at + 1, columns } : undefined
}

/** Whether a spreadsheet holds results with a row for each seat. */
export const isResultRows = (rows: Rows): boolean => tableOf(rows) !== undefined

interface SeatRow {
  readonly line: number
  readonly cells: ResultCells
  readonly seat: number
}

const preamble = (rows: Rows): ReadonlyMap<string, string> =>
  new Map(
    rows.filter(isTold).flatMap(row => {
      const [, name, value] = /^#\s*([a-z]+)\s*[:：]\s*(.*)$/i.exec(row.filter(cell => cell !== '').join(',')) ?? []
      return name && value ? [[name.toLowerCase(), plainText(value)] as const] : []
    }),
  )

const cellsOf = (columns: Table['columns'], row: readonly string[]): ResultCells => {
  const cells: Record<string, string> = {}
  columns.forEach((column, at) => {
    const text = row[at]?.trim() ?? ''
    if (column && text !== '' && cells[column] === undefined) cells[column] = text
  })
  return cells
}

const seatRows = (log: ProblemLog, { format, heading, columns }: Table, rows: Rows): SeatRow[] =>
  rows.slice(heading).flatMap((row, at) => {
    const line = heading + 1 + at
    if (isEmpty(row) || isTold(row)) return []
    const cells = cellsOf(columns, row)
    const seat = seatOf(cells.seat ?? '', format.rows.seats)
    if (seat !== undefined) return [{ line, cells, seat }]
    log.error('ROWS_SEAT_UNKNOWN', { line, path: 'seat' }, { value: cells.seat ?? '', seats: format.rows.seats.join() })
    return []
  })

const players = ({ cells, line }: SeatRow): ImportedPlayer[] => {
  const ids = (cells.member ?? '').split(/[;；]/)
  return (cells.name ?? '')
    .split(/[;；/／]/)
    .map((name, at) => defined({ name: plainText(name), nationalId: identifier(ids[at]), location: { line } }))
    .filter(player => player.name !== '')
}

/** The rows of one table of one round, whole: every seat once, or one seat alone that has no opponent. */
const byTable = (rows: readonly SeatRow[]): SeatRow[][] => {
  const tables = new Map<string, SeatRow[]>()
  for (const row of rows) {
    const key = `${row.cells.round ?? ''}\n${row.cells.table ?? ''}`
    tables.set(key, [...(tables.get(key) ?? []), row])
  }
  return [...tables.values()]
}

interface Reading {
  readonly log: ProblemLog
  readonly register: EntrantRegister
  readonly format: Format
}

const contestant = ({ log, register, format }: Reading, row: SeatRow): string | undefined => {
  const number = plainText(row.cells.number ?? '')
  if (number === '') {
    log.error('VALUE_MISSING', { line: row.line }, { element: 'number' })
    return undefined
  }
  const known = register.find([''], number)
  if (known !== undefined) return known
  const about = { number, kind: format.rows.kind, players: players(row), published: {}, location: { line: row.line } }
  return register.add('', about, false).key
}

/** Told where the rows of a table do not add up: a slip of the pen, or a fine. */
const checkSum = ({ log, format }: Reading, rows: readonly SeatRow[], about: { round: string; table: string }) => {
  const { adds } = format.rows
  const amounts = rows.map(row => (adds && row.cells[adds.column]) ?? '')
  if (!adds || amounts.some(text => text === '')) return
  const sum = amounts.reduce((total, text) => total + Number(text.replace('−', '-')), 0)
  if (sum !== adds.to) log.warn('ROWS_SUM_WRONG', { line: rows[0]?.line ?? 0 }, { ...about, sum, expected: adds.to })
}

const readTable = (reading: Reading, rows: readonly SeatRow[]): ImportedLine[] => {
  const { log, format } = reading
  const [first] = rows
  if (!first) return []
  const seated = [...rows].sort((a, b) => a.seat - b.seat)
  const about = { round: first.cells.round ?? '', table: first.cells.table ?? '' }
  const isWhole = seated.length === format.rows.seats.length && seated.every(({ seat }, at) => seat === at)
  const sheet = isWhole || seated.length === 1 ? format.rows.readSheet(seated.map(row => row.cells)) : undefined
  if (sheet === undefined) {
    log.error(isWhole ? 'ROWS_RESULT_UNREADABLE' : 'ROWS_SEATS_WRONG', { line: first.line }, about)
    return []
  }
  checkSum(reading, seated, about)
  const sides = seated.map(row => contestant(reading, row))
  if (new Set(sides).size < sides.length) log.error('ENTRANT_PLAYS_ITSELF', { line: first.line }, about)
  return [
    defined<ImportedLine>({
      sides: sides.flatMap(side => side ?? []),
      round: readInteger(first.cells.round ?? '', 1, 999),
      table: first.cells.table,
      sheet: { own: sheet },
      published: {},
      location: { line: first.line },
    }),
  ]
}

/**
 * Results as rows of a spreadsheet, one for each seat of each table: `round, table, seat, number, name, member` and the
 * sport's own columns, after lines `# title: …`, `# date: 2026-05-07`, `# venue: …`. The sport is told by its columns.
 * Problems: CSV_COLUMN_MISSING, FILE_HAS_NO_RESULTS, ROWS_SEAT_UNKNOWN, ROWS_SEATS_WRONG, ROWS_RESULT_UNREADABLE,
 * VALUE_MISSING, ENTRANT_PLAYS_ITSELF, ROWS_SUM_WRONG (a warning), each with its line.
 */
export const readResultRows = (rows: Rows, fileName = ''): Result<ImportedEvent, readonly Problem[]> => {
  const log = new ProblemLog()
  const table = tableOf(rows)
  if (!table) {
    log.error('FILE_HAS_NO_RESULTS')
    return err(log.list())
  }
  const { format, heading, columns } = table
  for (const column of ['round', 'number'] satisfies SharedColumn[])
    if (!columns.includes(column)) log.error('CSV_COLUMN_MISSING', { line: heading }, { column })
  rows[heading - 1]?.forEach((cell, at) => {
    const known = columns[at] && [...sharedColumns, ...format.rows.columns].includes(columns[at])
    if (!known && cell !== '') log.info('CSV_COLUMN_UNKNOWN', { line: heading }, { column: cell })
  })
  const reading = { log, register: new EntrantRegister(), format }
  const seated = log.hasErrors ? [] : seatRows(log, table, rows)
  const lines = log.hasErrors ? [] : byTable(seated).flatMap(one => readTable(reading, one))
  if (lines.length === 0 && !log.hasErrors) log.error('FILE_HAS_NO_RESULTS')
  const told = preamble(rows)
  const date = told.get('date')
  if (date !== undefined && readDate(date) === undefined) log.warn('DATE_INVALID', { line: 1 }, { value: date })
  if (log.hasErrors) return err(log.list())
  const entrants = reading.register.list()
  const keys = entrants.map(entrant => entrant.key)
  const boards = [{ number: '', lines, location: { line: heading } }]
  return ok(
    defined<ImportedEvent>({
      format: format.name,
      title: told.get('title') ?? plainText(fileName.replace(/\.[a-z0-9]+$/i, '')),
      venue: told.get('venue'),
      eventType: format.rows.kind === 'pair' ? 'pairs' : 'individual',
      date: date === undefined ? undefined : readDate(date),
      scoring: 'unknown',
      winners: 1,
      entrants,
      sessions: [{ number: 1, sections: [{ id: '', entrants: keys, published: [], boards }] }],
      matches: [],
      problems: log.list(),
    }),
  )
}
