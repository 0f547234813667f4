import { add, compare, divide, fromDecimal, multiply, type Ratio, ratio, toDecimal } from '../../core/ratio.js'
import type { LedEnd, LedFigure } from '../../core/led.js'
import type { RulingContext } from '../../core/ruling.js'
import type { BridgeBook } from '../book.js'
import { contractText } from '../sheet/contract.js'
import { countedTricks, nsScoreOf } from '../sheet/outcome.js'
import type { BridgeSheet, PlayedSheet } from '../sheet/sheet.js'
import { sideOf } from '../types.js'

/** What a tree sees of the table: the edition's numbers, and the result that stands there when one was written. */
export interface BridgeTable {
  readonly book: BridgeBook
  readonly sheet?: PlayedSheet
  readonly board?: string
}

export const tableOf =
  (book: BridgeBook) =>
  ({ facts, slot }: Pick<RulingContext<BridgeSheet>, 'facts' | 'slot'>): BridgeTable => {
    const fact = facts.sheets.find(sheet => sheet.slot === slot)
    if (fact?.sheet.result !== 'played') return { book }
    return { book, sheet: fact.sheet, ...(fact.board === undefined ? {} : { board: fact.board }) }
  }

/** At most ten decimals, none that say nothing. */
export const plain = (value: Ratio): string => toDecimal(value, 10).replace(/\.?0+$/, '')
export const hundredth = (value: Ratio): Ratio => divide(value, ratio(100))
/** A weight in percent, or as a fraction of the whole such as `1/3`. */
export const shareOf = (weight: Ratio): Ratio => (compare(weight, ratio(1)) < 0 ? weight : hundredth(weight))
export const percentOf = (weight: Ratio): Ratio => multiply(shareOf(weight), ratio(100))
export const total = (...values: readonly Ratio[]): Ratio => values.reduce(add)
export const decimal = (text: string): Ratio => fromDecimal(text) ?? ratio(0)

/** Declarer's tricks as they stand at the table. */
export const tricksAt = ({ book, sheet }: BridgeTable): number | undefined => sheet && countedTricks(book, sheet)

/** Tricks within a deal. */
export const held = (tricks: number): number => Math.max(0, Math.min(13, tricks))

const withTricks = (sheet: PlayedSheet, tricks: number): PlayedSheet => {
  const { revokes: _, ...rest } = sheet
  return { ...rest, tricks }
}

const nsScore = ({ book, board }: BridgeTable, sheet: PlayedSheet): string | undefined => {
  const score = nsScoreOf(book, sheet, board)
  return score.ok && score.value !== undefined ? `${score.value}` : undefined
}

/** The result as it is typed at the desk: `4S S +1`. */
export const entryOf = ({ contract, declarer }: PlayedSheet, tricks: number): string => {
  const over = tricks - contract.level - 6
  const mark = over === 0 ? '=' : over > 0 ? `+${over}` : `${over}`
  return `${contractText(contract)} ${declarer.charAt(0).toUpperCase()} ${mark}`
}

/** What a changed number of tricks comes to, with the score before and after; nothing where no result was written. */
export const withResult = (
  table: BridgeTable,
  tricks: number,
): { readonly answers: Readonly<Record<string, string>>; readonly figures: readonly LedFigure[] } => {
  const { sheet } = table
  if (!sheet) return { answers: {}, figures: [] }
  const before = countedTricks(table.book, sheet)
  const [was, is] = [nsScore(table, sheet), nsScore(table, withTricks(sheet, tricks))]
  return {
    answers: { ns: entryOf(sheet, tricks) },
    figures: [
      { code: 'declarerTricks', before: `${before}`, after: `${tricks}` },
      ...(was !== undefined && is !== undefined ? [{ code: 'nsScore', before: was, after: is }] : []),
    ],
  }
}

/** Different tricks for the two sides (declarer's, then the defenders'). */
export const withSplit = (table: BridgeTable, forDeclarer: number, forDefenders: number): Partial<LedEnd> => {
  const { sheet } = table
  if (!sheet) return {}
  const ns = sideOf(sheet.declarer) === 'ns'
  const scores = [forDeclarer, forDefenders].map(tricks => nsScore(table, withTricks(sheet, tricks)) ?? '')
  const [declaring = '', defending = ''] = scores
  const entries = [forDeclarer, forDefenders].map(tricks => entryOf(sheet, tricks)) as [string, string]
  return {
    answers: ns ? { ns: entries[0], ew: entries[1] } : { ns: entries[1], ew: entries[0] },
    figures: [
      { code: 'nsScore', after: ns ? declaring : defending },
      { code: 'scoreForEw', after: ns ? defending : declaring },
    ],
  }
}
