import { fromDecimal, type Ratio, sum, zero } from '../../core/ratio.js'
import type { DealOutcome } from './finish-order.js'
import { levelDifference, ordinalOf } from './level.js'
import type { LevelMark, PerSide, SideNo } from '../types.js'

/**
 * How the levels of a game become 级分, as data with an origin (art. 13.3 lets the regulation replace it).
 * `status` is printed wherever the points are: only `printed` stands in a rulebook on file.
 */
export interface LevelScoreTable {
  readonly id: string
  readonly status: 'printed' | 'reconstructed' | 'attested' | 'organiser'
  /** `difference`: row = level difference; `ownLevel`: row = own ordinal; `deals`: row = levels gained in a deal. */
  readonly by: 'difference' | 'ownLevel' | 'deals'
  /** Whether A+ is an ordinal of its own above A when differences are taken. */
  readonly acePassedCounts: boolean
  /** Decimal text per row: of the higher side, or of the side itself. */
  readonly higher: readonly string[]
  /** Decimal text per row of the lower side; only for `difference`. */
  readonly lower: readonly string[]
}

const cell = (rows: readonly string[], row: number): Ratio => {
  const text = rows[Math.min(row, rows.length - 1)]
  return (text === undefined ? undefined : fromDecimal(text)) ?? zero
}

const capped = (mark: LevelMark, table: LevelScoreTable): number =>
  table.acePassedCounts || mark !== 'A+' ? ordinalOf(mark) : ordinalOf('A')

/** Absolute level difference as this table counts it. */
export const countedDifference = (levels: PerSide<LevelMark>, table: LevelScoreTable): number =>
  Math.abs(capped(levels[0], table) - capped(levels[1], table))

const byDeals = (outcomes: readonly DealOutcome[], table: LevelScoreTable): PerSide<Ratio> => {
  const of = (side: SideNo): Ratio =>
    sum(outcomes.filter(deal => deal.winner === side).map(deal => cell(table.higher, deal.upgrade)))
  return [of(0), of(1)]
}

/**
 * 级分 of both sides. `favoured` takes the higher cell when the levels are equal but the game has a winner.
 * Exact; the row beyond the last is the last.
 */
export const levelScore = (
  levels: PerSide<LevelMark>,
  outcomes: readonly DealOutcome[],
  table: LevelScoreTable,
  favoured?: SideNo,
): PerSide<Ratio> => {
  if (table.by === 'deals') return byDeals(outcomes, table)
  if (table.by === 'ownLevel') {
    return [cell(table.higher, ordinalOf(levels[0])), cell(table.higher, ordinalOf(levels[1]))]
  }
  const row = countedDifference(levels, table)
  const difference = levelDifference(levels)
  const higherSide: SideNo = difference === 0 ? (favoured ?? 0) : difference > 0 ? 0 : 1
  const pair: PerSide<Ratio> = [cell(table.higher, row), cell(table.lower, row)]
  return higherSide === 0 ? pair : [pair[1], pair[0]]
}
