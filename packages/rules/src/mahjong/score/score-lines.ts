import { clause } from '../../core/clause.js'
import type { EntrantId } from '../../core/ids.js'
import { points, unitCode } from '../../core/points.js'
import { type Ratio, ratio } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { MahjongBook } from '../book.js'
import type { ScoredTable } from './field.js'
import { type Player, players } from '../types.js'

export const standardPointUnit = unitCode('standardPoint')
export const gamePointUnit = unitCode('gamePoint')

const marksOf = (table: ScoredTable, player: Player): readonly string[] => [
  ...(table.forfeited[player] ? ['forfeit'] : []),
  ...(table.assignedBy === undefined ? [] : ['assigned']),
]

const linesOfPlayer = (book: MahjongBook, table: ScoredTable, player: Player): readonly ScoreLine[] => {
  const { fact } = table
  const marks = marksOf(table, player)
  const base = {
    entrant: fact.sides[player] as EntrantId,
    opponents: fact.sides.filter((_, side) => side !== player),
    slot: fact.slot,
    from: table.assignedBy ?? fact.id,
    ...(marks.length > 0 ? { marks } : {}),
  }
  const line = (unit: typeof gamePointUnit, value: Ratio, article: string): ScoreLine => ({
    ...base,
    unit,
    points: points(unit, value),
    because: clause(book.editionId, table.forfeited[player] ? book.clauses.forfeit : article),
  })
  return [
    line(standardPointUnit, table.standardPoints[player], book.clauses.standardPoints),
    line(gamePointUnit, ratio(table.gamePoints[player]), book.clauses.gamePoints),
  ]
}

/** Two lines for each player and session: standard points, which rank, and session points, which separate. */
export const toScoreLines = (book: MahjongBook, tables: readonly ScoredTable[]): readonly ScoreLine[] =>
  tables.flatMap(table => players.flatMap(player => linesOfPlayer(book, table, player)))
