import { ok } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import { isBlank } from '../events/sheet-state.js'
import { refuse } from '../rounds/refuse.js'
import type { SheetRow, TableRow } from '../rounds/rounds.repo.js'
import { slotsAtTable } from '../rounds/seated.js'

/** Which boards of which tables are meant. */
export interface BoardsMeant {
  /** Section and label; every table of the rounds where absent. */
  readonly table?: string | undefined
  /** By number; where absent, what is left after `keep`. */
  readonly boards?: readonly string[] | undefined
  /** How many boards each table plays in a round, the first of its set; none where absent. */
  readonly keep?: number | undefined
}

/** Boards of a table that the director takes out, or puts back. */
export interface BoardChange {
  readonly table: TableRow
  /** The empty one is the table as a whole, where it has no boards. */
  readonly boards: readonly string[]
}

/** The whole of a table that has no boards. */
const WHOLE = ''

const meantAt = ({ boards }: TableRow, { boards: named, keep = 0 }: BoardsMeant): readonly string[] => {
  if (boards.length === 0) return named === undefined && keep === 0 ? [WHOLE] : []
  return named ? boards.filter(board => named.includes(board)) : boards.slice(keep)
}

const tablesMeant = (tables: readonly TableRow[], { table: name }: BoardsMeant): readonly TableRow[] =>
  tables.filter(({ kind, section, label }) => kind === 'match' && (name === undefined || `${section}${label}` === name))

/**
 * The boards that are not played after all, of those meant. What has a result was played.
 * Problems: AMENDED_BOARD_SCORED, AMENDED_TABLE_SCORED, AMENDMENT_CHANGES_NOTHING.
 */
export const boardsOut = (
  tables: readonly TableRow[],
  sheets: readonly SheetRow[],
  meant: BoardsMeant,
): Outcome<readonly BoardChange[]> => {
  const changes = tablesMeant(tables, meant)
    .map(table => {
      const before = new Set(table.unplayed.map(one => one.board))
      return { table, boards: meantAt(table, meant).filter(board => !before.has(board)) }
    })
    .filter(({ boards }) => boards.length > 0)
  for (const { table, boards } of changes) {
    const slots = new Set(slotsAtTable(table))
    const scored = sheets.find(
      sheet => slots.has(sheet.slot) && !isBlank(sheet) && boards.includes(sheet.boardLabel ?? WHOLE),
    )
    if (!scored) continue
    const at = { round: table.roundNumber, table: `${table.section}${table.label}` }
    return scored.boardLabel === null
      ? refuse('AMENDED_TABLE_SCORED', at)
      : refuse('AMENDED_BOARD_SCORED', { ...at, board: scored.boardLabel })
  }
  return changes.length > 0 ? ok(changes) : refuse('AMENDMENT_CHANGES_NOTHING')
}

/** The boards that are played after all, of those meant. Problem: AMENDMENT_CHANGES_NOTHING. */
export const boardsBack = (tables: readonly TableRow[], meant: BoardsMeant): Outcome<readonly BoardChange[]> => {
  const changes = tablesMeant(tables, meant)
    .map(table => {
      const all = new Set(meantAt(table, meant))
      return { table, boards: table.unplayed.map(one => one.board).filter(board => all.has(board)) }
    })
    .filter(({ boards }) => boards.length > 0)
  return changes.length > 0 ? ok(changes) : refuse('AMENDMENT_CHANGES_NOTHING')
}
