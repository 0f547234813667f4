import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u
const TAG = /<((?:\w+:)?)(row|c)((?:\s[^<>]*?)?)(\/?)>/gu
const ADDRESS = /\sr\s*=\s*["']([A-Za-z]{0,3})(\d{0,7})["']/u

/** A row or cell that does not say where it stands; few files have any. */
const UNADDRESSED = /<(?:\w+:)?(?:row|c)(?=[\s/>])(?![^<>]*\sr\s*=)/u

const A = 'A'.charCodeAt(0)
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - A + 1, 0)
const lettersOf = (column: number): string =>
  column <= 0 ? '' : lettersOf(Math.floor((column - 1) / 26)) + String.fromCharCode(A + ((column - 1) % 26))

/** A sheet's XML with an address in every row and cell: one without stands after the one before it. */
const withAddresses = (xml: string): string => {
  if (!UNADDRESSED.test(xml)) return xml
  let [row, column] = [0, 0]
  return xml.replace(TAG, (tag, prefix: string, name: string, rest: string, end: string) => {
    const [, letters = '', number = ''] = ADDRESS.exec(rest) ?? []
    if (name === 'row') {
      row = number === '' ? row + 1 : Number(number)
      column = 0
      return number === '' ? `<${prefix}row r="${row}"${rest}${end}>` : tag
    }
    column = letters === '' ? column + 1 : columnOf(letters)
    return letters === '' ? `<${prefix}c r="${lettersOf(column)}${row}"${rest}${end}>` : tag
  })
}

/**
 * A spreadsheet whose cells all say where they stand: the standard lets a writer leave that out, and the reader of
 * spreadsheets needs it. Bytes that are whole already, or no archive that can be opened, are answered as they are. The
 * archive has been looked at before (`checkArchive`).
 */
export const addressedCells = (content: Uint8Array): Uint8Array => {
  try {
    const sheets = Object.entries(unzipSync(content, { filter: ({ name }) => SHEET.test(name) }))
    const mended = sheets.flatMap(([name, bytes]) => {
      const xml = strFromU8(bytes)
      const whole = withAddresses(xml)
      return whole === xml ? [] : [[name, strToU8(whole)] as const]
    })
    if (mended.length === 0) return content
    const files: Zippable = { ...unzipSync(content), ...Object.fromEntries(mended) }
    return zipSync(files, { level: 0 })
  } catch {
    return content
  }
}
