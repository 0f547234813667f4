import type { ProblemLog } from '../problem-log.js'
import type { PbnTag } from './pbn-games.js'

export interface PbnColumn {
  /** In lower case, e.g. `pairid_ns`. */
  readonly name: string
  readonly width?: number
}

export interface PbnRecord {
  readonly line: number
  /** By column name; `-`, `?` and empty cells are absent. */
  readonly cells: ReadonlyMap<string, string>
}

/** `Rank\3R;+PairId_NS\2R` → columns; the sorting sign and the alignment are of no interest to a reader. */
export const readColumns = (specification: string): readonly PbnColumn[] =>
  specification.split(';').flatMap(part => {
    const match = /^[+-]?(\w+)(?:\\(\d{1,4})?[LR]?)?$/.exec(part.trim())
    if (!match) return []
    const name = (match[1] as string).toLowerCase()
    return [match[2] ? { name, width: Number(match[2]) } : { name }]
  })

const tokenPattern = /"([^"]*)"|[^\s"]+/g

const tokensOf = (text: string): { value: string; end: number }[] =>
  [...text.matchAll(tokenPattern)].map(match => ({ value: match[1] ?? match[0], end: match.index + match[0].length }))

const isNames = (column: PbnColumn): boolean => column.name.startsWith('names')

/** A declared width is the least there is: a name that is longer ends at the next blank. */
const endOfCell = (rest: string, width: number): number => {
  const overrun = rest.slice(width).search(/\s/)
  return overrun < 0 ? rest.length : width + overrun
}

/** Names without quotes hold blanks: cells before them are single words, then the declared widths decide. */
const splitUnquotedNames = (text: string, columns: readonly PbnColumn[]): readonly string[] | undefined => {
  const first = columns.findIndex(isNames)
  if (first < 0) return undefined
  const tokens = tokensOf(text)
  const before = tokens.slice(0, first)
  if (before.length < first) return undefined
  let rest = text.slice(before.at(-1)?.end ?? 0).trimStart()
  const names = columns.slice(first).map((column, i, all) => {
    const gap = rest.search(/\s{2,}|\t/)
    const width = column.width === undefined ? (gap < 0 ? rest.length : gap) : endOfCell(rest, column.width)
    const end = i === all.length - 1 ? rest.length : width
    const cell = rest.slice(0, end).trim()
    rest = rest.slice(end).trimStart()
    return cell
  })
  return [...before.map(token => token.value), ...names]
}

const absent = new Set(['-', '?', ''])

/** The rows of a table tag; a row with the wrong number of cells is a warning and left out. */
export const readTable = (tag: PbnTag, log: ProblemLog): readonly PbnRecord[] => {
  const columns = readColumns(tag.value)
  if (columns.length === 0) return []
  return tag.rows.flatMap(row => {
    const plain = tokensOf(row.text).map(token => token.value)
    const cells = plain.length === columns.length ? plain : splitUnquotedNames(row.text, columns)
    if (cells?.length !== columns.length) {
      log.warn('PBN_ROW_LENGTH', { line: row.line, path: tag.name }, { cells: plain.length, columns: columns.length })
      return []
    }
    const entries = columns.map((column, i) => [column.name, (cells[i] as string).trim()] as const)
    return [{ line: row.line, cells: new Map(entries.filter(([, cell]) => !absent.has(cell))) }]
  })
}
