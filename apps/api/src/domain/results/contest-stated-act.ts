import { ok } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused, requirePermission } from '../../base/permission.js'
import { refusing } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import { recordAudit } from '../audit/record.js'
import { peopleOfEntry } from '../events/speaks-for-side.js'
import { idOf, reason } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { findStage } from '../standings/stage.repo.js'
import type { ResultProblemCode } from './problem-codes.js'
import { LONGEST, notifyDirectors } from './report-result.js'
import { appendReport, correctionClock, isTimeOver } from './reports.repo.js'
import { isContested, statedActById } from './stated-acts.repo.js'

const refuse = refusing<ResultProblemCode>()

/** Contested by those who play or played for the side, and by its captain. */
export const canContest = (viewer: Viewer, side: readonly string[]): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  if (viewer.personId === undefined) return refused('ACCOUNT_WITHOUT_PERSON')
  return side.includes(viewer.personId) ? allowed : refused('ROLE_MISSING')
}

/**
 * A side objects to what an officer said in its place, while scores may be corrected: another officer answers, as what
 * contestants say of results is answered. Problems: STATED_ACT_UNKNOWN, NOT_PERMITTED, REASON_MISSING,
 * REPORT_NOTE_MISSING (longer than 500 characters), REPORT_TIME_OVER, REPORT_OPEN_ALREADY.
 */
export const contestStatedAct = defineAction({
  name: 'contestStatedAct',
  says: 'Objects to a substitution or a line-up that an officer gave in the place of the side: by one of its own.',
  asks: 'Which act, and why.',
  takes: 'An act of an officer that its side contests.',
  isKeyed: true,
  fields: {
    act: idOf('StatedAct', 'Which one.'),
    note: reason('Why, at most 500 characters.'),
  },
  permit: async (deps, viewer, { actId }) => {
    const stated = await statedActById(deps.db, actId)
    const stage = stated && (await findStage(deps.db, stated.stageId))
    if (!stage) return refuse('STATED_ACT_UNKNOWN')
    const permitted = requirePermission(canContest(viewer, await peopleOfEntry(deps.db, stated.entryId)))
    return permitted.ok ? ok({ stated, stage }) : permitted
  },
  run: async (act, { note }, { stated, stage }) => {
    const { tx, deps, viewer } = act
    if (note.length > LONGEST) return refuse('REPORT_NOTE_MISSING', 'note', { longest: LONGEST })
    const now = deps.clock.now()
    const clock = await correctionClock(tx, stage.id)
    if (isTimeOver(clock, now)) return refuse('REPORT_TIME_OVER')
    await aloneWith(tx, 'reports', stated.id)
    if (await isContested(tx, stated.id)) return refuse('REPORT_OPEN_ALREADY')
    const { organisationId, id: stageId } = stage
    const row = await appendReport(tx, {
      ...{ organisationId, stageId, slot: '', note, reportKind: 'players', statedActId: stated.id },
      ...{ raisedBy: actorOf(viewer), reportDueAt: clock.dueAt, recordedAt: now },
    })
    await recordAudit(tx, viewer, {
      type: 'STATED_ACT_CONTESTED',
      organisationId,
      aggregateKind: 'stage',
      aggregateId: stageId,
      data: { flagId: row.id, entryId: stated.entryId, actId: stated.id },
    })
    await notifyDirectors(act, stage, row)
    return ok(row)
  },
})
