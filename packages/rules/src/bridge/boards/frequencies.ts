import { type Ratio, ratio } from '../../core/ratio.js'
import type { ScoredField } from '../score/field.js'
import type { AwardedEntry } from '../score/side-award.js'
import { isTeamMethod } from '../types.js'

/** One line of a board's frequency table. */
export interface FrequencyRow {
  readonly nsScore: number
  /** How often it occurred; fractional where weighted scores count in parts. */
  readonly count: Ratio
  /** Awards of a table with this score; absent when it only occurs inside weighted scores. */
  readonly ns?: Ratio
  readonly ew?: Ratio
}
export interface BoardFrequencies {
  readonly board: string
  readonly session?: number
  /** Group of identical form when the board was fouled. */
  readonly copy?: string
  readonly actual: number
  readonly expected: number
  /** Best score for north–south first. */
  readonly rows: readonly FrequencyRow[]
}

/** What a score was worth; between two tables that hangs on the other table, and no score has a worth of its own. */
const awardsOf = (awarded: readonly AwardedEntry[], score: number): { ns?: Ratio; ew?: Ratio } => {
  const example = awarded.find(
    ({ entry }) => entry.ns === entry.ew && entry.ns.kind === 'score' && entry.ns.score === score,
  )
  return example ? { ns: example.ns.award, ew: example.ew.award } : {}
}

/** The frequency tables of one board of a scored field, one for each group that was compared. */
export const boardFrequencies = (field: ScoredField, board: string): readonly BoardFrequencies[] => {
  const comparesField = !isTeamMethod(field.settings.method)
  const groups = new Map<string, AwardedEntry[]>()
  for (const item of field.awarded) {
    const { fact } = item.entry
    if ((fact.board ?? fact.slot) !== board) continue
    const known = groups.get(item.group.key)
    if (known) known.push(item)
    else groups.set(item.group.key, [item])
  }
  return [...groups.values()].map(awarded => {
    const [first] = awarded as [AwardedEntry]
    const { group, entry } = first
    const { session, sheet } = entry.fact
    const table = group.nsTable
    return {
      board,
      ...(session === undefined ? {} : { session }),
      ...(sheet.copy ? { copy: sheet.copy } : {}),
      actual: table.actual,
      expected: group.expected,
      rows: table.rows
        .map(row => ({
          nsScore: row.score,
          count: ratio(row.count, table.scale),
          ...(comparesField ? awardsOf(awarded, row.score) : {}),
        }))
        .reverse(),
    }
  })
}
