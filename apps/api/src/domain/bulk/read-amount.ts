import type { TableColumn } from './columns.js'
import type { RowReader } from './read-cells.js'

const MOST_HUNDREDTHS = 2_147_483_647n
/** More digits than Excel keeps: what is beyond them is the noise of its binary numbers. */
const EXACT_DIGITS = 15

const plainNumber = (text: string): string => {
  const said = text.normalize('NFKC').replace(/\s|分$/gu, '')
  const whole = /^\d{1,3}(,\d{3})+(\.\d+)?$/u.test(said) ? said.replaceAll(',', '') : said
  const digits = whole.replace(/[.-]/gu, '').length
  return digits > EXACT_DIGITS && /^\d+\.\d+$/u.test(whole)
    ? Number(whole)
        .toPrecision(EXACT_DIGITS)
        .replace(/\.?0+$/u, '')
    : whole
}

/**
 * An amount of points as a cell has it (`12.5`, `1,234.50`, `３分`), in hundredths. Notes AMOUNT_NOT_READABLE (a negative one
 * too, and one larger than a list can hold) and AMOUNT_TOO_FINE at the cell; undefined where it is not to be had.
 */
export const readHundredths = (reader: RowReader, column: TableColumn): number | undefined => {
  const text = reader.text(column)
  if (text === undefined) return undefined
  const parts = /^(\d+)(?:\.(\d+))?$/u.exec(plainNumber(text))
  if (!parts) {
    reader.note(column, 'AMOUNT_NOT_READABLE', { value: text })
    return undefined
  }
  const [, units = '', decimals = ''] = parts
  if (/[^0]/u.test(decimals.slice(2))) {
    reader.note(column, 'AMOUNT_TOO_FINE', { value: text })
    return undefined
  }
  const hundredths = BigInt(units) * 100n + BigInt(decimals.slice(0, 2).padEnd(2, '0'))
  if (hundredths <= MOST_HUNDREDTHS) return Number(hundredths)
  reader.note(column, 'AMOUNT_NOT_READABLE', { value: text })
  return undefined
}

/** A whole number from 1, as `3` or `第3名`. Notes AMOUNT_NOT_READABLE; null where there is none. */
export const readCount = (reader: RowReader, column: TableColumn): number | null => {
  const text = reader.text(column)
  if (text === undefined) return null
  const said = /^第?(\d{1,6})名?$/u.exec(text.normalize('NFKC').replace(/\s/gu, ''))
  const number = Number(said?.[1] ?? 0)
  if (number > 0) return number
  reader.note(column, 'AMOUNT_NOT_READABLE', { value: text })
  return null
}
