import type { EntrantId } from '../../core/ids.js'
import type { FileEvidence, LineFigures } from '../../core/file-evidence.js'
import { fromDecimal, toDecimal } from '../../core/ratio.js'
import type { Side } from '../types.js'

/** One kind of figure of a file, every entry at the decimals the column shows, e.g. `9.8` beside `10.67` as `9.80`. */
export interface FigureColumn<Key> {
  /** Decimals of the longest figure: programs drop trailing zeros, never digits. */
  readonly decimals: number
  /** Decimals without the zeros that end every figure. */
  readonly needed: number
  readonly figures: readonly (readonly [Key, string])[]
}

export interface LineKey {
  readonly slot: string
  readonly side: Side
}

/** Everything of a file that a computed figure can be held against. */
export interface PrintedFigures {
  readonly lines: FigureColumn<LineKey>
  readonly totals: FigureColumn<EntrantId>
  readonly percents: FigureColumn<EntrantId>
  readonly count: number
}

const decimalsOf = (text: string): string => text.trim().split('.')[1] ?? ''

const mostDecimals = 10

const columnOf = <Key>(given: readonly (readonly [Key, string | undefined])[]): FigureColumn<Key> => {
  const printed = given.filter((entry): entry is readonly [Key, string] => entry[1] !== undefined)
  const decimals = Math.min(mostDecimals, Math.max(0, ...printed.map(([, text]) => decimalsOf(text).length)))
  const figures = printed.flatMap(([key, text]) => {
    const value = fromDecimal(text)
    return value ? [[key, toDecimal(value, decimals)] as const] : []
  })
  const needed = Math.max(0, ...figures.map(([, text]) => decimalsOf(text).replace(/0+$/, '').length))
  return { decimals, needed, figures }
}

/** The same figures with other decimals, never fewer than needed, as a program that prints so many would have written them. */
export const atDecimals = <Key>({ figures, decimals, ...column }: FigureColumn<Key>, to: number): FigureColumn<Key> => {
  const zeros = '0'.repeat(Math.max(0, to - decimals))
  const cut = Math.max(0, decimals - to) + (to === 0 && decimals > 0 ? 1 : 0)
  const spell = (text: string): string =>
    cut > 0 ? text.slice(0, -cut) : `${text}${decimals === 0 && zeros ? '.' : ''}${zeros}`
  return { ...column, decimals: to, figures: figures.map(([key, text]) => [key, spell(text)] as const) }
}

const negated = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`)

const isNothing = (text: string): boolean => fromDecimal(text)?.num === 0n

/**
 * Files of team matches print what each side won of a board (7 and 0) or what it gained (7 and -7): the first is told by
 * figures that are never negative, and is read as the second.
 */
const asGained = ({ lines, methods }: FileEvidence): FileEvidence['lines'] => {
  const isByDifference = methods.length === 1 && (methods[0] === 'teamImp' || methods[0] === 'aggregate')
  const figures = isByDifference ? [...lines.values()].flatMap(({ ns, ew }) => [ns ?? '', ew ?? '']) : []
  if (!isByDifference || figures.some(text => text.startsWith('-'))) return lines
  const gained = (line: LineFigures): LineFigures => {
    const { ns, ew } = line
    if (ns === undefined || ew === undefined || isNothing(ns) === isNothing(ew)) return line
    return isNothing(ns) ? { ns: negated(ew), ew } : { ns, ew: negated(ns) }
  }
  return new Map([...lines].map(([slot, line]) => [slot, gained(line)]))
}

/** The file's figures by column; what is no number is left out. */
export const printedFigures = (evidence: FileEvidence): PrintedFigures => {
  const { contestants } = evidence
  const awards = columnOf<LineKey>(
    [...asGained(evidence)].flatMap(([slot, { ns, ew }]) => [
      [{ slot, side: 'ns' as const }, ns] as const,
      [{ slot, side: 'ew' as const }, ew] as const,
    ]),
  )
  const totals = columnOf<EntrantId>([...contestants].map(([id, { total }]) => [id, total] as const))
  const percents = columnOf<EntrantId>([...contestants].map(([id, { percent }]) => [id, percent] as const))
  const count = awards.figures.length + totals.figures.length + percents.figures.length
  return { lines: awards, totals, percents, count }
}
