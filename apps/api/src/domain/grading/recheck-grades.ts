import { ok } from '@paiji/rules'
import { inArray } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { gradeAward } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { findAwardedEvent } from '../awards/awards.repo.js'
import type { Outcome } from '../../base/problem.js'
import { evidencedGrades } from './evidenced-grades.js'
import { readLadders } from './ladder.js'
import { laddersFor, peopleOfEvent } from './ladders.repo.js'
import { gatherFacts } from './person-facts.js'

/**
 * Marks grades for a second look whose evidence a correction of the event's result or points has taken away. Nothing is
 * revoked here: that is a person's decision. Answers how many were marked. Problems: `POLICY_*`.
 */
export const recheckGrades = async (
  tx: Transaction,
  viewer: Viewer,
  about: { eventId: string; correctionId: string },
): Promise<Outcome<{ rechecked: number }>> => {
  const event = await findAwardedEvent(tx, about.eventId)
  const ladders = readLadders(event ? await laddersFor(tx, event) : [])
  if (!ladders.ok) return ladders
  if (!event || ladders.value.length === 0) return ok({ rechecked: 0 })
  const concerned = new Set(ladders.value.map(({ policy }) => policy.id))
  const everybody = await gatherFacts(tx, { people: await peopleOfEvent(tx, about.eventId) })
  const ids = [...everybody.values()].flatMap(facts => {
    const evidenced = new Set(evidencedGrades(ladders.value, facts))
    return facts.grades
      .filter(grade => grade.status === 'AWARDED' && concerned.has(grade.policyId) && !evidenced.has(grade))
      .map(grade => grade.id)
  })
  if (ids.length === 0) return ok({ rechecked: 0 })
  await tx.update(gradeAward).set({ status: 'RECHECK' }).where(inArray(gradeAward.id, ids))
  await recordAudit(tx, viewer, {
    type: 'GRADES_RECHECKED',
    organisationId: event.organisationId,
    aggregateKind: 'event',
    aggregateId: event.id,
    data: { correctionId: about.correctionId, gradeIds: ids },
  })
  return ok({ rechecked: ids.length })
}
