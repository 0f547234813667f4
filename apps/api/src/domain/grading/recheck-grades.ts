import { ok } from '@paiji/rules'
import { inArray } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { gradeAward } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { findAwardedEvent } from '../awards/awards.repo.js'
import type { Outcome } from '../shared/problem.js'
import { climb, parseLadder } from './ladder.js'
import { awardsOfPeople, gradesHeld, laddersFor, peopleAwarded, standingIds } from './ladders.repo.js'
import { gradeKey } from './preview-grades.js'

/**
 * Marks grades for a second look whose evidence a correction of the event's points has taken away. Nothing is revoked
 * here: that is a person's decision. Answers how many were marked. Problem: LADDER_UNREADABLE.
 */
export const recheckGrades = async (
  tx: Transaction,
  viewer: Viewer,
  about: { eventId: string; correctionId: string },
): Promise<Outcome<{ rechecked: number }>> => {
  const event = await findAwardedEvent(tx, about.eventId)
  const ladders = event ? await laddersFor(tx, event) : []
  const people = ladders.length > 0 ? await standingIds(tx, await peopleAwarded(tx, about.eventId)) : []
  if (!event || people.length === 0) return ok({ rechecked: 0 })
  const awards = await awardsOfPeople(tx, event.sport, people)
  const reached = new Set<string>()
  for (const { id: policyId, rule } of ladders) {
    const steps = parseLadder(rule)
    if (!steps.ok) return steps
    for (const personId of people) {
      const own = awards.filter(award => award.personId === personId)
      for (const { step } of climb(steps.value, own)) reached.add(gradeKey({ personId, policyId, grade: step.grade }))
    }
  }
  const doubtful = (await gradesHeld(tx, ladders, people)).filter(
    held => held.status === 'AWARDED' && !reached.has(gradeKey(held)),
  )
  if (doubtful.length === 0) return ok({ rechecked: 0 })
  const ids = doubtful.map(held => held.id)
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
