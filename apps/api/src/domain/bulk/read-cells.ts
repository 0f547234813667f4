import { type Problem, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { daysAfter, type IsoDate } from '../../base/clock.js'
import { foldText } from '../registry/folding.js'
import type { TableColumn, TableRow } from './columns.js'
import type { BulkProblemCode } from './problem-codes.js'

/** What other modules say of the same. */
type OthersProblem =
  | 'IDENTIFIER_TAKEN'
  | 'NAME_NOT_LETTERS'
  | 'NUMBER_OF_ANOTHER_BODY'
  | 'ORGANISATION_CODE_TAKEN'
  | 'ORGANISATION_CODE_UNREADABLE'
  | 'PLAYER_ENTERED_TWICE'

/** A problem of one cell: `rows.7.birthDate`, in line 7 of the sheet. */
export const cellProblem = (
  { row }: TableRow,
  column: TableColumn,
  code: BulkProblemCode | OthersProblem,
  params?: Problem['params'],
): Problem =>
  problem(code, { severity: 'error', at: { line: row, path: `rows.${row}.${column}` }, ...(params ? { params } : {}) })

const wordOf = (text: string): string => foldText(text).replace(/\s/gu, '')

/** The codes by their folded words, once for all rows that are read against the same table of words. */
const codesByWord = new WeakMap<object, ReadonlyMap<string, string>>()
const codesOf = (words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> => {
  const kept = codesByWord.get(words)
  if (kept) return kept
  const pairs = Object.entries(words).flatMap(([code, names]) =>
    [code, ...names].map(name => [wordOf(name), code] as const),
  )
  // Of two codes with the same word the first has it.
  const codes = new Map(pairs.toReversed())
  codesByWord.set(words, codes)
  return codes
}

/** Gathers what is wrong with one row while its cells are read. */
export class RowReader {
  readonly problems: Problem[] = []

  constructor(readonly row: TableRow) {}

  note(
    ...[column, code, params]: Parameters<typeof cellProblem> extends [TableRow, ...infer Rest] ? Rest : never
  ): void {
    this.problems.push(cellProblem(this.row, column, code, params))
  }

  text(column: TableColumn): string | undefined {
    return this.row.cell(column) || undefined
  }

  needed(column: TableColumn): string {
    const text = this.row.cell(column)
    if (text === '') this.note(column, 'CELL_MISSING')
    return text
  }

  /** A day however it is written with the year first. */
  day(column: TableColumn): IsoDate | undefined {
    const text = this.text(column)
    if (text === undefined) return undefined
    const day = readDay(text)
    if (day === undefined) this.note(column, 'CELL_DAY_NOT_READABLE', { value: text })
    return day
  }

  /**
   * The first day on which it no longer holds, of the last day or of that day itself, whichever the sheet writes. A day that is not
   * after `from` and two days that contradict each other are noted at their cell.
   */
  end(from: IsoDate): IsoDate | undefined {
    const [last, until] = [this.day('lastDay'), this.day('until')]
    const end = last === undefined ? until : daysAfter(last, 1)
    const column = last === undefined ? 'until' : 'lastDay'
    if (end !== undefined && end <= from) this.note(column, 'CELL_END_BEFORE_START', { value: this.row.cell(column) })
    if (last !== undefined && until !== undefined && until !== end)
      this.note('until', 'CELL_DAYS_CONTRADICT', { value: this.row.cell('until'), last: this.row.cell('lastDay') })
    return end
  }

  /** One of a few words in either language. */
  word<T extends string>(column: TableColumn, words: Readonly<Record<T, readonly string[]>>): T | undefined {
    const text = this.text(column)
    if (text === undefined) return undefined
    const known = codesOf(words).get(wordOf(text))
    if (!known) this.note(column, 'CELL_WORD_UNKNOWN', { value: text })
    return known as T | undefined
  }
}

/** `2026-11-22`, `2026/11/2`, `2026.11.2`, `2026年11月2日`, `20261102`; an order of parts that is in doubt is not read. */
export const readDay = (text: string): IsoDate | undefined => {
  const parts =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/u.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/u.exec(text)
  if (!parts) return undefined
  const [, year, month = '', day = ''] = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}
