import type { ProblemLog } from '../problem-log.js'

export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

export type CsvDelimiter = ',' | ';' | '\t' | '，'

/** The delimiter that the heading uses most. */
export const delimiterOf = (heading: string): CsvDelimiter => {
  const count = (mark: string): number => heading.split(mark).length
  const marks: readonly CsvDelimiter[] = [',', ';', '\t', '，']
  return marks.reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
}

const mostRows = 500_000

/** RFC 4180 rows: quoted cells may hold delimiters, line ends and doubled quotes. One pass over the text. */
export const splitCsv = (text: string, delimiter: CsvDelimiter, log: ProblemLog): readonly CsvRow[] => {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let startLine = 1
  const endCell = (): void => {
    cells.push(cell)
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (cells.length > 1 || cells[0]?.trim()) rows.push({ line: startLine, cells })
    cells = []
    startLine = line
  }
  for (let i = 0; i < text.length && rows.length < mostRows; i++) {
    const character = text[i] as string
    if (character === '"' && cell === '') {
      const quoted = readQuoted(text, i + 1)
      if (!quoted) {
        log.error('CSV_QUOTE_UNCLOSED', { line })
        break
      }
      cell = quoted.value
      line += quoted.lines
      i = quoted.end
    } else if (character === delimiter) endCell()
    else if (character === '\n') {
      line += 1
      endRow()
    } else if (character !== '\r') cell += character
  }
  if (cell !== '' || cells.length > 0) endRow()
  if (rows.length >= mostRows) log.error('TOO_MANY_ITEMS', { line }, { most: mostRows })
  return rows
}

const readQuoted = (text: string, from: number): { value: string; end: number; lines: number } | undefined => {
  const parts: string[] = []
  for (let at = from; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return undefined
    parts.push(text.slice(at, quote))
    if (text[quote + 1] !== '"') {
      const value = parts.join('"')
      return { value, end: quote, lines: value.split('\n').length - 1 }
    }
    at = quote + 2
  }
}

const isNumber = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text)

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front; numbers stay numbers. */
export const guardFormula = (text: string): string =>
  /^[=+\-@\t\r|%]/.test(text) && !isNumber(text) ? `'${text}` : text

/** Takes the guarding apostrophe away again. */
export const withoutGuard = (text: string): string => (/^'[=+\-@\t\r|%]/.test(text) ? text.slice(1) : text)

export const printCell = (value: string | number | undefined): string => {
  const text = guardFormula(String(value ?? ''))
  return /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
