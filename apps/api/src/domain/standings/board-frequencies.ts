import { Ratios } from '@paiji/rules'
import { type BridgeFacts, boardFrequencies, bridgeEditionOf, scoreField } from '@paiji/rules/bridge'
import type { DerivedStandings } from './derive-standings.js'

export interface FrequencyLine {
  readonly score: number
  /** How often it occurred; a fraction where weighted scores count in parts. */
  readonly count: string
  readonly ns?: string
  readonly ew?: string
}

export interface Frequencies {
  readonly session?: number
  /** Names the copy when the board was fouled. */
  readonly copy?: string
  readonly actual: number
  readonly expected: number
  readonly lines: readonly FrequencyLine[]
}

const count = (value: Ratios.Ratio): string => Ratios.toDecimal(value, value.den === 1n ? 0 : 2)

/** How often each score of a board occurred and what it was worth; nothing for sports without such a table. */
export const frequenciesOf = (
  { edition, facts }: DerivedStandings,
  at: { readonly board: string; readonly session?: number },
): readonly Frequencies[] => {
  const bridge = bridgeEditionOf(edition.id)
  const field = bridge && scoreField(bridge.book, facts as BridgeFacts, { waits: true })
  if (!field?.ok) return []
  const { line: decimals } = edition.decimals(facts.settings)
  const award = (value: Ratios.Ratio | undefined) => value && Ratios.toDecimal(value, decimals)
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
