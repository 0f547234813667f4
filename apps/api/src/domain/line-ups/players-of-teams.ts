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

/** Who of a team sat in a slot, by the places in its list; nobody where that is not known. */
export type SatAt = (slot: string, entrant: string) => readonly number[]

/**
 * Who sat where, and how many matches each player owes, for teams that send some of their players to each table; undefined where
 * teams do not, or sit in rooms, whose match is scored as a whole. At most four statements.
 */
const seatings = async (db: Db, entrants: readonly string[]): Promise<{ sat: SatAt; least: number } | undefined> => {
  const tables = (await matchesOfEntries(db, entrants)).filter(table => table.rooms.length === 0)
  const sides = await matchSides(db, tables)
  if (sides.length === 0) return undefined
  const taken = new Map(sides.flatMap(seatsTaken))
  return {
    sat: (slot, entrant) => taken.get(`${slot} ${entrant}`) ?? [],
    least: sides[0]?.rule.terms.least ?? 0,
  }
}

/** Who sat where; undefined where everybody of an entry did. */
export const satAt = async (db: Db, { facts }: DerivedStandings): Promise<SatAt | undefined> =>
  (
    await seatings(
      db,
      facts.entrants.map(({ id }) => id),
    )
  )?.sat

/** The order of the single players of such teams; empty where there are none. */
export const playersOfTeams = async (db: Db, { facts, scoreLines }: DerivedStandings): Promise<TeamPlayer[]> => {
  const found = await seatings(
    db,
    facts.entrants.map(({ id }) => id),
  )
  if (!found) return []
  const { sat, least } = found
  const table = playerTable(scoreLines, sat)
  return table.map(line => ({ ...line, entryId: line.entrant, missing: Math.max(0, least - line.tables) }))
}
