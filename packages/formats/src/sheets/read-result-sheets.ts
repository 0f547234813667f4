import { err, ok, type Problem, type Result } from '@paiji/rules'
import { readCsvRows } from '../csv/read-csv.js'
import type { ImportedEvent } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { examineEvent } from '../stated/examine-event.js'
import type { HtmlTable } from '../web-page/html-tables.js'
import { readTables } from '../web-page/read-web-page.js'
import { plainText } from '../values/text.js'

/** A sheet of a workbook, its cells as text. */
export interface ResultSheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

const filled = (cells: readonly string[]): readonly string[] => [...new Set(cells.filter(cell => cell.trim() !== ''))]

/** The tables of a sheet: an empty row ends one, and rows with one text alone in front of it are its heading. */
const tablesOf = ({ name, rows }: ResultSheet, sheet: number): readonly HtmlTable[] => {
  const tables: HtmlTable[] = []
  let above = [name]
  let open: string[][] = []
  const close = (at: number): void => {
    if (open.length > 0) {
      const about = { number: tables.length + 1, place: `sheets[${sheet + 1}]`, firstRow: at - open.length + 1 }
      tables.push({ before: above.join('\n'), rows: open, links: open.map(() => []), ...about })
      above = [name]
    }
    open = []
  }
  for (const [at, cells] of rows.entries()) {
    const told = filled(cells)
    if (told.length === 0) close(at)
    else if (told.length === 1 && open.length === 0) above.push(told[0] as string)
    else open.push([...cells])
  }
  close(rows.length)
  return tables
}

/** The text alone in the first row of the first sheet. */
const titleOf = (sheets: readonly ResultSheet[]): string => {
  const told = filled(sheets[0]?.rows[0] ?? [])
  return told.length === 1 && !/\d\s*$|^#/.test(told[0] ?? '') ? plainText(told[0] ?? '') : ''
}

/**
 * Results as clubs keep them in a spreadsheet: one list with a heading (`board, ns, ew, contract …`, in Chinese and other
 * languages too), or a block for each board, with rankings beside them. Located by line, or by sheet and row.
 * Problems: FILE_HAS_NO_RESULTS where no table says who played a board with what result, and those of single results.
 */
export const readResultSheets = (sheets: readonly ResultSheet[]): Result<ImportedEvent, readonly Problem[]> => {
  const log = new ProblemLog()
  const [first] = sheets
  const list = first && readCsvRows(log, first.rows)
  const event =
    list ?? (log.hasErrors ? undefined : readTables(log, { title: titleOf(sheets), tables: sheets.flatMap(tablesOf) }))
  if (!event && !log.hasErrors) log.error('FILE_HAS_NO_RESULTS')
  if (!event || log.hasErrors) return err(log.list())
  const title = event.title || titleOf(sheets)
  return ok(examineEvent({ ...event, title, format: 'csv', problems: log.list() }))
}
