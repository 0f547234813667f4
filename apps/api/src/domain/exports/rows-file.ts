import { encodeFile, printCell } from '@paiji/formats'
import writeXlsxFile from 'write-excel-file/node'
import type { Row } from './result-rows.js'

/** Nothing in it is taken for a formula; spreadsheets take a file for UTF-8 by its first mark alone. */
export const csvOf = (rows: readonly Row[]): Uint8Array => {
  const text = rows.map(row => row.map(printCell).join(',')).join('\r\n')
  return encodeFile({ text: `\ufeff${text}\r\n`, encoding: 'utf-8', losses: [] })
}

/** Every text is a cell of text, so that none is a formula. */
export const xlsxOf = async (rows: readonly Row[]): Promise<Uint8Array> => {
  const cells = rows.map(row =>
    row.map(value => {
      if (value === undefined || value === '') return null
      return typeof value === 'number' ? { value, type: Number } : { value, type: String }
    }),
  )
  return new Uint8Array(await writeXlsxFile(cells, {}).toBuffer())
}
