import { ok, type Room } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import { refuse } from '../rounds/refuse.js'
import type { RoundRow, TableRow } from '../rounds/rounds.repo.js'

/** A table that an announced round has beside those it was laid out with. */
export interface AddedTable {
  readonly round: RoundRow
  readonly label: string
  /** By entry id, in seat order. */
  readonly sides: readonly string[]
  /** Those of another table of the round, which both share. */
  readonly boards: readonly string[]
  readonly rooms: readonly Room[]
  /** Where one of them sat out so far. */
  readonly byes: readonly TableRow[]
}

/** A session of which some rounds get a table more. */
export interface AddedTo {
  /** Contestants at a table of the sport. */
  readonly sidesATable: number
  /** All tables of the session. */
  readonly tables: readonly TableRow[]
  /** The rounds meant. */
  readonly rounds: readonly RoundRow[]
}

const isMatch = ({ kind }: TableRow): boolean => kind === 'match'

/** Boards that one of some contestants plays at another table of the session. */
const boardsOf = (tables: readonly TableRow[], sides: readonly string[]): ReadonlySet<string> =>
  new Set(tables.filter(table => table.sides.some(side => sides.includes(side))).flatMap(table => table.boards))

/**
 * One table more in every round meant. Its boards are those of the first table there that none of them has met or meets;
 * where all tables of a round play the same ones, those.
 * Problems: ADDED_TABLE_SIDES, SIDE_SEATED_ALREADY, ADDED_TABLE_BOARDS.
 */
export const addTable = (
  { sidesATable, tables, rounds }: AddedTo,
  sides: readonly string[],
): Outcome<readonly AddedTable[]> => {
  if (new Set(sides).size !== sidesATable || sides.length !== sidesATable)
    return refuse('ADDED_TABLE_SIDES', { needed: sidesATable })
  const label = `${Math.max(0, ...tables.map(table => Number(table.label) || 0)) + 1}`
  const taken = new Set(boardsOf(tables, sides))
  const added: AddedTable[] = []
  for (const round of rounds) {
    const own = tables.filter(table => table.roundId === round.id)
    if (own.some(table => isMatch(table) && table.sides.some(side => sides.includes(side))))
      return refuse('SIDE_SEATED_ALREADY')
    const layouts = own.filter(table => isMatch(table) && table.sides.length > 1)
    const isShared = new Set(layouts.map(table => table.boards.join())).size <= 1
    const like = layouts.find(table => isShared || !table.boards.some(board => taken.has(board)))
    if (layouts.length > 0 && !like) return refuse('ADDED_TABLE_BOARDS', { round: round.number })
    const { boards = [], rooms = [] } = like ?? {}
    for (const board of boards) taken.add(board)
    const byes = own.filter(table => table.kind === 'bye' && table.sides.some(side => sides.includes(side)))
    added.push({ round, label, sides, boards: boards.slice(0, round.notes.keeps), rooms, byes })
  }
  return ok(added)
}
