import { err, ok, problem } from '@paiji/rules'
import { actorOf } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import { lockTable } from '../line-ups/line-ups.repo.js'
import { tablesByIds } from '../rounds/rounds.repo.js'
import { flag, idOf } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { appendMove, endMoves, proposedMoves } from './match-moves.repo.js'
import { matchOfSides, movable, notifySides } from './match-of-sides.js'

const wrong = (code: string, path: string): Outcome<never> => err([problem(code, { at: { path } })])

/**
 * Answers for one's own side what another proposed for the match: with the agreement of all of them it is moved; without, and
 * when its own side takes it back, it stays. Problems: FIXTURE_UNKNOWN, NOT_PERMITTED, MATCH_MOVE_OF_SIDES (to an
 * officer, who moves it outright), MATCH_MOVE_NOT_PROPOSED, MATCH_MOVE_CHANGED (another proposal since), MATCH_TIME_PAST (to an agreement),
 * ROUND_NOT_RUNNING, MATCH_PLAYED, RESULTS_OFFICIAL.
 */
export const answerMatchMove = defineAction({
  name: 'answerMatchMove',
  says: 'Agrees or declines for one side that a match be played on another day.',
  asks: 'Which match, and yes or no.',
  takes: 'The answer of a side.',
  isKeyed: true,
  fields: {
    table: idOf('RoundTable', 'The table of the match.'),
    move: idOf('MatchMove', 'The proposal that is answered.'),
    agrees: flag('Whether the side agrees.'),
  },
  permit: async (deps, viewer, { tableId }) => {
    const match = await matchOfSides(deps.db, viewer, tableId)
    if (!match.ok || match.value.own !== undefined) return match
    return wrong('MATCH_MOVE_OF_SIDES', 'table')
  },
  run: async (act, { tableId, moveId, agrees }, { own }) => {
    const { tx, deps, viewer } = act
    await lockTable(tx, tableId)
    const [table] = await tablesByIds(tx, [tableId])
    const [proposed] = await proposedMoves(tx, [tableId])
    if (!table || !proposed || own === undefined) return wrong('MATCH_MOVE_NOT_PROPOSED', 'table')
    if (proposed.id !== moveId) return wrong('MATCH_MOVE_CHANGED', 'move')
    const open = await movable(tx, table)
    if (!open.ok) return open
    const now = deps.clock.now()
    if (agrees && proposed.startsAt <= now) return wrong('MATCH_TIME_PAST', 'move')
    const { organisationId, stageId } = table
    const { startsAt, venue, reason } = proposed
    const agreed = agrees ? [...new Set([...proposed.agreed, own])] : proposed.agreed.filter(side => side !== own)
    const isSettled = agrees && table.sides.every(side => agreed.includes(side))
    const state = isSettled ? 'SETTLED' : 'PROPOSED'
    if (agrees)
      await appendMove(tx, {
        ...{ organisationId, tableId, startsAt, venue, reason, agreed, state },
        ...{ saidBy: actorOf(viewer), at: now },
      })
    else await endMoves(tx, tableId, ['PROPOSED'], now)
    await recordAudit(tx, viewer, {
      type: isSettled ? 'MATCH_MOVED' : agrees ? 'MATCH_MOVE_AGREED' : 'MATCH_MOVE_DECLINED',
      ...{ organisationId, aggregateKind: 'stage', aggregateId: stageId },
      data: { tableId, startsAt: startsAt.toISOString(), venue, reason, agreed },
    })
    const others = table.sides.filter(side => side !== own)
    if (isSettled) await notifySides(act, table, others, 'MATCH_MOVED')
    if (!agrees) await notifySides(act, table, others, 'MATCH_MOVE_DECLINED')
    return ok({ roundId: table.roundId })
  },
})
