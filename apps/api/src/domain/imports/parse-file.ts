import {
  detectFormat,
  examineEvent,
  fromBridgemateTables,
  type ImportedEvent,
  isResultRows,
  isSafeFileName,
  readResultSheets,
  readResultRows,
  readResults,
  titledByFile,
} from '@paiji/formats'
import { ok, type Problem, type Result } from '@paiji/rules'
import { MOST_RESULT_ROWS, parseTable } from './parse-table.js'
import { readTables } from './read-tables.js'

/** What a spreadsheet may be taken for by its first bytes: an archive, nothing known, or text with commas. */
const mayBeRows = (format: ReturnType<typeof detectFormat>): boolean =>
  format.ok ? format.value === 'csv' : ['FILE_IS_ZIP', 'FILE_NOT_RECOGNISED'].includes(format.error.code)

/**
 * Reads a results file of any format, here and now: for the thread that `readFile` gives it. Bridgemate's is an Access
 * database, which a reader of that container opens; its tables then go the same way as every other format's text.
 * Spreadsheets (XLSX or CSV) with a row for each seat are results of the sport whose columns they have; others are results
 * of boards, where a table names who played which.
 */
export const parseFile = async (
  content: Uint8Array,
  fileName: string,
): Promise<Result<ImportedEvent, readonly Problem[]>> => {
  const format = detectFormat(content, fileName)
  if (mayBeRows(format) && isSafeFileName(fileName)) {
    const table = await parseTable(content, MOST_RESULT_ROWS)
    // What is too large for a table of results is not something else for that.
    if (!table.ok && !format.ok && table.error.some(({ code }) => code === 'TABLE_TOO_LARGE')) return table
    if (table.ok && isResultRows(table.value.rows)) return readResultRows(table.value.rows, fileName)
    const isBoards = table.ok && !format.ok
    const sheets = isBoards ? readResultSheets(table.value.sheets) : undefined
    if (sheets?.ok) return ok(titledByFile(sheets.value, fileName))
    const isWorkbook = isBoards && table.value.format === 'xlsx'
    if (sheets && (isWorkbook || sheets.error.some(({ code }) => code !== 'FILE_HAS_NO_RESULTS'))) return sheets
  }
  if (!format.ok || format.value !== 'bridgemate') return readResults(content, fileName)
  const tables = readTables(content)
  if (!tables.ok) return tables
  const read = fromBridgemateTables(tables.value)
  return read.ok ? ok(titledByFile(examineEvent(read.value), fileName)) : read
}
