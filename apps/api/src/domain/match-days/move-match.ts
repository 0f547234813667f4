import { err, ok, problem } from '@paiji/rules'
import { instantOf } from '@paiji/rules/procedure'
import { actorOf } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import { eventsByIds } from '../events/events.repo.js'
import { lockTable } from '../line-ups/line-ups.repo.js'
import { tablesByIds } from '../rounds/rounds.repo.js'
import { day, idOf, optional, reason, text } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { appendMove } from './match-moves.repo.js'
import { matchOfSides, movable, notifySides } from './match-of-sides.js'

const TIME = /^([01]?\d|2[0-3])[:：]([0-5]\d)$/

/** `2026-11-21` and `19:30` on the clocks of a zone; undefined for what is no time. */
const instantAt = (on: string, time: string, zone: string): Date | undefined => {
  const [, hours = '', minutes = ''] = TIME.exec(time.trim()) ?? []
  if (!hours) return undefined
  return new Date(instantOf(Date.parse(`${on}T${hours.padStart(2, '0')}:${minutes}:00Z`), zone))
}

const wrong = (code: string, path: string): Outcome<never> => err([problem(code, { at: { path } })])

/**
 * Puts a match on another day or at another place: an officer outright, a captain as a proposal that the other sides answer.
 * Its line-ups are due by the new time. Problems: FIXTURE_UNKNOWN, NOT_PERMITTED, ROUND_NOT_RUNNING (a draft), MATCH_PLAYED,
 * RESULTS_OFFICIAL, MATCH_TIME_UNREADABLE, MATCH_TIME_PAST (to a captain), MATCH_TIME_SAME.
 */
export const moveMatch = defineAction({
  name: 'moveMatch',
  says: 'Puts a match on another day or at another place, or proposes to its other sides that it be.',
  asks: 'Which match, when and why.',
  takes: 'A match on another day.',
  isKeyed: true,
  fields: {
    table: idOf('RoundTable', 'The table of the match.'),
    on: day('The day it is played on.'),
    time: text('When it begins, `19:30`, by the time zone of the event.'),
    venue: optional(text('Where it is played, if not where it would have been.')),
    reason: reason('Why.'),
  },
  permit: (deps, viewer, { tableId }) => matchOfSides(deps.db, viewer, tableId),
  run: async (act, { tableId, on, time, venue, reason: because }, { own }) => {
    const { tx, deps, viewer } = act
    await lockTable(tx, tableId)
    const [table] = await tablesByIds(tx, [tableId])
    if (!table) return wrong('FIXTURE_UNKNOWN', 'table')
    const open = await movable(tx, table)
    if (!open.ok) return open
    const [event] = await eventsByIds(tx, [table.eventId])
    const startsAt = instantAt(on, time, event?.timeZone ?? 'Asia/Shanghai')
    if (!startsAt) return wrong('MATCH_TIME_UNREADABLE', 'time')
    const now = deps.clock.now()
    if (own !== undefined && startsAt <= now) return wrong('MATCH_TIME_PAST', 'on')
    const where = venue?.trim() || null
    const isSame = table.startsAt?.getTime() === startsAt.getTime() && where === (table.move?.venue ?? null)
    if (isSame) return wrong('MATCH_TIME_SAME', 'on')
    const { organisationId, stageId } = table
    const state = own === undefined ? 'SETTLED' : 'PROPOSED'
    const agreed = own === undefined ? [] : [own]
    const said = { startsAt, venue: where, reason: because, agreed, state } as const
    await appendMove(tx, { organisationId, tableId, ...said, saidBy: actorOf(viewer), at: now })
    await recordAudit(tx, viewer, {
      type: own === undefined ? 'MATCH_MOVED' : 'MATCH_MOVE_PROPOSED',
      ...{ organisationId, aggregateKind: 'stage', aggregateId: stageId },
      data: { tableId, startsAt: startsAt.toISOString(), venue: where, reason: because, agreed },
    })
    const others = table.sides.filter(side => side !== own)
    await notifySides(act, table, others, own === undefined ? 'MATCH_MOVED' : 'MATCH_MOVE_PROPOSED')
    return ok({ roundId: table.roundId })
  },
})
