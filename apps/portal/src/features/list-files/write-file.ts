import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import type { FileCell } from './lists'

export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileType = keyof typeof fileTypes

type Rows = readonly (readonly FileCell[])[]

/** Text that a spreadsheet would take for a formula gets the quote that keeps it text; numbers stay as they are. */
const csvOf = (rows: Rows): Uint8Array =>
  new TextEncoder().encode(
    stringify(
      rows.map(row => [...row]),
      { bom: true, escape_formulas: true, record_delimiter: 'windows' },
    ),
  )

/** Every text is a cell of text, so that none is a formula. */
const xlsxOf = async (rows: Rows): Promise<Uint8Array> => {
  const cells = rows.map((row, at) =>
    row.map(value => {
      if (value === null || value === undefined || value === '') return null
      return typeof value === 'number'
        ? { value, type: Number }
        : { value, type: String, ...(at === 0 ? { fontWeight: 'bold' as const } : {}) }
    }),
  )
  return new Uint8Array(await writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer())
}

/** The rows, heads first, as a file. */
export const writeFile = (rows: Rows, type: FileType): Uint8Array | Promise<Uint8Array> =>
  type === 'csv' ? csvOf(rows) : xlsxOf(rows)
