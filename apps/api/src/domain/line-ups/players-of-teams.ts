import { playerTable, type PlayerPlace } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import { slotsOfTable } from '../events/slot-name.js'
import { matchesOfEntries, type TableRow } from '../rounds/rounds.repo.js'
import type { DerivedStandings } from '../standings/derive-standings.js'
import { matchSides, type MatchSide } from './match-sides.js'

/** A player of a team with what the tables at which the player sat came to. */
export interface TeamPlayer extends PlayerPlace {
  readonly entryId: string
  /** Matches short of those every player has to play. */
  readonly missing: number
}

const slotsOf = (table: TableRow) => {
  const { sessionNumber: session, section, roundNumber: round, label } = table
  return slotsOfTable({ session, section, round, table: label }, table)
}

/** Who sat for a side in which slot: as named, or everybody where no more could play than sit. */
const seatsTaken = ({ table, entryId, rule, segments }: MatchSide): readonly (readonly [string, readonly number[]])[] =>
  segments.flatMap(({ boards, row, roster }) => {
    const all = segments.length === 1 && roster.length === rule.seats ? roster : []
    const places = row?.rooms.open ?? all
    return slotsOf(table).flatMap(({ slot, board = '' }) =>
      boards.includes(board) ? [[`${slot} ${entryId}`, places] as const] : [],
    )
  })

/**
 * The order of the single players of teams that send some of their players to each table; empty where teams do not, or sit
 * in rooms, whose match is scored as a whole. At most four statements.
 */
export const playersOfTeams = async (db: Db, { facts, scoreLines }: DerivedStandings): Promise<TeamPlayer[]> => {
  const sides = await matchSides(
    db,
    (
      await matchesOfEntries(
        db,
        facts.entrants.map(({ id }) => id),
      )
    ).filter(table => table.rooms.length === 0),
  )
  if (sides.length === 0) return []
  const sat = new Map(sides.flatMap(seatsTaken))
  const least = sides[0]?.rule.terms.least ?? 0
  const table = playerTable(scoreLines, (slot, entrant) => sat.get(`${slot} ${entrant}`) ?? [])
  return table.map(line => ({ ...line, entryId: line.entrant, missing: Math.max(0, least - line.tables) }))
}
