import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import { CsvError, parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { addressedCells } from './addressed-cells.js'
import { checkArchive } from './check-archive.js'

/** The rows of a spreadsheet as text; days stand as `2026-11-22`. */
export interface ReadTable {
  readonly format: 'csv' | 'xlsx'
  readonly rows: readonly (readonly string[])[]
  /** Every sheet of the file, the first of which has the rows. */
  readonly sheets: readonly TableSheet[]
}

interface TableSheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

export const MOST_ROWS = 5_000
/** A file of an earlier system that is taken in part by part. */
export const MOST_LARGE_ROWS = 250_000
/** Results of a large event have a row for each table and board. */
export const MOST_RESULT_ROWS = 50_000
export const MOST_COLUMNS = 60
const LONGEST_CELL = 1_000
const LONGEST_RECORD = 65_536

type Read<T> = Result<T, readonly Problem[]>

const refuse = (code: string, params?: Problem['params'], line?: number): Read<never> =>
  err([problem(code, { severity: 'error', params, ...(line === undefined ? {} : { at: { line } }) })])

const starts = (content: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => content[at] === byte)

/**
 * Reads the sheets of an XLSX file, or a CSV file: UTF-8, UTF-16 or GB 18030, with commas, semicolons or tabs.
 * Problems: TABLE_FORMAT_UNKNOWN, TABLE_NOT_READABLE (with the line), TABLE_TOO_LARGE, TABLE_EMPTY.
 */
export const parseTable = async (content: Uint8Array, mostRows = MOST_ROWS): Promise<Read<ReadTable>> => {
  if (starts(content, 0xd0, 0xcf, 0x11, 0xe0)) return refuse('TABLE_FORMAT_UNKNOWN', { format: 'xls' })
  const format = starts(content, 0x50, 0x4b) ? 'xlsx' : 'csv'
  const read = format === 'xlsx' ? await readXlsx(content) : readCsv(content, mostRows)
  if (!read.ok) return read
  const sheets = read.value.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(tidy)) }))
  const rows = sheets[0]?.rows ?? []
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (rows.length > mostRows + 1 || widest > MOST_COLUMNS)
    return refuse('TABLE_TOO_LARGE', { rows: mostRows, columns: MOST_COLUMNS })
  const long = rows.findIndex(row => row.some(cell => cell.length > LONGEST_CELL))
  if (long >= 0) return refuse('TABLE_NOT_READABLE', undefined, long + 1)
  return rows.some(row => row.some(cell => cell !== '')) ? ok({ format, rows, sheets }) : refuse('TABLE_EMPTY')
}

/** Most cells: nothing in them is to be tidied. */
const PLAIN = /^(?:[!-&(-~][!-~]*(?: [!-~]+)*)?$/u

/** Blanks as blanks, and without the quote that keeps a formula from being one. */
const tidy = (cell: string): string => (PLAIN.test(cell) ? cell : tidied(cell))

const tidied = (cell: string): string =>
  cell
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u001f\u007f\s]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/u, '')

const readXlsx = async (content: Uint8Array): Promise<Read<readonly TableSheet[]>> => {
  const checked = checkArchive(content)
  if (!checked.ok) return checked
  try {
    const sheets = await readXlsxFile(Buffer.from(addressedCells(content)), { parseNumber: number => number })
    return ok(sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(row => row.map(textOfCell)) })))
  } catch {
    return refuse('TABLE_NOT_READABLE')
  }
}

const textOfCell = (cell: string | number | boolean | Date | null | typeof Date): string => {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'string') return /^-?\d+(\.\d+)?e[+-]?\d+$/iu.test(cell) ? String(Number(cell)) : cell
  return cell === null ? '' : String(cell)
}

const readCsv = (content: Uint8Array, mostRows: number): Read<readonly TableSheet[]> => {
  const text = decode(content)
  if (text === undefined || text.includes('\u0000')) return refuse('TABLE_FORMAT_UNKNOWN')
  const options = { delimiter: delimiterOf(text), relax_column_count: true, max_record_size: LONGEST_RECORD }
  try {
    return ok([{ name: '', rows: parse(text, { ...options, bom: true, to: mostRows + 2 }) }])
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse('TABLE_NOT_READABLE', undefined, typeof error.lines === 'number' ? error.lines : undefined)
  }
}

const decoded = (content: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

const decode = (content: Uint8Array): string | undefined => {
  if (starts(content, 0xff, 0xfe)) return decoded(content, 'utf-16le')
  if (starts(content, 0xfe, 0xff)) return decoded(content, 'utf-16be')
  return decoded(content, 'utf-8') ?? decoded(content, 'gb18030')
}

/** What the heading has most of, outside quotes: the first line that tells nothing of the whole (`# date: …`). */
const delimiterOf = (text: string): string => {
  const lines = text.slice(0, LONGEST_RECORD).split(/\r?\n|\r/u)
  const head = (lines.find(line => line.trim() !== '' && !/^\s*#\s*[a-z]+\s*[:：]/iu.test(line)) ?? '').replace(
    /"[^"]*"/gu,
    '',
  )
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t', '，'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}
