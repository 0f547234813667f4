import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import writeXlsxFile from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import { parseTable } from './parse-table.js'

const rows = [
  ['round', 'table', 'seat', 'points'],
  ['1', '2', 'E', '40'],
  ['1', '2', 'S', '-40'],
]

/** A sound spreadsheet, its first sheet's XML written anew. */
const spreadsheet = async (rewrite: (xml: string) => string): Promise<Uint8Array> => {
  const files = unzipSync(await writeXlsxFile(rows, {}).toBuffer())
  const sheets = Object.entries(files).map(([name, bytes]) =>
    /worksheets\/[^/]+\.xml$/.test(name) ? [name, strToU8(rewrite(strFromU8(bytes)))] : [name, bytes],
  )
  return zipSync(Object.fromEntries(sheets))
}

const without = (xml: string, tag: string): string => xml.replace(new RegExp(`<${tag} r="[A-Z0-9]+"`, 'gu'), `<${tag}`)

describe('a spreadsheet', () => {
  it.each([
    ['cells with addresses', (xml: string) => xml],
    ['cells without', (xml: string) => without(xml, 'c')],
    ['neither cells nor rows with addresses', (xml: string) => without(without(xml, 'c'), 'row')],
    ['only the first of a row with one', (xml: string) => xml.replace(/<c r="[B-Z]\d+"/gu, '<c')],
  ])('is read by position: %s', async (_, rewrite) => {
    const content = await spreadsheet(rewrite)
    expect(await parseTable(content)).toEqual({
      ok: true,
      value: { format: 'xlsx', rows, sheets: [{ name: 'Sheet1', rows }] },
    })
  })

  it('keeps the gap before a cell that says where it stands', async () => {
    const content = await spreadsheet(xml => without(xml, 'c').replace('<c', '<c r="C1"'))
    const read = await parseTable(content)
    expect(read.ok && read.value.rows[0]?.slice(0, 4)).toEqual(['', '', 'round', 'table'])
  })
})
