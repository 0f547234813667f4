import { type EntrantId, entrantId, factId, Ratios, type ScoreLine, type StageFacts } from '@paiji/rules'
import { type BridgeEdition, type BridgeSheet, nsScoreOf } from '@paiji/rules/bridge'

/** One table's result of a board as the desk knows it, not all of it sent yet. */
export interface TravellerRow {
  readonly key: string
  readonly table: string
  readonly sides: readonly { readonly id: string; readonly number: string }[]
  readonly sheet: BridgeSheet
}

export interface FormingRow {
  readonly key: string
  readonly table: string
  readonly ns: string
  readonly ew: string
  readonly printed: Readonly<Record<string, string>>
  readonly nsScore?: number
  /** Awards as they would stand if nothing else came. */
  readonly nsPoints?: string
  readonly ewPoints?: string
}

const factsOf = (board: string, rows: readonly TravellerRow[], settings: unknown): StageFacts<BridgeSheet> => {
  const entrants = new Map(rows.flatMap(row => row.sides.map(side => [side.id, side.number] as const)))
  return {
    entrants: [...entrants].map(([id, number]) => ({ id: entrantId(id), number })),
    sheets: rows.map(row => ({
      id: factId(row.key),
      slot: row.key,
      board,
      table: row.table,
      sides: row.sides.map(side => entrantId(side.id)),
      sheet: row.sheet,
    })),
    adjustments: [],
    lots: [],
    settings,
  }
}

const printPoints = (lines: readonly ScoreLine[], key: string, side: EntrantId | undefined, decimals: number) => {
  const line = lines.find(item => item.slot === key && item.entrant === side)
  return line && Ratios.toDecimal(line.points.value, decimals)
}

/** The board's results so far, best for north–south first, with awards where the edition can give any yet. */
export const formingTraveller = (
  edition: BridgeEdition,
  settings: Readonly<Record<string, unknown>>,
  board: string,
  rows: readonly TravellerRow[],
): readonly FormingRow[] => {
  const parsed = edition.parseSettings(settings)
  const conditions = parsed.ok ? parsed.value : {}
  const scored = rows.length > 1 ? edition.score(factsOf(board, rows, conditions)) : undefined
  const lines = scored?.ok ? scored.value : []
  const { line: decimals } = edition.decimals(parsed.ok ? parsed.value : {})
  return rows
    .map((row): FormingRow => {
      const score = nsScoreOf(edition.book, row.sheet, board)
      const [ns, ew] = row.sides
      const nsPoints = printPoints(lines, row.key, ns && entrantId(ns.id), decimals)
      const ewPoints = printPoints(lines, row.key, ew && entrantId(ew.id), decimals)
      return {
        key: row.key,
        table: row.table,
        ns: ns?.number ?? '',
        ew: ew?.number ?? '',
        printed: edition.describeSheet(row.sheet, { board, settings: conditions }),
        ...(score.ok && score.value !== undefined ? { nsScore: score.value } : {}),
        ...(nsPoints === undefined ? {} : { nsPoints }),
        ...(ewPoints === undefined ? {} : { ewPoints }),
      }
    })
    .sort((a, b) => (b.nsScore ?? -99_999) - (a.nsScore ?? -99_999))
}
