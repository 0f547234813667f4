import {
  canonicalJson,
  err,
  type LineUp,
  lineUpProblems,
  lineUpProblemsBeside,
  ok,
  type Problem,
  problem,
  type Room,
} from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { dayOf, minuteOf } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import type { Place } from '../../auth/grants.js'
import { recordAudit } from '../audit/record.js'
import { eventsByIds, placesOfEvents } from '../events/events.repo.js'
import { notifySide, peopleOfEntry, powerOver } from '../events/speaks-for-side.js'
import { isPlayable, type TableRow, tablesByIds } from '../rounds/rounds.repo.js'
import { imposeOwn } from '../rulings/impose-own.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { currentRevision } from '../standings/standings.repo.js'
import { otherMatches, suspendedOn } from './fitting.repo.js'
import { appendLineUp, captainsOfEntries, forgetPlayOf, lockTable } from './line-ups.repo.js'
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

interface OpenSegment {
  readonly side: MatchSide
  readonly found: SideSegment
  /** Given after it was due, by the team itself: its conditions say what that costs. */
  readonly article?: string
}

interface At {
  readonly now: Date
  readonly mayMend: boolean
}

/** The segment, once nothing stands in the way of a line-up for it. */
const openSegment = (
  side: MatchSide | undefined,
  { segment, reason }: GiveLineUpInput,
  { now, mayMend }: At,
): Outcome<OpenSegment> => {
  if (!side) return wrong('LINE_UP_NOT_ASKED', 'table')
  if (side.table.roundStatus === 'PLANNED') return wrong('ROUND_NOT_RUNNING', 'table')
  const found = side.segments.find(one => one.number === segment)
  if (!found) return wrong('LINE_UP_SEGMENT_UNKNOWN', 'segment')
  const late = found.started || !isPlayable(side.table)
  if (late && !mayMend) return wrong('LINE_UP_SEGMENT_STARTED', 'segment')
  if (late) return reason?.trim() ? ok({ side, found }) : wrong('REASON_MISSING', 'reason')
  if (mayMend || found.due === undefined || now <= found.due) return ok({ side, found })
  const article = side.rule.terms.late
  return article === undefined ? wrong('LINE_UP_DEADLINE_PASSED', 'segment') : ok({ side, found, article })
}

/** What is wrong with who is named, within the segment and beside the team’s other line-ups. */
const fittingProblems = async (
  db: Db,
  { side, found }: OpenSegment,
  rooms: LineUp,
  today: string,
): Promise<readonly Problem[]> => {
  const { entryId, rule, table } = side
  const own = lineUpProblems(rooms, rule, found)
  if (own.length > 0) return own
  const others = new Map(side.segments.flatMap(({ number, row }) => (row ? [[number, row.rooms] as const] : [])))
  const matches = await otherMatches(db, { entryId, tableId: table.id })
  const named = Object.values(rooms).flat()
  const suspended = (await suspendedOn(db, { entryId, day: today })).filter(({ ordinal }) => named.includes(ordinal))
  return [
    ...lineUpProblemsBeside(found.number, rooms, rule.terms, { others, matches }),
    ...suspended.map(({ name }) => problem('LINE_UP_PLAYER_SUSPENDED', { at: { path: 'rooms' }, params: { name } })),
  ]
}

/** What the event’s own regulations lay down for a line-up that came late. */
const fineFor = async (act: Act, { side, found, article }: OpenSegment, timeZone: string): Promise<void> => {
  if (article === undefined || found.due === undefined) return
  const { table, entryId } = side
  const at = (time: Date) => minuteOf(time, timeZone)
  const [given, due] = [at(act.deps.clock.now()), at(found.due)]
  await imposeOwn(act, {
    stageId: table.stageId,
    entryId,
    article,
    facts: `第 ${table.roundNumber} 轮出场名单截止 ${due}，${given} 提交。Line-up of round ${table.roundNumber} due ${due}, given ${given}.`,
    decision: '按本赛事规程处理，由系统记录。As the regulations of the event lay down; recorded by the system.',
  })
}

/**
 * Says who of a team sits in each room in one segment of its match, in seat order; an earlier word about it no longer
 * counts and stays on file. Problems: SIDE_NOT_IN_ROUND, NOT_PERMITTED, LINE_UP_NOT_ASKED (no line-ups there),
 * ROUND_NOT_RUNNING (a draft), LINE_UP_SEGMENT_UNKNOWN, LINE_UP_SEGMENT_STARTED (to a captain), REASON_MISSING (late),
 * LINE_UP_DEADLINE_PASSED (to a captain, where the conditions take none late), RESULTS_OFFICIAL, LINE_UP_INCOMPLETE,
 * LINE_UP_PLAYER_UNKNOWN, LINE_UP_PLAYER_TWICE, LINE_UP_PLAYER_SUSPENDED, LINE_UP_OUT_OF_ORDER, LINE_UP_TOO_OFTEN,
 * LINE_UP_UNCHANGED.
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
    const now = deps.clock.now()
    const open = openSegment(own, input, { now, mayMend: canMendLineUp(viewer, place).allowed })
    if (!open.ok) return open
    if ((await currentRevision(tx, table.stageId))?.officialAt) return wrong('RESULTS_OFFICIAL', 'table')
    const { found } = open.value
    const rooms: LineUp = Object.fromEntries(input.rooms.map(({ room, players }) => [room, players]))
    const [event] = await eventsByIds(tx, [table.eventId])
    const timeZone = event?.timeZone ?? 'Asia/Shanghai'
    const problems = await fittingProblems(tx, open.value, rooms, dayOf(table.startsAt ?? now, timeZone))
    if (problems.length > 0) return err(problems)
    if (found.row && canonicalJson(found.row.rooms) === canonicalJson(rooms)) return wrong('LINE_UP_UNCHANGED', 'rooms')
    const { organisationId, id: tableId, roundId } = table
    const { entryId, segment } = input
    const reason = input.reason?.trim()
    const about = { tableId, entryId, segment, ...(reason ? { reason } : {}) }
    const captains = (await captainsOfEntries(tx, [entryId])).map(one => one.personId)
    const power = powerOver(viewer, place, captains)
    await appendLineUp(tx, { organisationId, ...about, rooms, givenBy: actorOf(viewer), at: now })
    if (found.started) await forgetPlayOf(tx, table.stageId)
    await recordAudit(tx, viewer, {
      type: 'LINE_UP_GIVEN',
      organisationId,
      aggregateKind: 'stage',
      aggregateId: table.stageId,
      data: { ...about, ...power },
    })
    await fineFor({ tx, deps, viewer }, open.value, timeZone)
    if (power.power) await notifyOf({ tx, deps, viewer }, table, input)
    return ok({ tableId, roundId })
  })
