import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { writeFile } from './write-file'

const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1', '=HYPERLINK("http://x")', '王,"小"明']
const rows = [['姓名', 'No.'], ...hostile.map((text, at) => [text, at])]

describe('a list as a file', () => {
  it('of CSV has no cell that a spreadsheet takes for a formula, and numbers as numbers', async () => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await writeFile(rows, 'csv'))
    expect(text.startsWith('\uFEFF姓名,No.\r\n')).toBe(true)
    const cells: string[][] = parse(text, { bom: true })
    expect(cells.slice(1, 8).every(([cell]) => cell?.startsWith("'"))).toBe(true)
    expect(cells[8]).toEqual(['王,"小"明', '7'])
  })

  it('of XLSX reads back as it was, every text a text', async () => {
    const read = await readSheet(Buffer.from(await writeFile(rows, 'xlsx')))
    expect(read.slice(1).map(row => [String(row[0]).trim(), row[1]])).toEqual(
      hostile.map((text, at) => [text.trim(), at]),
    )
  })
})
