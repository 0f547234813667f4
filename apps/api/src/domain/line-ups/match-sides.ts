import { editionOf, type LineUpRule, lineUpRuleFor, type PlayedSegment, type Room, segmentsOf } from '@paiji/rules'
import { readStagePlan } from '@paiji/rules/pairing'
import type { Db } from '../../db/client.js'
import { type EntryPlayerRow, playersByEntries } from '../events/events.repo.js'
import { isBlank } from '../events/sheet-state.js'
import { slotsOfTable, type TableSlot } from '../events/slot-name.js'
import { openSheetsAt, type TableRow } from '../rounds/rounds.repo.js'
import { type LineUpRow, openLineUps } from './line-ups.repo.js'

/** One part of a match for one of its sides. */
export interface SideSegment extends Omit<PlayedSegment, 'lineUp'> {
  /** Counted within the match from 1. */
  readonly number: number
  readonly boards: readonly string[]
  /** Whether a result of it stands. */
  readonly started: boolean
  readonly row: LineUpRow | undefined
  /** Whether the opponents have given theirs. */
  readonly answered: boolean
  /** When the line-up is due; undefined where the conditions name no time, or the match has none. */
  readonly due: Date | undefined
}

/** A team at a match, with who may play and who was named segment by segment. */
export interface MatchSide {
  readonly table: TableRow
  readonly entryId: string
  readonly rule: LineUpRule
  readonly players: readonly EntryPlayerRow[]
  readonly segments: readonly SideSegment[]
}

/** How line-ups are given at a table; undefined where there are none. */
export const lineUpRuleOf = ({ editionId, settings, rooms, kind, plan }: TableRow): LineUpRule | undefined => {
  if (kind !== 'match') return undefined
  const edition = editionOf(editionId)
  const read = rooms.length > 0 ? edition?.parseSettings(settings) : undefined
  const planned = plan ? readStagePlan(plan) : undefined
  return lineUpRuleFor(
    read?.ok ? edition?.lineUpRule?.(read.value) : undefined,
    planned?.ok ? planned.value.lineUp : undefined,
  )
}

/** Where the sides of a table sit: in its rooms, or all in one place, which counts as the open room. */
const roomsOf = ({ rooms }: TableRow): readonly Room[] => (rooms.length > 0 ? rooms : ['open'])

/** The boards of a table; one without a name where a single sheet is filled in. */
const boardsOf = ({ boards }: TableRow): readonly string[] => (boards.length > 0 ? boards : [''])

const MS_A_MINUTE = 60_000

/** When line-ups of a match are due: so long before its start, where both are known. */
const lineUpDue = ({ terms: { deadline } }: LineUpRule, { startsAt }: TableRow): Date | undefined =>
  deadline === undefined || startsAt === null ? undefined : new Date(startsAt.getTime() - deadline * MS_A_MINUTE)

const slotsOf = (table: TableRow): readonly TableSlot[] => {
  const { sessionNumber: session, section, roundNumber: round, label } = table
  return slotsOfTable({ session, section, round, table: label }, table)
}

type Filled = (stageId: string, slot: string) => boolean

const filledSlots = async (db: Db, tables: readonly TableRow[]): Promise<Filled> => {
  const places = tables.flatMap(table =>
    slotsOf(table).map(({ slot }) => ({ organisationId: table.organisationId, stageId: table.stageId, slot })),
  )
  if (places.length === 0) return () => false
  const sheets = await openSheetsAt(db, places)
  const filled = new Set(sheets.filter(sheet => !isBlank(sheet)).map(({ stageId, slot }) => `${stageId} ${slot}`))
  return (stageId, slot) => filled.has(`${stageId} ${slot}`)
}

/** Boards of a table with a result in each room; all of them once the match as a whole has its own. */
const playedAt = (table: TableRow, filled: Filled): Readonly<Record<Room, ReadonlySet<string>>> => {
  const slots = slotsOf(table)
  const whole = slots.some(one => one.whole && filled(table.stageId, one.slot))
  const inRoom = (room: Room) =>
    new Set(
      slots.flatMap(one =>
        (one.room ?? 'open') === room && !one.whole && (whole || filled(table.stageId, one.slot))
          ? [one.board ?? '']
          : [],
      ),
    )
  return { open: inRoom('open'), closed: inRoom('closed') }
}

const playsIn = ({ sessionNumber }: TableRow, { fromSession, untilSession }: EntryPlayerRow): boolean =>
  fromSession <= sessionNumber && sessionNumber <= (untilSession ?? sessionNumber)

interface World {
  readonly filled: Filled
  readonly rows: ReadonlyMap<string, LineUpRow>
  readonly players: readonly EntryPlayerRow[]
}

const rowKey = ({ tableId, entryId, segment }: Pick<LineUpRow, 'tableId' | 'entryId' | 'segment'>): string =>
  `${tableId} ${entryId} ${segment}`

const sideOf = (table: TableRow, entryId: string, rule: LineUpRule, world: World): MatchSide => {
  const players = world.players.filter(player => player.entryId === entryId && playsIn(table, player))
  const roster = players.map(player => player.ordinal)
  const all = playedAt(table, world.filled)
  const due = lineUpDue(rule, table)
  const rooms = roomsOf(table)
  const segments = segmentsOf(boardsOf(table), rule.segments).map((boards, at): SideSegment => {
    const played = {
      open: boards.filter(board => all.open.has(board)),
      closed: boards.filter(board => all.closed.has(board)),
    }
    const rowOf = (side: string) => world.rows.get(rowKey({ tableId: table.id, entryId: side, segment: at + 1 }))
    return {
      number: at + 1,
      boards,
      rooms,
      played,
      due,
      started: rooms.some(room => played[room].length > 0),
      roster,
      row: rowOf(entryId),
      answered: table.sides.every(side => side === entryId || rowOf(side) !== undefined),
    }
  })
  return { table, entryId, rule, players, segments }
}

/** The sides of some matches, in the order of the tables; none of tables without line-ups. At most three statements. */
export const matchSides = async (db: Db, tables: readonly TableRow[]): Promise<MatchSide[]> => {
  const ruled = tables.flatMap(table => {
    const rule = lineUpRuleOf(table)
    return rule ? [{ table, rule }] : []
  })
  if (ruled.length === 0) return []
  const [filled, rows, players] = await Promise.all([
    filledSlots(
      db,
      ruled.map(one => one.table),
    ),
    openLineUps(
      db,
      ruled.map(one => one.table.id),
    ),
    playersByEntries(db, [...new Set(ruled.flatMap(one => one.table.sides))]),
  ])
  const world = { filled, rows: new Map(rows.map(row => [rowKey(row), row])), players }
  return ruled.flatMap(({ table, rule }) => table.sides.map(entryId => sideOf(table, entryId, rule, world)))
}
