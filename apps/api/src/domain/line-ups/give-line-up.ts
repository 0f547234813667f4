import { canonicalJson, err, type LineUp, lineUpProblems, ok, problem, type Room } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import type { Place } from '../../auth/grants.js'
import { recordAudit } from '../audit/record.js'
import { eventsByIds, placesOfEvents } from '../events/events.repo.js'
import { notifySide, peopleOfEntry, powerOver } from '../events/speaks-for-side.js'
import { type TableRow, tablesByIds } from '../rounds/rounds.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { currentRevision } from '../standings/standings.repo.js'
import { appendLineUp, captainsOfEntries, lockTable } from './line-ups.repo.js'
import { type MatchSide, matchSides, type SideSegment } from './match-sides.js'
import { canGiveLineUp, canMendLineUp } from './policy.js'

export interface GiveLineUpInput {
  readonly tableId: string
  readonly entryId: string
  /** Counted within the match from 1. */
  readonly segment: number
  /** Places in the team's list of players, in seat order. */
  readonly rooms: readonly { readonly room: Room; readonly players: readonly number[] }[]
  /** Needed once results of the segment stand. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/** Notifies the team of what an officer said in its place. */
const notifyOf = async (act: Act, table: TableRow, { entryId, segment }: GiveLineUpInput): Promise<void> => {
  const [event] = await eventsByIds(act.tx, [table.eventId])
  const people = await peopleOfEntry(act.tx, entryId)
  const occasion = `${table.id} ${entryId} ${segment} ${act.deps.clock.now().toISOString()}`
  if (event) await notifySide(act, event, people, { code: 'LINED_UP_BY_OFFICER', occasion })
}

const wrong = (code: string, path: string): Outcome<never> => err([problem(code, { at: { path } })])

const NOWHERE: Place = { organisationPath: [] }

const permittedTable = async (
  db: Db,
  viewer: Viewer,
  { tableId, entryId }: GiveLineUpInput,
): Promise<Outcome<{ table: TableRow; place: Place }>> => {
  const [table] = await tablesByIds(db, [tableId])
  if (!table?.sides.includes(entryId)) return wrong('SIDE_NOT_IN_ROUND', 'entry')
  const place = (await placesOfEvents(db, [table.eventId])).get(table.eventId) ?? NOWHERE
  const captains = (await captainsOfEntries(db, [entryId])).map(one => one.personId)
  const permitted = requirePermission(canGiveLineUp(viewer, place, captains))
  return permitted.ok ? ok({ table, place }) : permitted
}

/** The segment, once nothing stands in the way of a line-up for it. */
const openSegment = (
  side: MatchSide | undefined,
  { segment, reason }: GiveLineUpInput,
  mayMend: boolean,
): Outcome<{ side: MatchSide; found: SideSegment }> => {
  if (!side) return wrong('LINE_UP_NOT_ASKED', 'table')
  if (side.table.roundStatus === 'PLANNED') return wrong('ROUND_NOT_RUNNING', 'table')
  const found = side.segments.find(one => one.number === segment)
  if (!found) return wrong('LINE_UP_SEGMENT_UNKNOWN', 'segment')
  const late = found.started || side.table.roundStatus === 'CLOSED'
  if (late && !mayMend) return wrong('LINE_UP_SEGMENT_STARTED', 'segment')
  return late && !reason?.trim() ? wrong('REASON_MISSING', 'reason') : ok({ side, found })
}

/**
 * Says who of a team sits in each room in one segment of its match, in seat order; an earlier word about it no longer
 * counts and stays on file. Problems: SIDE_NOT_IN_ROUND, NOT_PERMITTED, LINE_UP_NOT_ASKED (no match in rooms),
 * ROUND_NOT_RUNNING (a draft), LINE_UP_SEGMENT_UNKNOWN, LINE_UP_SEGMENT_STARTED (to a captain), REASON_MISSING (late),
 * RESULTS_OFFICIAL, LINE_UP_INCOMPLETE, LINE_UP_PLAYER_UNKNOWN, LINE_UP_PLAYER_TWICE, LINE_UP_UNCHANGED.
 */
export const giveLineUp = (
  deps: Deps,
  viewer: Viewer,
  input: GiveLineUpInput,
): Promise<Outcome<{ tableId: string; roundId: string }>> =>
  idempotently(deps, viewer, 'giveLineUp', input, async tx => {
    const permitted = await permittedTable(tx, viewer, input)
    if (!permitted.ok) return permitted
    const { table, place } = permitted.value
    await lockTable(tx, table.id)
    const own = (await matchSides(tx, [table])).find(side => side.entryId === input.entryId)
    const open = openSegment(own, input, canMendLineUp(viewer, place).allowed)
    if (!open.ok) return open
    if ((await currentRevision(tx, table.stageId))?.officialAt) return wrong('RESULTS_OFFICIAL', 'table')
    const { side, found } = open.value
    const rooms: LineUp = Object.fromEntries(input.rooms.map(({ room, players }) => [room, players]))
    const problems = lineUpProblems(rooms, side.rule, found)
    if (problems.length > 0) return err(problems)
    if (found.row && canonicalJson(found.row.rooms) === canonicalJson(rooms)) return wrong('LINE_UP_UNCHANGED', 'rooms')
    const { organisationId, id: tableId, roundId } = table
    const { entryId, segment } = input
    const reason = input.reason?.trim()
    const about = { tableId, entryId, segment, ...(reason ? { reason } : {}) }
    const captains = (await captainsOfEntries(tx, [entryId])).map(one => one.personId)
    const power = powerOver(viewer, place, captains)
    await appendLineUp(tx, { organisationId, ...about, rooms, givenBy: actorOf(viewer), at: deps.clock.now() })
    await recordAudit(tx, viewer, {
      type: 'LINE_UP_GIVEN',
      organisationId,
      aggregateKind: 'stage',
      aggregateId: table.stageId,
      data: { ...about, ...power },
    })
    if (power.power) await notifyOf({ tx, deps, viewer }, table, input)
    return ok({ tableId, roundId })
  })
