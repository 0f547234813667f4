import type { BoardRules } from '../../core/board-rules.js'
import { type Ratio, toDecimal } from '../../core/ratio.js'
import type { BridgeBook } from '../book.js'
import type { RulesEdition } from '../../core/edition.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { scoreField } from '../score/field.js'
import { boardFrequencies } from './frequencies.js'

const count = (value: Ratio): string => toDecimal(value, value.den === 1n ? 0 : 2)

/** How often each score of a board occurred and what it was worth. */
export const frequenciesOf =
  (book: BridgeBook, decimalsOf: RulesEdition['decimals']): BoardRules['frequencies'] =>
  ({ facts }, at) => {
    const field = scoreField(book, facts as BridgeFacts, { waits: true })
    if (!field.ok) return []
    const { line: decimals } = decimalsOf(facts.settings)
    const award = (value: Ratio | undefined) => value && toDecimal(value, decimals)
    return boardFrequencies(field.value, at.board)
      .filter(({ session }) => at.session === undefined || session === undefined || session === at.session)
      .map(({ session, copy, actual, expected, rows }) => ({
        session,
        copy,
        actual,
        expected,
        lines: rows.map(row => ({ score: row.nsScore, count: count(row.count), ns: award(row.ns), ew: award(row.ew) })),
      }))
  }
