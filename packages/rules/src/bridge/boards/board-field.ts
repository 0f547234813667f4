import type { BoardRules, Frequencies } from '../../core/board-rules.js'
import type { RulesEdition } from '../../core/edition.js'
import { type Ratio, toDecimal } from '../../core/ratio.js'
import type { BridgeBook } from '../book.js'
import { type ScoredField, scoreField } from '../score/field.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { boardRange } from './board-range.js'
import { boardFrequencies } from './frequencies.js'

const count = (value: Ratio): string => toDecimal(value, value.den === 1n ? 0 : 2)

const printFrequencies = (
  field: ScoredField,
  at: { readonly board: string; readonly session?: number | undefined },
  decimals: number,
): readonly Frequencies[] => {
  const award = (value: Ratio | undefined) => value && toDecimal(value, decimals)
  return boardFrequencies(field, at.board)
    .filter(({ session }) => at.session === undefined || session === undefined || session === at.session)
    .map(({ session, copy, actual, expected, rows }) => ({
      session,
      copy,
      actual,
      expected,
      lines: rows.map(row => ({ score: row.nsScore, count: count(row.count), ns: award(row.ns), ew: award(row.ew) })),
    }))
}

/** What the whole field made of its boards; nothing where its facts cannot be scored. */
export const boardFieldOf =
  (book: BridgeBook, decimalsOf: RulesEdition['decimals']): BoardRules['field'] =>
  ({ facts }) => {
    const field = scoreField(book, facts as BridgeFacts, { waits: true })
    if (!field.ok) return { frequencies: () => [], range: () => ({ contracts: [] }) }
    const { line } = decimalsOf(facts.settings)
    return {
      frequencies: at => printFrequencies(field.value, at, line),
      range: at => boardRange(field.value, at),
    }
  }
