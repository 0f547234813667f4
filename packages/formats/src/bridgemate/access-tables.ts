import { type JsonRecord, textAt } from '../json-access.js'
import { readInteger } from '../values/number.js'

/** The tables of a `.bws` file by name, each row by column name, as any Access-file reader gives them. */
export type AccessTables = Readonly<Record<string, readonly JsonRecord[]>>

/** The tables that are read; a file has others, and a directory of players may be by far the largest. */
export const bridgemateTables = [
  'Section',
  'Session',
  'RoundData',
  'ReceivedData',
  'PlayerNumbers',
  'PlayerNames',
  'HandRecord',
  'HandEvaluation',
] as const

const keyOf = (tables: AccessTables, name: string): string | undefined =>
  Object.keys(tables).find(key => key.toLowerCase() === name.toLowerCase())

export const hasTable = (tables: AccessTables, name: string): boolean => keyOf(tables, name) !== undefined

/** The rows of a table, whatever capitals its name is written in; none where there is no such table. */
export const rowsOf = (tables: AccessTables, name: (typeof bridgemateTables)[number]): readonly JsonRecord[] => {
  const key = keyOf(tables, name)
  return key === undefined ? [] : (tables[key] ?? [])
}

/** A whole number of a cell; 0 where there is none. */
export const integer = (row: JsonRecord, name: string): number =>
  readInteger(textAt(row, name) ?? '', 0, 99_999_999) ?? 0

/** A contestant's number as the tables write it; undefined for 0, which is nobody. */
export const pairNumber = (row: JsonRecord, name: string): string | undefined => {
  const number = textAt(row, name)
  return number === undefined || /^0+$/.test(number) ? undefined : number
}

/** The numbers of players whom no table gives a name beside: the only lines of the directory that are of use. */
export const numbersWithoutName = (playerNumbers: readonly JsonRecord[]): ReadonlySet<string> =>
  new Set(
    playerNumbers.flatMap(row => {
      const number = textAt(row, 'Number')
      return number !== undefined && textAt(row, 'Name') === undefined ? [number] : []
    }),
  )
