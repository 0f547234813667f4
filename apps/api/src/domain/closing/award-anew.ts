import { err, ok } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import { awardPoints } from '../awards/award-points.js'
import { finalRevision } from '../awards/awards.repo.js'
import { reissueLists } from '../awards/reissue-lists.js'
import { recheckGrades } from '../grading/recheck-grades.js'
import type { Act } from '../shared/act.js'
import { readFigures } from './figures-of-event.js'

export interface AwardedAnew {
  /** The row that gave cause: what grades looked at again refer to. */
  readonly id: string
  readonly eventId: string
  readonly reason: string
}

/**
 * Points taken back and given again as further facts; lists are issued anew, grades are looked at again. Answers the
 * new lists; none while the event's last stage is not official. Problems: the policy's own (`AWARD_*`).
 */
export const awardAnew = async (
  { tx, deps, viewer }: Act,
  { id, eventId, reason }: AwardedAnew,
): Promise<Outcome<readonly string[]>> => {
  const known = await readFigures(tx, viewer, eventId)
  if (!known.ok) return known
  if (known.value.missing.length > 0) return err(known.value.missing)
  const final = await finalRevision(tx, eventId)
  if (!final) return ok([])
  const awarded = await awardPoints({ tx, deps, viewer }, { eventId, revisionId: final.id })
  if (!awarded.ok) return awarded
  const lists = await reissueLists({ tx, deps, viewer }, { eventId, reason })
  if (!lists.ok) return lists
  const jobKey = `find-grade-candidates:${eventId}`
  await deps.jobs.enqueue(tx, 'find-grade-candidates', { eventId }, { jobKey })
  const rechecked = await recheckGrades(tx, viewer, { eventId, correctionId: id })
  return rechecked.ok ? ok(lists.value.listIds) : rechecked
}
